"""Games between bots: who meets whom, where and by whom they are played, and where they are kept."""
