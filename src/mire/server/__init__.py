"""The server: tables that live on disk, played through sockets, and the page that shows them."""
