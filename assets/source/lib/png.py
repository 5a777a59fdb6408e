"""Writes pixels as PNG, byte for byte the same every time."""

import struct
import zlib

import numpy as np


def _chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def write_png(pixels, path):
    """`pixels`: (height, width, 3) sRGB values from 0 to 1, the upper row first; a fourth value is how solid the pixel is."""
    height, width, channels = pixels.shape
    rows = np.round(np.clip(pixels, 0, 1) * 255).astype(np.uint8).reshape(height, -1)
    filtered = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    header = struct.pack('>IIBBBBB', width, height, 8, 6 if channels == 4 else 2, 0, 0, 0)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + _chunk(b'IHDR', header))
        file.write(_chunk(b'IDAT', zlib.compress(filtered, 6)) + _chunk(b'IEND', b''))
