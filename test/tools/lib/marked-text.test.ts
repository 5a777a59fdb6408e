import { describe, expect, it } from 'vitest';
import { markedText } from '../../../tools/lib/marked-text';
import { markedBytes } from '../../helpers/odd-texts';

const TEXT = 'Ночь\n{"cmd":"games"}\n';

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size: number): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of markedText(piecesOf(bytes, size))) pieces.push(piece);
  return pieces.join('');
}

describe('text that comes in', () => {
  it.each([['UTF-8 without a mark', Buffer.from(TEXT)] as const, ...markedBytes(TEXT)])(
    'is read in %s, wherever it is cut into pieces',
    async (_what, bytes) => {
      for (const size of [1, 2, 3, 5, bytes.length]) expect(await read(bytes, size)).toBe(TEXT);
    },
  );

  it('may be nothing', async () => {
    expect(await read(Buffer.from(''), 1)).toBe('');
    expect(await read(Buffer.from('1'), 1)).toBe('1');
  });
});
