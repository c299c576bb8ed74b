"""Who thinks, and who thinks next."""
