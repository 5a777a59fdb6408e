/** Two containers that hold one picture in several sizes, each as PNG. */

/** One square picture. */
export interface Sized {
  /** Pixels on each side. */
  readonly size: number;
  readonly png: Buffer;
}

/** Windows icon file. A side of 256 is written as 0, and there is no larger one. */
export function ico(pictures: readonly Sized[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Apple's name for a PNG of each size. */
const ICNS_TYPES: Readonly<Record<number, string>> = {
  16: 'icp4',
  32: 'icp5',
  64: 'icp6',
  128: 'ic07',
  256: 'ic08',
  512: 'ic09',
  1024: 'ic10',
};

/**
 * macOS icon file.
 * @throws Error for a size that Apple has no name for
 */
export function icns(pictures: readonly Sized[]): Buffer {
  const entries = pictures.map(({ size, png }) => {
    const type = ICNS_TYPES[size];
    if (type === undefined) throw new Error(`An icns file holds no picture of ${size} pixels.`);
    return Buffer.concat([Buffer.from(type), lengthOf(8 + png.length), png]);
  });
  const length = entries.reduce((sum, entry) => sum + entry.length, 8);
  return Buffer.concat([Buffer.from('icns'), lengthOf(length), ...entries]);
}

function lengthOf(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(bytes);
  return field;
}
