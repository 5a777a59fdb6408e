/** How colours look to eyes that lack one of three kinds of cones, and how far apart they are. */
import type { Vision } from '../../renderer/styles/vision';

type Three = readonly [number, number, number];

/** Shares of light, 0 to 1, of `#rgb` or `#rrggbb`. */
function lightOf(colour: string): Three {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** By Machado, Oliveira and Fernandes (2009), for eyes that lack that kind of cone altogether. */
const LACKING: Readonly<Record<Exclude<Vision, 'usual'>, readonly [Three, Three, Three]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (row: Three, [r, g, b]: Three) => row[0] * r + row[1] * g + row[2] * b;
const within = (share: number) => Math.min(1, Math.max(0, share));

/** The light that such eyes make of a colour. */
export function seenBy(vision: Exclude<Vision, 'usual'>, colour: string): Three {
  const light = lightOf(colour);
  const [red, green, blue] = LACKING[vision];
  return [within(times(red, light)), within(times(green, light)), within(times(blue, light))];
}

/** CIELAB, D65. */
function labOf(light: Three): Three {
  const root = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : (841 / 108) * share + 4 / 29);
  const x = root(times([0.4124564, 0.3575761, 0.1804375], light) / 0.95047);
  const y = root(times([0.2126729, 0.7151522, 0.072175], light));
  const z = root(times([0.0193339, 0.119192, 0.9503041], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: from 25 on nobody takes one for the other. */
export function farApart(one: Three, other: Three): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** As WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => times([0.2126, 0.7152, 0.0722], lightOf(colour)) + 0.05);
  return Math.max(a ?? 1, b ?? 1) / Math.min(a ?? 1, b ?? 1);
}
