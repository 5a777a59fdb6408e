/**
 * Writes `renderer/icons/icons.json`: the outlines of the icons that the app shows, and of no others.
 * They are from Game Icons (game-icons.net, CC BY 3.0); run `node tools/icons.mjs` after changing the list.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Our name -> theirs. */
const ICONS = {
  evade: 'sprint',
  jump: 'jump-across',
  climb: 'mountain-climbing',
  power: 'punch',
  block: 'shield',
  push: 'push',
  run: 'run',
  pad: 'bouncing-spring',
  attack: 'crossed-swords',
  use: 'backpack',
  switch: 'swap-bag',
  exchange: 'card-exchange',
  interact: 'hand',
  pass: 'hourglass',
  undo: 'return-arrow',
  day: 'sun',
  night: 'moon',
  wound: 'bleeding-wound',
  heavy: 'broken-heart',
  exposure: 'eye-target',
  chase: 'running-ninja',
  jacket: 'sleeveless-jacket',
  gloves: 'gloves',
  shoes: 'running-shoe',
  weapon: 'bowie-knife',
  item: 'light-backpack',
  inhibitor: 'syringe',
  menu: 'hamburger-menu',
  goal: 'on-target',
  event: 'hazard-sign',
  place: 'position-marker',
  help: 'help',
  play: 'play-button',
  pause: 'pause-button',
  forward: 'next-button',
  back: 'previous-button',
};

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
/** @type {{ icons: Record<string, { body: string }> }} */
const { icons } = JSON.parse(await readFile(source, 'utf8'));

/** @param {string} name */
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
