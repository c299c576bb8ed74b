"""What games add up to, and how far it can be trusted."""
