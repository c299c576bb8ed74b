"""How to call this program again."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "mire"


def command(*words: str) -> str:
    """A command line to copy: by name if the shell finds it, else by the path that was used this time."""
    by_name = shutil.which(NAME) or Path(sys.argv[0]).stem != NAME
    return shlex.join([NAME if by_name else sys.argv[0], *words])
