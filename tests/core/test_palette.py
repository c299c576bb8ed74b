"""The colours of the terminal."""

import pytest

from mire.core import palette


@pytest.mark.parametrize("name", ["PEAT", "MOSS", "WATER", "SUN", "BERRY", "HEATHER"])
def test_colours_can_be_read_on_black_and_on_white(name: str) -> None:
    light = _luminance(getattr(palette, name))
    assert (light + 0.05) / 0.05 >= 3
    assert 1.05 / (light + 0.05) >= 3


def _luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as the web's contrast rules count it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
