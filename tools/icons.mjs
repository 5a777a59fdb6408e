/**
 * Writes `renderer/icons/icons.json`: the outlines of the icons that the app shows, and of no others.
 * They are from Game Icons (game-icons.net, CC BY 3.0); run `node tools/icons.mjs` after changing the list.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Our name -> theirs. */
const ICONS = {
  evade: 'dodge', jump: 'jump-across', climb: 'mountain-climbing', power: 'fist', block: 'shield', push: 'push',
  blank: 'plain-square', run: 'run', pad: 'bouncing-spring', attack: 'crossed-swords', use: 'backpack',
  switch: 'swap-bag', exchange: 'card-exchange', interact: 'hand', pass: 'hourglass', undo: 'return-arrow',
  day: 'sun', night: 'moon', wound: 'open-wound', heavy: 'broken-heart', exposure: 'all-seeing-eye',
  chase: 'sprint', spawn: 'raise-zombie', fatigue: 'despair', safe: 'check-mark', momentum: 'heavy-lightning',
  jacket: 'sleeveless-jacket', gloves: 'gloves', shoes: 'running-shoe', weapon: 'bowie-knife', item: 'light-backpack',
  salvage: 'swap-bag', biter: 'shambling-zombie', viral: 'sprint', volatile: 'horned-skull', howler: 'screaming',
  menu: 'hamburger-menu', goal: 'on-target', event: 'hazard-sign', place: 'position-marker', log: 'notebook',
  help: 'help', inhibitor: 'syringe', dice: 'perspective-dice-six', camera: 'eye-target',
}; // biome-ignore format: a table

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(await readFile(source, 'utf8'));

function outline(name) {
  const body = icons[name]?.body;
  const paths = [...(body ?? '').matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`Game Icons has no outline named ${name}.`);
  return paths.join('');
}

const table = Object.fromEntries(Object.entries(ICONS).map(([ours, theirs]) => [ours, outline(theirs)]));
await writeFile(
  new URL('../renderer/icons/icons.json', import.meta.url),
  `${JSON.stringify(table, null, 2)}\n`,
);
