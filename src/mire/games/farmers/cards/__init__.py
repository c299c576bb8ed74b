"""The 117 minor improvements, by their printed categories: what each costs and needs, and what it does when."""
