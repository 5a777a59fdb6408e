import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { icns, ico } from '../../../../assets/source/icon/containers';

const png = (text: string) => Buffer.from(text);

describe('a Windows icon file', () => {
  it('points at each of its pictures, and writes a side of 256 as 0', () => {
    const file = ico([
      { size: 16, png: png('small') },
      { size: 256, png: png('large') },
    ]);
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
    expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 0]);
    const pictures = [6, 22].map((at) => {
      const offset = file.readUInt32LE(at + 12);
      return file.subarray(offset, offset + file.readUInt32LE(at + 8)).toString();
    });
    expect(pictures).toEqual(['small', 'large']);
  });
});

describe('a macOS icon file', () => {
  it('names each of its pictures by its size', () => {
    const file = icns([
      { size: 16, png: png('small') },
      { size: 1024, png: png('large!') },
    ]);
    expect(file.subarray(0, 4).toString()).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    expect(file.subarray(8, 12).toString()).toBe('icp4');
    expect(file.readUInt32BE(12)).toBe(13);
    expect(file.subarray(21, 25).toString()).toBe('ic10');
  });

  it('holds no picture of another size', () => {
    expect(() => icns([{ size: 17, png: png('') }])).toThrow('An icns file holds no picture of 17 pixels.');
  });
});

describe('the icons of the app', () => {
  it.each([16, 32, 48, 64, 128, 256, 512])('are there with %i pixels', async (size) => {
    const { width, height, hasAlpha } = await sharp(`build/icons/${size}x${size}.png`).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: true });
  });

  it('are there for Windows and macOS', () => {
    expect(readFileSync('build/icon.ico').readUInt16LE(4)).toBe(7);
    expect(readFileSync('build/icon.icns').subarray(0, 4).toString()).toBe('icns');
  });
});
