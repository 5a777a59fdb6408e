/** The table of contents of the rulebook: topics in reading order, each with its entries in reading order. */
export const TOPICS = {
  goal: ['aim', 'one-death', 'last-round'],
  start: ['characters', 'starter-weapon', 'decks', 'assault-order', 'first-player', 'skulls', 'leaving'],
  round: ['phases'],
  search: ['pile', 'draw', 'keep', 'nothing-used', 'red-cards', 'wave', 'delay', 'last-wave'],
  bag: ['slots', 'room', 'throw-away', 'junk', 'healing', 'random-loss'],
  trade: ['trade', 'gift', 'answer'],
  line: ['assault', 'line', 'neighbours', 'survivors', 'wanderer', 'raider', 'brute', 'monster'],
  turn: ['turn', 'extra-actions'],
  attack: ['attack', 'bare-hands', 'ammo', 'one-use', 'combat-cards', 'damage', 'splash', 'spread', 'kills'],
  specials: ['specials', 'energy', 'focus', 'cheer', 'blood-lust', 'vitaly', 'lucky'],
  crafting: ['crafting', 'barricade', 'trap', 'spear', 'grenade'],
  enemies: [
    'enemy-order',
    'enemy-target',
    'enemy-attack',
    'enemy-damage',
    'enemy-splash',
    'survivor-hit',
    'allies',
    'unabsorbable',
  ],
  perks: ['pillar', 'psycho', 'trigger', 'drifter', 'haggler', 'hipster'],
} as const;

export type TopicId = keyof typeof TOPICS;
export type RulebookEntryId = (typeof TOPICS)[TopicId][number];
