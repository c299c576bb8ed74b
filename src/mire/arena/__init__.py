"""The arena: bots against each other on the same deals, from every seat, and what that says of them."""
