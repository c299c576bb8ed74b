"""Tables: what is kept of them, who is there, and what each may know."""
