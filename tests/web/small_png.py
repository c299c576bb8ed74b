"""Pictures of the page with 256 colours: a third of the bytes, and the eye hardly sees it."""

import base64
import math
import struct
import zlib
from array import array
from collections import Counter

from playwright.sync_api import Browser

COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3

# The browser knows how to read a picture.
READ = """async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const bytes = canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const parts = Array.from({ length: Math.ceil(bytes.length / 32768) }, (_, part) =>
        String.fromCharCode(...bytes.subarray(part * 32768, (part + 1) * 32768)));
    return [bitmap.width, bitmap.height, btoa(parts.join(""))];
}"""

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]  # colours, and how often each is there


def shrink(browser: Browser, picture: bytes) -> bytes:
    """The picture with few colours."""
    page = browser.new_page()
    width, height, data = page.evaluate(READ, base64.b64encode(picture).decode())
    page.close()
    pixels = array("I", base64.b64decode(data))
    numbers: dict[int, int] = {}
    palette: list[Colour] = []
    for box in cut(Counter(pixels)):
        numbers.update({pack(colour): len(palette) for colour, _ in box})
        palette.append(average(box))
    rows = bytes(map(numbers.__getitem__, pixels))
    return encode(width, [rows[start : start + width] for start in range(0, width * height, width)], palette)


def cut(pixels: Counter[int]) -> list[Box]:
    """Sort the colours into boxes: the one that matters most is cut in half until there are enough."""
    boxes: list[Box] = [[(unpack(pixel), count) for pixel, count in pixels.items()]]
    while len(boxes) < COLOURS:
        box = max(boxes, key=spread)
        if spread(box) == 0:
            break
        boxes.remove(box)
        boxes += halves(box)
    return boxes


def halves(box: Box) -> tuple[Box, Box]:
    """Two boxes with as many pixels each, apart in the channel in which the colours differ most."""
    channel = max(range(3), key=lambda channel: width_of(box, channel))
    box = sorted(box, key=lambda entry: entry[0][channel])
    half, seen = sum(count for _, count in box) / 2, 0
    for place, (_, count) in enumerate(box[:-1], start=1):
        seen += count
        if seen >= half:
            return box[:place], box[place:]
    return box[:-1], box[-1:]


def spread(box: Box) -> float:
    """How much would be gained by cutting a box."""
    return max(width_of(box, channel) for channel in range(3)) * math.sqrt(sum(count for _, count in box))


def width_of(box: Box, channel: int) -> int:
    values = [colour[channel] for colour, _ in box]
    return max(values) - min(values)


def average(box: Box) -> Colour:
    total = sum(count for _, count in box)
    red, green, blue = (round(sum(colour[channel] * count for colour, count in box) / total) for channel in range(3))
    return red, green, blue


def unpack(pixel: int) -> Colour:
    red, green, blue, _ = pixel.to_bytes(4, "little")
    return red, green, blue


def pack(colour: Colour) -> int:
    return int.from_bytes([*colour, 255], "little")


def encode(width: int, rows: list[bytes], palette: list[Colour]) -> bytes:
    """The bytes of a picture whose pixels are numbers of colours."""
    head = struct.pack(">IIBBBBB", width, len(rows), 8, INDEXED, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    colours = b"".join(bytes(colour) for colour in palette)
    return SIGNATURE + b"".join(
        [chunk(b"IHDR", head), chunk(b"PLTE", colours), chunk(b"IDAT", body), chunk(b"IEND", b"")]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
