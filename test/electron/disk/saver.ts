/** Saves one game after the other into the folder that it is told, as fast as it can, until it is killed. */
import { saveStore } from '../../../electron/disk/save-store';
import { aSaveMeta } from '../../helpers/save-meta';

/** Long enough for a kill to fall into the middle of writing it. */
const WEIGHT = 'x'.repeat(200_000);

const [folder = '', first = '1'] = process.argv.slice(2);
const store = saveStore(folder, (sentence) => console.error(sentence));

for (let game = Number(first); ; game++) {
  await store.save('autosave', aSaveMeta({ round: game }), JSON.stringify({ game, weight: WEIGHT }));
  process.stdout.write(`${game}\n`);
}
