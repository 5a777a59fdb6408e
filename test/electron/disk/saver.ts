/** Saves one game after the other into each of the folders that it is told, as fast as it can, until it is killed. */
import { saveStore } from '../../../electron/disk/save-store';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';

/** Long enough for a kill to fall into the middle of writing it. */
const WEIGHT = 'x'.repeat(200_000);

async function saveForEver(folder: string, first: number): Promise<void> {
  const store = saveStore(folder, (sentence) => console.error(sentence));
  for (let game = first; ; game++) {
    await store.save('autosave', aSaveMeta({ round: game }), aSaveText(String(game), { weight: WEIGHT }));
    process.stdout.write(`${JSON.stringify({ folder, game })}\n`);
  }
}

const [first, ...folders] = process.argv.slice(2);
await Promise.all(folders.map((folder) => saveForEver(folder, Number(first))));
