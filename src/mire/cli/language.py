"""The language of what is said at the table."""

from typing import Annotated

from cyclopts import Parameter

from mire.core.errors import BadSetup
from mire.texts import LANGUAGES

Language = Annotated[str, Parameter(help=f"In which language: {' or '.join(LANGUAGES)}.")]


def check_language(language: str) -> None:
    """BadSetup lists the languages if this is none."""
    if language not in LANGUAGES:
        raise BadSetup(f"there is no language '{language}'; the languages are: {', '.join(LANGUAGES)}")
