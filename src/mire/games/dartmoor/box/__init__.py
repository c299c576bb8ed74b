"""What lies in the box: spaces, cards and pieces, as data."""
