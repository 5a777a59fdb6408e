/** Which numbered rules each entry of the rulebook tells, and which entries it is worth reading next. */
import type { RulebookEntryId } from './topics';

export interface References {
  readonly rules: readonly string[];
  readonly see: readonly RulebookEntryId[];
}

/** @param rules letters and numbers without the game's prefix, several in one text */
function tells(rules: string, ...see: readonly RulebookEntryId[]): References {
  return { rules: rules.split(' ').map((rule) => `OD-${rule}`), see };
}

export const REFERENCES: Readonly<Record<RulebookEntryId, References>> = {
  goal: tells('WIN-01 WIN-05', 'deck-out', 'turn', 'damage'),
  'deck-out': tells('WIN-02', 'loot', 'after-damage', 'goal'),
  'one-danger': tells('WIN-03 STR-05', 'turn', 'goal'),
  'giving-up': tells('WIN-04', 'goal'),

  setup: tells('SETUP-01 SETUP-02 SETUP-07', 'horde-row', 'mulligan', 'first-player'),
  'horde-row': tells('SETUP-03', 'spawning', 'recycling'),
  mulligan: tells('SETUP-04', 'setup'),
  'first-player': tells('SETUP-05 SETUP-06', 'threat', 'turn'),

  turn: tells('STR-01 TURN-01 TURN-02 TURN-03', 'actions', 'zombie-phase', 'end-of-turn'),
  actions: tells('TURN-04', 'attack', 'cards', 'loot', 'first-event'),
  loot: tells('TURN-05 TURN-07', 'deck-out', 'actions'),
  'first-event': tells('TURN-06', 'cards', 'actions'),
  'end-of-turn': tells('TURN-08', 'tactical', 'cover', 'stun'),

  resources: tells('RES-01', 'actions', 'snap-attack', 'grab'),
  tactical: tells('RES-02 RES-03', 'reacts', 'escape'),
  threat: tells('RES-04 RES-05 RES-06', 'spawning', 'keywords'),

  zones: tells('ZONE-01 STR-03', 'advance', 'attack', 'owners'),
  owners: tells('STR-02 STR-04', 'zones', 'recycling'),
  cards: tells('CARD-01 CARD-02 CARD-03', 'weapon', 'items', 'reacts'),
  weapon: tells('ZONE-02', 'attachments', 'attack'),
  items: tells('ZONE-03', 'cards', 'reductions'),
  attachments: tells('ZONE-04', 'weapon'),

  attack: tells('CMB-01 CMB-02', 'hit-roll', 'unarmed', 'keywords', 'snap-attack'),
  'hit-roll': tells('CMB-03 CMB-04', 'hit-damage', 'reacts'),
  unarmed: tells('CMB-05', 'attack', 'hit-roll'),
  'hit-damage': tells('CMB-06 CMB-07', 'deaths', 'keywords'),
  'snap-attack': tells('CMB-08', 'attack', 'resources', 'asked'),

  'zombie-phase': tells('ZP-01 ZP-06', 'spawning', 'snap-attack', 'advance', 'bites', 'threat'),
  spawning: tells('SPAWN-01 SPAWN-04', 'horde-row', 'boss', 'advance'),
  boss: tells('SPAWN-02', 'spawning', 'decks'),
  recycling: tells('SPAWN-03', 'horde-row', 'owners'),
  advance: tells('ADV-01 ADV-02 ADV-03 ADV-04 ADV-05', 'bites', 'stun', 'items'),
  bites: tells('ATK-01 ATK-02 ATK-03 ATK-04', 'damage', 'escape', 'reacts'),

  damage: tells('DMG-01 DMG-02', 'reductions', 'after-damage', 'goal'),
  reductions: tells('DMG-03 DMG-04', 'cover', 'items', 'damage'),
  'after-damage': tells('DMG-05', 'infection', 'grab', 'deck-out'),
  deaths: tells('DMG-06', 'keywords', 'recycling', 'reacts'),

  escape: tells('ESC-01 ESC-02 ESC-03', 'escape-and-reacts', 'hit-roll', 'tactical'),
  'escape-and-reacts': tells('ESC-04 ESC-05 REACT-07', 'escape', 'windows'),
  reacts: tells('REACT-01 REACT-02', 'windows', 'tactical', 'asked'),
  windows: tells('REACT-03 REACT-04 REACT-06', 'reacts', 'asked'),
  asked: tells('REACT-05 PRIV-01', 'auto-pass', 'looking'),

  privacy: tells('PRIV-02 PRIV-03', 'looking', 'asked'),
  looking: tells('PRIV-04 PRIV-06', 'auto-pass', 'privacy'),
  'auto-pass': tells('PRIV-05', 'asked', 'looking'),

  keywords: tells('KW-01', 'bites', 'advance', 'after-damage', 'threat'),
  infection: tells('KW-02', 'zombie-phase', 'after-damage'),
  cover: tells('KW-03', 'reductions', 'end-of-turn'),
  stun: tells('KW-04', 'advance', 'bites'),
  grab: tells('KW-05', 'turn', 'after-damage'),

  decks: tells('DECK-01 DECK-02', 'deck-text', 'boss'),
  'deck-text': tells('DECK-03', 'decks'),
};
