import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keepDataBeside } from '../../electron/data-folder';
import { tempFolder } from '../helpers/temp-folder';

describe('the data of the app', () => {
  it('lies beside a portable program', () => {
    const folder = tempFolder();
    const setPath = vi.fn();
    keepDataBeside({ setPath }, { PORTABLE_EXECUTABLE_DIR: folder });
    expect(setPath.mock.calls).toEqual([['userData', join(folder, 'Curfew data')]]);
    expect(existsSync(join(folder, 'Curfew data'))).toBe(true);
  });

  it('stays where the system puts it for an installed one', () => {
    const setPath = vi.fn();
    keepDataBeside({ setPath }, {});
    expect(setPath).not.toHaveBeenCalled();
  });

  it('stays there as well when nothing can be written beside the program', () => {
    const setPath = vi.fn();
    const make = () => {
      throw new Error('EROFS');
    };
    keepDataBeside({ setPath }, { PORTABLE_EXECUTABLE_DIR: '/mnt/stick' }, make);
    expect(setPath).not.toHaveBeenCalled();
  });
});
