"""What can be refused, and why: every message says what was wrong and what is allowed."""


class MireError(ValueError):
    """Something asked for that can't be done; nothing has changed."""


class BadSetup(MireError):
    """No such game, player count or option, or an option's value does not fit."""


class IllegalMove(MireError):
    """A move that can't be read, or that the rules do not allow now."""


class BadRecord(MireError):
    """A record or a table's JSON that is broken, foreign or from a newer version."""
