import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openedFiles, pathsIn } from '../../electron/opened-files';
import { speakAsIn } from '../../electron/words';
import { LARGEST_SAVE } from '../../models/kernel/save-meta';
import { markedBytes } from '../helpers/odd-texts';
import { tempFolder } from '../helpers/temp-folder';

function opened() {
  const told = { waiting: 0, reports: [] as string[] };
  const files = openedFiles(
    () => {
      told.waiting++;
    },
    (sentence) => told.reports.push(sentence),
  );
  return { files, told };
}

function aFile(name: string, text: string | Uint8Array): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, text);
  return path;
}

describe('files opened with the app', () => {
  it('are announced and handed over one by one, oldest first', async () => {
    const { files, told } = opened();
    files.open(aFile('First night.curfew', '1'));
    files.open(aFile('Second night.curfew', '2'));
    expect(told.waiting).toBe(2);
    expect(await files.take()).toEqual({ name: 'First night', text: '1' });
    expect(await files.take()).toEqual({ name: 'Second night', text: '2' });
    expect(await files.take()).toBeNull();
  });

  it('are passed over with a sentence when they can not be read', async () => {
    const { files, told } = opened();
    const large = aFile('large.curfew', '');
    truncateSync(large, LARGEST_SAVE + 1);
    files.open(join(tempFolder(), 'gone.curfew'));
    files.open(large);
    files.open(aFile('sound.curfew', '3'));
    expect(await files.take()).toEqual({ name: 'sound', text: '3' });
    expect(told.reports).toEqual([
      expect.stringMatching(/^gone was not imported\. ENOENT/),
      'large was not imported. It is too large to be a saved game.',
    ]);
  });

  it('are passed over in the language of the app', async () => {
    const { files, told } = opened();
    speakAsIn('{"language":"de"}', []);
    const large = aFile('gross.curfew', '');
    truncateSync(large, LARGEST_SAVE + 1);
    files.open(large);
    await files.take();
    speakAsIn(null, []);
    expect(told.reports).toEqual(['gross wurde nicht importiert. Für einen Spielstand ist das zu groß.']);
  });

  it.each(markedBytes('{"name":"Ночь"}'))(
    'are read behind the byte order mark of %s',
    async (_what, bytes) => {
      const { files } = opened();
      files.open(aFile('night.curfew', bytes));
      expect((await files.take())?.text).toBe('{"name":"Ночь"}');
    },
  );

  it('may be links to saved games, for the person chose them', async () => {
    const { files } = opened();
    const link = join(tempFolder(), 'link.curfew');
    symlinkSync(aFile('night.curfew', '1'), link);
    files.open(link);
    expect(await files.take()).toEqual({ name: 'link', text: '1' });
  });

  it.skipIf(process.platform === 'win32')(
    'are never read from where they are no ordinary files',
    async () => {
      const { files, told } = opened();
      const folder = tempFolder();
      const paths = ['pipe', 'device', 'folder', 'loop'].map((name) => join(folder, `${name}.curfew`));
      const [pipe = '', device = '', inner = '', loop = ''] = paths;
      execFileSync('mkfifo', [pipe]);
      symlinkSync('/dev/zero', device);
      mkdirSync(inner);
      symlinkSync(loop, loop);
      for (const path of paths) files.open(path);
      expect(await files.take()).toBeNull();
      expect(told.reports).toEqual(
        ['pipe', 'device', 'folder', 'loop'].map(
          (name) => `${name} was not imported. It is not an ordinary file.`,
        ),
      );
    },
  );
});

describe('the arguments of a start', () => {
  it('name saved games, from the folder that it was started in', () => {
    const args = ['--no-sandbox', '.', 'a.curfew', '/games/B.CURFEW', '--file=c.curfew', 'd.json'];
    expect(pathsIn(args, '/home/ada')).toEqual([resolve('/home/ada/a.curfew'), resolve('/games/B.CURFEW')]);
  });
});
