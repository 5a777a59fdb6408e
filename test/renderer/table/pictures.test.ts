import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pen } from '../../../renderer/table/print/canvas';
import { cover, loadPictures } from '../../../renderer/table/print/pictures';

afterEach(() => vi.unstubAllGlobals());

const urlOf = (id: string) => new URL(`https://table.invalid/${id}.webp`);

describe('pictures to print', () => {
  it('are fetched once each; what cannot be read is left out', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      asked.push(url.pathname);
      return { blob: async () => url.pathname };
    });
    vi.stubGlobal('createImageBitmap', async (blob: string) => {
      if (blob === '/torn.webp') throw new Error('It is no picture.');
      return { width: 384, height: 264 };
    });
    const pictures = await loadPictures(['bow', 'torn', 'axe'], urlOf);
    expect(asked).toEqual(['/bow.webp', '/torn.webp', '/axe.webp']);
    expect([...pictures.keys()]).toEqual(['bow', 'axe']);
  });

  it.each([
    ['a wide one at its sides', { width: 400, height: 100 }, [100, 0, 200, 100]],
    ['a high one at its top and foot', { width: 200, height: 300 }, [0, 100, 200, 100]],
    ['one of the same shape nowhere', { width: 100, height: 50 }, [0, 0, 100, 50]],
  ])('fill their area, cut off evenly: %s', (_what, size, seen) => {
    const drawn: unknown[] = [];
    const pen = { drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) };
    cover(pen as unknown as Pen, size as ImageBitmap, { x: 7, y: 9, width: 80, height: 40 });
    expect(drawn).toEqual([[...seen, 7, 9, 80, 40]]);
  });
});
