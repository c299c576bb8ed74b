"""What each kind of pending step does, all of it in one place."""
