"""Points, which may be halves: whole ones stay whole numbers, also in JSON."""

Points = int | float


def plain(points: Points) -> Points:
    """Whole points as a whole number."""
    whole = int(points)
    return whole if whole == points else points


def spelled(points: Points) -> str:
    """As they stand on a score pad: 4, 4½ or -½."""
    whole = int(points)
    if whole == points:
        return str(whole)
    sign = "-" if points < 0 else ""
    return f"{sign}{abs(whole) or ''}½"
