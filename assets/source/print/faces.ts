/** Makes the faces of the table known to the SVG renderer, which reads TrueType files only. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const PACKAGES = resolve(import.meta.dirname, '../../../node_modules/@fontsource');
const FILES = [
  'barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  'stardos-stencil/files/stardos-stencil-latin-700-normal.woff',
];
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const TTF_HEADER = 12;
const TTF_ENTRY = 16;

/** The TrueType font inside a WOFF file (W3C WOFF 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(TTF_HEADER + TTF_ENTRY * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - (16 << power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const to = TTF_HEADER + index * TTF_ENTRY;
    woff.copy(head, to, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Must run before the renderer is loaded: it reads its configuration once. */
export function provideFaces(): void {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-faces-'));
  FILES.forEach((file, index) => {
    writeFileSync(join(folder, `${index}.ttf`), unpackWoff(readFileSync(join(PACKAGES, file))));
  });
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = configuration;
}
