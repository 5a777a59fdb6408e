/**
 * Writes the outlines of the icons that the app shows, and of no others: `renderer/icons/icons.json` for its interface, and
 * beside the scene of a game those printed on its cards. They are from Game Icons (game-icons.net, CC BY 3.0); run `node tools/icons.mjs` after changing the list.
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

/** What is printed on the cards of Survive Until Daylight, by card. */
const CARDS = {
  'jk-junk': 'trash-can',
  'hl-bar': 'chocolate-bar',
  'hl-can': 'canned-fish',
  'hl-kit': 'medical-pack-alt',
  'sp-energy': 'energy-arrow',
  'sp-focus': 'brain',
  'sp-cheer': 'megaphone',
  'sp-bloodlust': 'bloody-sword',
  'sp-vitaly': 'medicine-pills',
  'sp-lucky': 'shamrock',
  'wp-pipe': 'lead-pipe',
  'wp-bat': 'spiked-bat',
  'wp-machete': 'machete',
  'wp-shovel': 'spade',
  'wp-fireaxe': 'fire-axe',
  'wp-trimmer': 'chainsaw',
  'wp-pistol': 'pistol-gun',
  'wp-smg': 'uzi',
  'wp-huntrifle': 'winchester-rifle',
  'wp-shotgun': 'blunderbuss',
  'wp-sawnoff': 'sawed-off-shotgun',
  'wp-crossbow': 'crossbow',
  'wp-molotov': 'molotov',
  'wp-dynamite': 'dynamite',
  'wp-knives': 'thrown-daggers',
  'sw-pillar': 'flat-hammer',
  'sw-psycho': 'meat-cleaver',
  'sw-trigger': 'lee-enfield',
  'sw-drifter': 'crowbar',
  'sw-haggler': 'briefcase',
  'sw-hipster': 'bow-arrow',
  'am-bullet': 'bullets',
  'am-shell': 'shotgun-rounds',
  'am-arrow': 'arrow-cluster',
  'in-planks': 'planks',
  'in-nails': 'hammer-nails',
  'in-shards': 'shatter',
  'in-wires': 'wire-coil',
  'in-explosives': 'powder',
  'rd-rodent1': 'rat',
  'rd-rodent2': 'rat',
  'rd-crow': 'raven',
  wave: 'siren',
  'cc-whiff': 'shrug',
  'cc-slip': 'drop-weapon',
  'cc-even': 'punch',
  'cc-hit': 'punch-blast',
  'cc-solid': 'broken-bone',
  'cc-perfect': 'headshot',
  'cc-shrapnel': 'shatter',
  'cc-swing': 'quick-slash',
  'cc-overkill': 'death-skull',
  'cc-through': 'spiral-thrust',
  'cc-fan': 'thrown-knife',
  'cc-juggle': 'crossed-swords',
  'cc-frenzy': 'triple-scratches',
  'cc-clean': 'bullseye',
  'cc-graze': 'ragged-wound',
  wanderer: 'shambling-zombie',
  raider: 'robber',
  brute: 'brute',
  monster: 'ogre',
  survivor: 'person',
  'as-brutal': 'mailed-fist',
  'as-shamble': 'walking-boot',
  'as-shakedown': 'robber',
  'as-stampede': 'run',
  'as-nightmare': 'ogre',
  'as-stragglers': 'half-body-crawling',
  'back-rubble': 'stone-pile',
  'back-combat': 'crossed-swords',
  'back-horde': 'shambling-zombie',
  'back-assault': 'siren',
  splash: 'splash',
  spread: 'divergence',
  durable: 'infinity',
  cards: 'card-pickup',
  heart: 'hearts',
  skull: 'death-skull',
};

/** What is printed on the cards of Dying Light, by card. */
const DYING_LIGHT_CARDS = {
  'w-hammer': 'warhammer',
  'w-cleavers': 'meat-cleaver',
  'w-bow': 'bow-arrow',
  'w-baton': 'telescopic-baton',
  'e-blade': 'katana',
  'e-crossbow': 'crossbow',
  'c-dressing': 'bandage-roll',
  'c-painkillers': 'medicine-pills',
  'c-firecrackers': 'dynamite',
  'c-syrup': 'soda-bottle',
  'c-knives': 'thrown-daggers',
  'c-smoke': 'smoke-bomb',
  'e-inhibitor': 'syringe',
  'e-vest': 'kevlar-vest',
  'e-grapnel': 'grapple',
  'e-bottle': 'molotov',
  'e-lantern': 'lantern-flame',
  'wd-winded': 'lungs',
  'wd-sprain': 'broken-bone',
  'wd-rib': 'ribcage',
  'wd-bleeding': 'bleeding-wound',
  'wd-concussion': 'brain',
  'wd-torn': 'leather-vest',
  'wd-deepcut': 'ragged-wound',
  'wd-scream': 'screaming',
  'wd-blurred': 'bleeding-eye',
  'wd-limp': 'leg',
  'wd-numb': 'hand',
  'wd-fever': 'pill-drop',
  'wd-panic': 'run',
  'wd-stunned': 'stun-grenade',
  'wd-graze': 'triple-scratches',
  'wd-adrenaline': 'heart-bottle',
  'ch-sprinter': 'running-ninja',
  'ch-pack': 'shambling-zombie',
  'ch-hunter': 'hunter-eyes',
  'ch-scent': 'sniffing-dog',
  light: 'arm-bandage',
  goal: 'on-target',
  'deck-exposure': 'eye-target',
  'deck-activation': 'sands-of-time',
  'deck-common': 'knapsack',
  'deck-epic': 'locked-chest',
  'deck-wound': 'bleeding-wound',
  'deck-chase': 'running-ninja',
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

/**
 * @param {Record<string, string>} names
 * @param {string} path from the root of the project
 */
async function write(names, path) {
  const table = Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, outline(theirs)]));
  await writeFile(new URL(`../${path}`, import.meta.url), `${JSON.stringify(table, null, 2)}\n`);
}

await write(ICONS, 'renderer/icons/icons.json');
await write(CARDS, 'renderer/games/survive-until-daylight/scene/cards/card-icons.json');
await write(DYING_LIGHT_CARDS, 'renderer/games/dying-light/scene/cards/card-icons.json');
