/** What becomes of each entry in undo and log, row by row. Dice rolled, cards turned and things handed over for good are learned for good. */
import type { EntryTable } from '../kernel/entry-table';
import type { Entry } from './entries';
import type { TokenKind } from './ids';
import type { RulebookEntryId } from './rulebook/topics';

const TAKEN: ReadonlySet<TokenKind> = new Set(['loot-common', 'loot-epic', 'spear']);

export const ENTRY_ROWS: EntryTable<Entry, RulebookEntryId> = {
  'runner-picked': { reveals: false, log: 'plain', rule: 'preparation' },
  'gear-picked': { reveals: false, log: 'plain', rule: 'preparation' },
  'weapon-picked': { reveals: false, log: 'plain', rule: 'preparation' },
  'city-built': { reveals: true, log: 'plain', rule: 'preparation' },
  'round-started': { reveals: false, log: 'round', rule: 'phases' },
  'activation-started': { reveals: false, log: 'quiet', rule: 'activation' },
  'activation-card': { reveals: true, log: 'plain', rule: 'night-order' },
  'activation-ended': { reveals: false, log: 'plain', rule: 'activation' },
  /** That the turn is over says it all. */
  passed: { reveals: false, log: 'quiet', rule: 'activation' },
  /** A Defence that is over without being asked needs its word; all others are seen by what they bring. */
  forced: {
    reveals: false,
    log: ({ move }) => (move.type === 'COMMIT' ? 'plain' : 'quiet'),
    rule: 'golden-rules',
  },
  'dice-gathered': { reveals: false, log: 'plain', rule: 'gather' },
  /** Of an empty pool there is nothing to tell (`wd-stunned`). */
  'dice-rolled': {
    reveals: true,
    log: ({ dice }) => (dice.length === 0 ? 'quiet' : 'plain'),
    rule: 'roll',
  },
  'die-placed': { reveals: false, log: 'quiet', rule: 'track' },
  'momentum-gained': { reveals: false, log: 'plain', rule: 'momentum' },
  'momentum-kept': { reveals: false, log: 'plain', rule: 'keep-momentum' },
  'momentum-lost': { reveals: false, log: 'plain', rule: 'lose-momentum' },
  'die-fatigued': { reveals: false, log: 'plain', rule: 'fatigue' },
  'die-returned': { reveals: true, log: 'plain', rule: 'use' },
  'die-upgraded': { reveals: true, log: 'plain', rule: 'upgrades' },
  'risk-rolled': { reveals: true, log: 'plain', rule: 'risk-symbols' },
  'damage-rolled': { reveals: true, log: 'plain', rule: 'damage' },
  'attack-die-rolled': { reveals: true, log: 'plain', rule: 'attack-die' },
  'runner-moved': { reveals: false, log: 'plain', rule: 'move-order' },
  attacked: { reveals: false, log: 'plain', rule: 'attack' },
  'attack-missed': { reveals: false, log: 'plain', rule: 'damage' },
  'enemy-killed': { reveals: false, log: 'plain', rule: 'damage' },
  'enemy-knocked-down': { reveals: false, log: 'plain', rule: 'knock-down' },
  'enemy-pushed': { reveals: false, log: 'plain', rule: 'push' },
  /** Of what is thrown the attack tells. */
  'item-used': {
    reveals: false,
    log: ({ item }) => (item === 'c-knives' ? 'quiet' : 'plain'),
    rule: 'use',
  },
  'item-gained': { reveals: true, log: 'plain', rule: 'inventory' },
  'item-lost': { reveals: false, log: 'plain', rule: 'inventory' },
  'salvage-gained': { reveals: false, log: 'plain', rule: 'loot' },
  'weapon-switched': { reveals: false, log: 'plain', rule: 'switch-weapon' },
  /** Whether it is taken is told. */
  'exchange-offered': { reveals: false, log: 'quiet', rule: 'exchange' },
  exchanged: { reveals: false, log: 'plain', rule: 'exchange' },
  'exchange-refused': { reveals: false, log: 'plain', rule: 'exchange' },
  /** Spears are thrown and loot is taken at once, which is told. */
  interacted: {
    reveals: false,
    log: ({ kind }) => (TAKEN.has(kind) ? 'quiet' : 'plain'),
    rule: 'interact',
  },
  'gear-used': { reveals: false, log: 'plain', rule: 'gear-prevents' },
  'gear-damaged': { reveals: false, log: 'plain', rule: 'gear-prevents' },
  /** Which Gear is used is told before. */
  defended: { reveals: false, log: ({ by }) => (by === 'gear' ? 'quiet' : 'plain'), rule: 'defend' },
  'wound-light': { reveals: true, log: 'bad', rule: 'wounds' },
  'wound-heavy': { reveals: true, log: 'bad', rule: 'wounds' },
  'wound-healed': { reveals: false, log: 'plain', rule: 'healing' },
  eliminated: { reveals: false, log: 'bad', rule: 'elimination' },
  'exposure-token-taken': { reveals: false, log: 'plain', rule: 'risk-exposure' },
  'exposure-token-discarded': { reveals: false, log: 'plain', rule: 'exposure-token' },
  'chase-taken': { reveals: true, log: 'plain', rule: 'chase' },
  'chase-crowded': { reveals: false, log: 'plain', rule: 'chase' },
  'chase-discarded': { reveals: false, log: 'plain', rule: 'shake-off' },
  'exposure-frozen': { reveals: false, log: 'plain', rule: 'exposure-value' },
  'area-resolving': { reveals: false, log: 'plain', rule: 'exposure-order' },
  'area-uv-safe': { reveals: false, log: 'plain', rule: 'uv' },
  'exposure-drawn': { reveals: true, log: 'plain', rule: 'exposure-cards' },
  'exposure-totals': { reveals: false, log: 'plain', rule: 'exposure-cards' },
  /** That it is night or day says it all. */
  'exposure-reshuffled': {
    reveals: false,
    log: ({ turned }) => (turned ? 'quiet' : 'plain'),
    rule: 'exposure-deck',
  },
  'attackers-assigned': { reveals: false, log: 'plain', rule: 'attackers' },
  'enemies-attack': { reveals: false, log: 'plain', rule: 'enemy-attack' },
  'attack-resolved': { reveals: false, log: 'plain', rule: 'attack-die' },
  'infected-spawned': { reveals: false, log: 'plain', rule: 'spawn' },
  'spawn-lost': { reveals: false, log: 'plain', rule: 'full-area' },
  'spread-started': { reveals: false, log: 'plain', rule: 'spread' },
  'infected-moved': { reveals: false, log: 'plain', rule: 'who-goes-where' },
  'infected-removed': { reveals: false, log: 'plain', rule: 'damage' },
  'moves-lost': { reveals: false, log: 'plain', rule: 'enemy-moves' },
  /** Each scream is told by itself. */
  'night-activation': {
    reveals: false,
    log: ({ infected }) => (infected === 'howler' ? 'quiet' : 'plain'),
    rule: 'night-activation',
  },
  'howler-screamed': { reveals: false, log: 'plain', rule: 'scream' },
  'infected-stood-up': { reveals: false, log: 'plain', rule: 'end-phase' },
  nightfall: { reveals: false, log: 'round', rule: 'nightfall' },
  daybreak: { reveals: false, log: 'round', rule: 'round-tracker' },
  /** It is every night. */
  'activation-deck-shuffled': { reveals: false, log: 'quiet', rule: 'night-shuffle' },
  'uv-on': { reveals: false, log: 'plain', rule: 'uv-clears' },
  'uv-off': { reveals: false, log: 'plain', rule: 'end-phase' },
  'card-revealed': { reveals: true, log: 'plain', rule: 'scenario-cards' },
  'card-acknowledged': { reveals: false, log: 'quiet', rule: 'scenario-cards' },
  event: { reveals: false, log: ({ card }) => (card ? 'quiet' : 'plain'), rule: 'events' },
  'token-placed': { reveals: false, log: 'plain', rule: 'objectives' },
  /** What a Runner took up, threw or dealt with is told before. */
  'token-removed': {
    reveals: false,
    log: ({ kind, by }) => (by || TAKEN.has(kind) ? 'quiet' : 'plain'),
    rule: 'objectives',
  },
  'choice-made': { reveals: false, log: 'plain', rule: 'scenario-cards' },
  told: { reveals: false, log: 'plain', rule: 'scenario-cards' },
  'game-over': { reveals: false, log: 'plain', rule: 'aim' },
};
