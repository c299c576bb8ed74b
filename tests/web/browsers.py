"""Debian's Chromium, and pages in it that each belong to somebody else."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from tests.patience import PATIENCE
from tests.web.players import Player

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
ASK_NOTHING = 'localStorage["mire.asks-first"] ??= "false"'  # by the setting of that name
PHONE = 600  # narrower screens are touched


class NoBrowser(Exception):
    """There is no Chromium here."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser while it is needed."""
    program = shutil.which("chromium")
    if program is None:
        raise NoBrowser("the page is tested in Chromium, which is not installed: apt-get install chromium")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def open_player(
    browser: Browser,
    address: str,
    width: int = 1280,
    height: int = 800,
    locale: str = "en",
    *,
    dark: bool = False,
    reduced_motion: bool = True,
    keeps_offline: bool = False,
    asks_first: bool = False,
) -> Player:
    """A page with cookies and settings of its own; `keeps_offline` lets it keep itself for times without a server.

    Who plays through whole games does not want to be asked before every turn ends, unless it `asks_first`.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=locale,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if reduced_motion else "no-preference",
        has_touch=width < PHONE,
        is_mobile=width < PHONE,
        permissions=["clipboard-read", "clipboard-write"],
        service_workers="allow" if keeps_offline else "block",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE * 1000)
    if not asks_first:
        context.add_init_script(ASK_NOTHING)
    return Player(context.new_page(), locale[:2], touches=width < PHONE)
