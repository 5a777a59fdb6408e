import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recallPlacement, rememberPlacement } from '../../../electron/window/window-state';
import { NO_FILES } from '../../helpers/no-files';
import { tempFolder } from '../../helpers/temp-folder';

const PLACEMENT = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: true, fullscreen: false };

function aPlace() {
  const folder = tempFolder();
  const reports: string[] = [];
  const path = join(folder, 'window.json');
  const remember = () => rememberPlacement(path, PLACEMENT, (sentence) => reports.push(sentence));
  return { folder, path, reports, remember };
}

describe('the place of the window', () => {
  it('is remembered', async () => {
    const { path, remember, folder } = aPlace();
    remember();
    expect(await recallPlacement(path)).toEqual(PLACEMENT);
    expect(readdirSync(folder)).toEqual(['window.json']);
  });

  it('is nothing before it was remembered, or where the file is damaged', async () => {
    const { path } = aPlace();
    expect(await recallPlacement(path)).toBeNull();
    writeFileSync(path, '{"bounds":');
    expect(await recallPlacement(path)).toBeNull();
  });

  it.each(Object.entries(NO_FILES))('holds no start up where %s lies instead', async (_what, put) => {
    const { path } = aPlace();
    put(path);
    expect(await recallPlacement(path)).toBeNull();
  });

  it.each(Object.entries(NO_FILES))(
    'is remembered where %s lies in the way of writing',
    async (_what, put) => {
      const { path, remember, reports } = aPlace();
      put(`${path}.fresh`);
      remember();
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(PLACEMENT);
      expect(reports).toEqual([]);
    },
  );

  it('is forgotten with a word in the log where it can not be written', () => {
    const { path, remember, reports } = aPlace();
    NO_FILES['a folder']?.(path);
    remember();
    expect(reports).toEqual([expect.stringMatching(/^The place of the window is not remembered: /)]);
  });
});
