"""What estimates are worth: found out, checked, and written down."""
