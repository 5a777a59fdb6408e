import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseScripts, findScripts, modelPath } from '../../../../tools/lib/assets/scripts.mjs';
import { tempFolder } from '../../../helpers/temp-folder';

const BITER = { name: 'biter', game: 'dying-light', folder: 'figures', path: 'dying-light/figures/biter.py' };
const WALLS = { name: 'walls', game: 'dying-light', folder: 'city', path: 'dying-light/city/walls.py' };

function sourceFolder(): string {
  const folder = tempFolder();
  for (const path of [
    BITER.path,
    WALLS.path,
    'dying-light/city/_card.py',
    'lib/model.py',
    'dying-light/city/atlas.ts',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return folder;
}

describe('the scripts of models', () => {
  it('are the Python files of the games, without the library and what scripts share', async () => {
    expect(await findScripts(sourceFolder())).toEqual([WALLS, BITER]);
  });

  it.each<[string, string[], (typeof BITER)[]]>([
    ['all of them when none is named', [], [BITER, WALLS]],
    ['one by its name', ['walls'], [WALLS]],
    ['one by the id of a model', ['biter-c'], [BITER]],
    ['those of a folder', ['city'], [WALLS]],
    ['those of a game', ['dying-light'], [BITER, WALLS]],
  ])('are chosen: %s', (_, names, expected) => {
    expect(chooseScripts([BITER, WALLS], names)).toEqual(expected);
  });

  it('say so when a name fits nothing', () => {
    expect(() => chooseScripts([BITER], ['bitter'])).toThrow('No model is called bitter.');
  });

  it('put their models where they lie themselves', () => {
    expect(modelPath(BITER, 'biter-a')).toBe('dying-light/figures/biter-a.glb');
  });
});
