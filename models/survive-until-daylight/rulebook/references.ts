/** Which numbered rules each entry of the rulebook tells, and which entries it is worth reading next. */
import type { RulebookEntryId } from './topics';

export interface References {
  readonly rules: readonly string[];
  readonly see: readonly RulebookEntryId[];
}

/** @param rules letters and numbers without the game's prefix, several in one text */
function tells(rules: string, ...see: readonly RulebookEntryId[]): References {
  return { rules: rules.split(' ').map((rule) => `SD-${rule}`), see };
}

export const REFERENCES: Readonly<Record<RulebookEntryId, References>> = {
  aim: tells('SETUP-01 END-02 EDGE-30', 'last-round', 'one-death', 'phases'),
  'one-death': tells('END-03 END-04 DMG-02', 'healing', 'unabsorbable'),
  'last-round': tells('END-01 END-05', 'aim', 'pile'),

  characters: tells('SETUP-02 SETUP-03', 'pillar', 'first-player'),
  'starter-weapon': tells('SETUP-04 SETUP-05 SETUP-09', 'attack', 'ammo'),
  decks: tells('SETUP-07', 'pile'),
  'assault-order': tells('SETUP-06', 'assault'),
  'first-player': tells('SETUP-08 FP-01 FP-02', 'draw', 'turn', 'pillar'),
  skulls: tells('EDGE-01', 'one-death'),
  leaving: tells('EDGE-27'),

  phases: tells('RND-01', 'draw', 'trade', 'turn', 'enemy-order'),

  pile: tells('SRCH-01 SRCH-02 SRCH-07', 'decks', 'last-wave'),
  draw: tells('SRCH-03 EDGE-33', 'keep', 'red-cards', 'wave'),
  keep: tells('SRCH-04', 'slots', 'room'),
  'nothing-used': tells('SRCH-05', 'healing', 'specials'),
  'red-cards': tells('SRCH-06 EDGE-04', 'random-loss', 'unabsorbable', 'drifter'),
  wave: tells('WAVE-01 WAVE-02 WAVE-07', 'delay', 'enemy-target'),
  delay: tells('WAVE-03 WAVE-04 EDGE-02', 'wave', 'unabsorbable'),
  'last-wave': tells('WAVE-05 WAVE-06 EDGE-03', 'wave', 'last-round'),

  slots: tells('ITEM-01 ITEM-02 EDGE-18', 'room', 'haggler'),
  room: tells('ITEM-03', 'slots', 'throw-away'),
  'throw-away': tells('ITEM-04 ITEM-08', 'room'),
  junk: tells('ITEM-05', 'haggler', 'hipster', 'random-loss'),
  healing: tells('ITEM-06', 'gift', 'one-death'),
  'random-loss': tells('ITEM-07', 'raider', 'red-cards', 'junk'),

  trade: tells('TRADE-01 EDGE-19', 'gift', 'healing'),
  gift: tells('TRADE-02 TRADE-03 TRADE-04', 'answer', 'haggler'),
  answer: tells('TRADE-05 TRADE-06 EDGE-20', 'gift', 'room'),

  assault: tells('ASLT-01 ASLT-06', 'line', 'assault-order'),
  line: tells('ASLT-02 ASLT-03 EDGE-29', 'neighbours', 'kills'),
  neighbours: tells('ASLT-04 ASLT-05 EDGE-25', 'splash', 'enemy-splash'),
  survivors: tells('SURV-01 SURV-02', 'survivor-hit', 'allies'),
  wanderer: { rules: [], see: ['enemy-damage', 'enemy-order'] },
  raider: tells('ENEM-08 EDGE-17', 'random-loss', 'barricade'),
  brute: tells('ENEM-09', 'barricade', 'allies'),
  monster: tells('ENEM-10 EDGE-14 EDGE-15', 'enemy-damage', 'spear'),

  turn: tells('TURN-01 TURN-02', 'attack', 'crafting', 'specials', 'healing'),
  'extra-actions': tells('TURN-03 EDGE-22', 'energy', 'cheer', 'pillar'),

  attack: tells('ATK-01', 'combat-cards', 'damage', 'neighbours'),
  'bare-hands': tells('ATK-02', 'attack'),
  ammo: tells('ATK-03', 'combat-cards', 'hipster'),
  'one-use': tells('ATK-12', 'splash'),
  'combat-cards': tells('ATK-04 ATK-05 CC-01 EDGE-06', 'damage', 'lucky', 'vitaly'),
  damage: tells('ATK-06', 'splash', 'spread', 'spear'),
  splash: tells('ATK-07 EDGE-26 EDGE-32', 'neighbours', 'survivors', 'blood-lust'),
  spread: tells('ATK-08 EDGE-08', 'focus', 'splash', 'psycho'),
  kills: tells('ATK-10 ATK-11', 'line', 'psycho'),

  specials: tells('SPEC-01', 'energy', 'focus', 'blood-lust', 'vitaly'),
  energy: tells('SPEC-02', 'extra-actions', 'unabsorbable'),
  focus: tells('SPEC-03', 'spread'),
  cheer: tells('SPEC-04 WIN-03 EDGE-21', 'extra-actions'),
  'blood-lust': tells('SPEC-05', 'splash', 'unabsorbable'),
  vitaly: tells('SPEC-06', 'combat-cards'),
  lucky: tells('SPEC-07 WIN-01 WIN-02 EDGE-07', 'combat-cards', 'enemy-attack'),

  crafting: tells('CRAFT-01 CRAFT-02 CRAFT-08', 'barricade', 'trap', 'spear', 'grenade'),
  barricade: tells('CRAFT-03 CRAFT-04', 'brute', 'raider', 'enemy-attack'),
  trap: tells('CRAFT-05 EDGE-13', 'enemy-attack', 'enemy-target'),
  spear: tells('CRAFT-06 ATK-09 EDGE-09 EDGE-10', 'monster', 'damage'),
  grenade: tells('CRAFT-07 EDGE-11 EDGE-12 EDGE-31', 'neighbours', 'enemy-order'),

  'enemy-order': tells('ENEM-01', 'enemy-target', 'grenade'),
  'enemy-target': tells('ENEM-02 EDGE-16', 'wave', 'survivors'),
  'enemy-attack': tells('ENEM-03 DMG-03', 'trap', 'lucky', 'barricade', 'allies'),
  'enemy-damage': tells('ENEM-04 ENEM-05', 'monster', 'combat-cards'),
  'enemy-splash': tells('ENEM-07', 'neighbours', 'enemy-attack'),
  'survivor-hit': tells('ENEM-06', 'survivors', 'enemy-target'),
  allies: tells('SURV-03 EDGE-28', 'survivors', 'unabsorbable'),
  unabsorbable: tells('DMG-01 SURV-04', 'red-cards', 'delay', 'allies'),

  pillar: tells('PERK-01 PERK-02 EDGE-23', 'first-player', 'crafting'),
  psycho: tells('PERK-03 PERK-04 EDGE-24', 'first-player', 'spread'),
  trigger: tells('PERK-05 PERK-06', 'first-player', 'ammo'),
  drifter: tells('PERK-07 PERK-08', 'first-player', 'red-cards'),
  haggler: tells('PERK-09 PERK-10 EDGE-05', 'first-player', 'junk'),
  hipster: tells('PERK-11 PERK-12', 'first-player', 'crafting'),
};
