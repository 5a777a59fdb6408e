import { describe, expect, it } from 'vitest';
import { whyNotBuildable } from '../../tools/lib/build-trouble.mjs';
import { tempFolder } from '../helpers/temp-folder';

function readOnly(): never {
  throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
}

describe('a folder', () => {
  it('can be built in where things can be written', () => {
    expect(whyNotBuildable(tempFolder())).toBeNull();
  });

  it('that is read-only says so in a sentence', () => {
    expect(whyNotBuildable('/mnt/curfew', readOnly)).toBe(
      'Curfew is not built yet, and nothing can be written in /mnt/curfew: copy it to a folder of your own and start it there.',
    );
  });

  it.each(['/home/ada/C#/curfew', '/home/ada/what?/curfew'])('called %s says so in a sentence', (root) => {
    expect(whyNotBuildable(root, () => {})).toContain(`can't be built in ${root}`);
  });
});
