import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentIn,
  contentInFile,
  LARGEST_CONTENT,
  OWN_CONTENT,
  type OwnContent,
  sharedContent,
  storedContent,
} from '../../../models/kernel/content-kind';
import { LONGEST_NAME } from '../../../models/kernel/tidy-name';

const LAYOUT: OwnContent = {
  kind: 'layout',
  game: 'one-month-in',
  name: 'Long bridge',
  maker: 'Ada',
  body: { farms: 8 },
};

describe('own content', () => {
  it('comes back from the store and from a file as it was', () => {
    expect(contentIn(storedContent(LAYOUT))).toEqual(LAYOUT);
    expect(contentInFile(sharedContent(LAYOUT))).toEqual(LAYOUT);
  });

  it('may be changed by hand in a file, but not in the store', () => {
    expect(contentInFile(sharedContent(LAYOUT).replace('8', '7'))?.body).toEqual({ farms: 7 });
    expect(contentIn(storedContent(LAYOUT).replace('8', '7'))).toBeNull();
  });

  it('has names that fit on a screen, whatever a file says', () => {
    const long = sharedContent({ ...LAYOUT, name: `\n ${'n'.repeat(500)}`, maker: 'm'.repeat(500) });
    expect(contentInFile(long)).toMatchObject({
      name: 'n'.repeat(LONGEST_NAME),
      maker: 'm'.repeat(LONGEST_NAME),
    });
  });

  it.each([
    ['another format', { ...LAYOUT, format: 2 }],
    ['another kind', { ...LAYOUT, format: 1, kind: 'tune' }],
    ['no game', { ...LAYOUT, format: 1, game: undefined }],
    ['a name that is none', { ...LAYOUT, format: 1, name: 7 }],
  ])('is none with %s', (_what, data) => {
    expect(contentInFile(JSON.stringify(data))).toBeNull();
  });

  it('is none in a file that is too long', () => {
    expect(contentInFile(sharedContent({ ...LAYOUT, body: 'x'.repeat(LARGEST_CONTENT) }))).toBeNull();
  });

  it('is none in junk, which throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(contentIn(text)).toBeNull();
        expect(contentInFile(text)).toBeNull();
        expect(OWN_CONTENT.metaOf(text)).toBeNull();
      }),
    );
  });
});
