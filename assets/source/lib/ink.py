"""Turns a render into a drawing: fog, a sky with rays, flat strokes, few tones, ink lines. Scripts do not call it."""

import numpy as np

from .colour import linear

GREY = np.array([0.3, 0.59, 0.11])
INK = np.array([0.10, 0.06, 0.13])
TONES = 7


def drawn(rendered, picture):
    """The finished picture: (height, width, 3) sRGB values from 0 to 1, the upper row first."""
    height, width = rendered.depth.shape
    near = float(np.linalg.norm(np.subtract(picture.eye, picture.aim)))
    colours = _over_sky(rendered, picture, near)
    wide = max(2, round(width / 250))
    flat = strokes(strokes(film(colours * 1.15), wide), max(2, wide - 1))
    grey = flat @ GREY
    steps = np.floor(grey * TONES + 0.5) / TONES
    flat = flat * (0.6 + 0.4 * (steps + 0.02) / (grey + 0.02))[..., None]
    ink = lines(rendered, near)[..., None] * 0.88
    flat = _hatched(flat * (1 - ink) + INK * ink, grey)
    across, down = _shares(height, width)
    flat = flat * (1 - 0.5 * np.clip(np.hypot((across - 0.5) * 1.1, down - 0.48) - 0.36, 0, 1))[..., None]
    flat = np.clip((flat - 0.5) * 1.08 + 0.51, 0, 1)
    mean = flat.mean(axis=-1, keepdims=True)
    return np.clip(mean + (flat - mean) * 1.2, 0, 1)


def halved(pixels):
    """Half the size: what is drawn at double size has smooth lines."""
    return (pixels[0::2, 0::2] + pixels[1::2, 0::2] + pixels[0::2, 1::2] + pixels[1::2, 1::2]) / 4


def _shares(height, width):
    down, across = np.mgrid[0:height, 0:width] / np.array([height, width]).reshape(2, 1, 1)
    return across, down


def _over_sky(rendered, picture, near):
    """What is far fades into the fog; what is not covered is sky: two colours, a glow, rays around it."""
    height, width = rendered.depth.shape
    mood, (across, down) = picture.mood, _shares(height, width)
    share = np.clip(down * 1.3, 0, 1)[..., None]
    sky = linear(mood.above) * (1 - share) + linear(mood.horizon) * share
    x, y = (across - picture.glow[0]) * width / height, down - picture.glow[1]
    away = np.hypot(x, y)
    sky = sky + (linear(mood.glow) - sky) * np.exp(-((away / 0.42) ** 2))[..., None] * 0.9
    rays = np.sin(np.arctan2(y, x) * 16) > 0.2
    sky = sky * (1 + 0.16 * rays * np.exp(-away / 0.7))[..., None]
    fog = (1 - np.exp(-np.clip(rendered.depth - near - picture.clear, 0, None) / (near * 0.9)))[..., None] * 0.9
    cover = rendered.cover[..., None]
    return rendered.light * (1 - fog) + linear(mood.fog) * fog * cover + sky * (1 - cover)


def film(colours):
    """Linear light to sRGB along a film's curve."""
    c = np.clip(colours, 0, None)
    c = np.clip((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14), 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.maximum(c, 1e-6) ** (1 / 2.4) - 0.055)


def _blur(values, radius):
    """The mean over a square around each pixel."""
    edges = ((radius + 1, radius), (radius + 1, radius)) + ((0, 0),) * (values.ndim - 2)
    sums, side = np.pad(values, edges, 'edge').cumsum(0).cumsum(1), 2 * radius + 1
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side**2


def strokes(pixels, radius):
    """Kuwahara's filter: each pixel takes the mean of the calmest square beside it. Smooths noise, keeps edges."""
    grey, reach = pixels @ GREY, max(1, radius // 2)
    mean, unrest = _blur(pixels, reach), _blur(grey * grey, reach) - _blur(grey, reach) ** 2
    calmest, result = np.full(grey.shape, np.inf), pixels.copy()
    for shift in ((-reach, -reach), (-reach, reach), (reach, -reach), (reach, reach)):
        here = np.roll(unrest, shift, (0, 1))
        calmer = here < calmest
        calmest = np.where(calmer, here, calmest)
        result[calmer] = np.roll(mean, shift, (0, 1))[calmer]
    return result


def _slope(values):
    across = np.roll(values, -1, 1) - np.roll(values, 1, 1)
    down = np.roll(values, -1, 0) - np.roll(values, 1, 0)
    return np.hypot(across, down)


def lines(rendered, near):
    """Lines where the depth, the direction or the paint jumps; thinner with distance."""
    depth = np.clip(_slope(np.log(np.maximum(rendered.depth, 0.05))) * 5 - 0.15, 0, 1)
    bends = np.sqrt(sum(_slope(rendered.normal[..., k]) ** 2 for k in range(3)))
    bends = np.clip(bends * 0.85 - 0.42, 0, 1)
    paint = np.clip(_slope(rendered.paint @ GREY) * 1.6 - 0.12, 0, 1)
    jumps = np.maximum(np.maximum(depth, bends * 0.8), paint * 0.55)
    jumps = np.clip(np.maximum(_blur(jumps, 1) * 1.5, jumps * 0.9), 0, 1)
    return jumps * np.exp(-np.clip(rendered.depth - near - 0.4, 0, None) / near)


def _hatched(pixels, grey):
    """Dots in the dark places, as in a cheap print."""
    height, width = grey.shape
    across, down = _shares(height, width)
    u, v = across * width + down * height * 0.5, down * height - across * width * 0.5
    pitch = 520 / width
    dots = (np.sin(u * 1.7 * pitch) * np.sin(v * 1.7 * pitch) + 1) / 2
    dark = np.clip(0.3 - grey, 0, 0.3) / 0.3
    return pixels * (1 - 0.28 * dark * (dots > 1 - dark * 0.6))[..., None]
