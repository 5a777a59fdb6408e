/** What becomes of each entry in undo and log, row by row. Cards turned or shuffled, and what another seat answered, are learned for good. */
import type { EntryTable } from '../kernel/entry-table';
import { HORDE, hordeType } from './content/horde';
import type { Entry, EntryOf } from './entries';
import type { PerkUse } from './ids';
import type { RulebookEntryId } from './rulebook/topics';
import { isSeat } from './rules/enemy-damage';

function isDeadly({ card, total }: EntryOf<'line-damaged'>): boolean {
  return total >= HORDE[hordeType(card)].health;
}

function isHarmless({ shares, spears, splash, carried }: EntryOf<'attack-resolved'>): boolean {
  return shares.left + shares.target + shares.right + spears + splash + (carried?.damage ?? 0) === 0;
}

const TOLD_PERKS: ReadonlySet<PerkUse> = new Set(['scout', 'junk-market', 'seen-worse']);

export const ENTRY_ROWS: EntryTable<Entry, RulebookEntryId> = {
  'character-picked': { reveals: false, log: 'plain', rule: 'characters' },
  'first-player-set': { reveals: ({ byLot }) => byLot, log: 'plain', rule: 'first-player' },
  'starter-picked': { reveals: false, log: 'plain', rule: 'starter-weapon' },
  'decks-built': { reveals: true, log: 'plain', rule: 'decks' },
  'option-set': { reveals: false, log: 'quiet', rule: 'lucky' },
  forced: { reveals: false, log: 'quiet', rule: 'phases' },
  'round-started': { reveals: false, log: 'round', rule: 'phases' },
  'pile-refilled': { reveals: true, log: 'plain', rule: 'pile' },
  scouted: { reveals: true, log: 'plain', rule: 'drifter' },
  'card-found': { reveals: true, log: 'plain', rule: 'draw' },
  'card-kept': { reveals: false, log: ({ auto }) => (auto ? 'plain' : 'quiet'), rule: 'keep' },
  'card-left': { reveals: false, log: 'plain', rule: 'keep' },
  'cards-discarded': { reveals: false, log: 'plain', rule: 'throw-away' },
  'red-ignored': { reveals: false, log: 'plain', rule: 'drifter' },
  'card-lost': { reveals: true, log: 'bad', rule: 'random-loss' },
  'wave-accepted': { reveals: false, log: 'plain', rule: 'wave' },
  'wave-delayed': { reveals: true, log: 'plain', rule: 'delay' },
  'assault-turned': { reveals: true, log: 'round', rule: 'assault' },
  'line-joined': { reveals: true, log: 'plain', rule: 'line' },
  /** Whether it is taken is told. */
  'gift-offered': { reveals: false, log: 'quiet', rule: 'gift' },
  'gift-taken': { reveals: true, log: 'plain', rule: 'gift' },
  'gift-refused': { reveals: true, log: 'plain', rule: 'answer' },
  'junk-traded': { reveals: false, log: 'plain', rule: 'haggler' },
  'seat-ready': { reveals: false, log: ({ ready }) => (ready ? 'quiet' : 'plain'), rule: 'trade' },
  healed: { reveals: false, log: 'plain', rule: 'healing' },
  'damage-taken': { reveals: false, log: 'bad', rule: 'one-death' },
  /** What some perks bring is told by itself. */
  'perk-used': {
    reveals: false,
    log: ({ perk }) => (TOLD_PERKS.has(perk) ? 'quiet' : 'plain'),
    rule: 'characters',
  },
  'turn-started': { reveals: false, log: 'plain', rule: 'turn' },
  'turn-ended': { reveals: false, log: 'quiet', rule: 'turn' },
  'special-played': { reveals: false, log: 'plain', rule: 'specials' },
  cheered: { reveals: true, log: 'plain', rule: 'cheer' },
  crafted: { reveals: false, log: 'plain', rule: 'crafting' },
  'line-moved': { reveals: false, log: 'plain', rule: 'grenade' },
  'attack-declared': { reveals: false, log: 'plain', rule: 'attack' },
  'combat-drawn': { reveals: true, log: 'plain', rule: 'combat-cards' },
  'combat-reshuffled': { reveals: true, log: 'plain', rule: 'combat-cards' },
  'lucky-played': { reveals: true, log: 'plain', rule: 'lucky' },
  'lucky-passed': { reveals: true, log: 'quiet', rule: 'lucky' },
  /** Of a single card it is clear. */
  'card-used': { reveals: false, log: ({ of }) => (of === 1 ? 'quiet' : 'plain'), rule: 'combat-cards' },
  /** Whom it hurts, and how much, is told of each. */
  'attack-resolved': {
    reveals: false,
    log: (entry) => (isHarmless(entry) ? 'plain' : 'quiet'),
    rule: 'damage',
  },
  /** Of the dead their end is told. */
  'line-damaged': { reveals: false, log: (entry) => (isDeadly(entry) ? 'quiet' : 'plain'), rule: 'kills' },
  'line-died': { reveals: false, log: 'plain', rule: 'kills' },
  /** Nobody is there to begin when all are dead or stunned. */
  'enemies-began': {
    reveals: false,
    log: ({ attackers }) => (attackers === 0 ? 'quiet' : 'round'),
    rule: 'enemy-order',
  },
  'enemy-skipped': { reveals: false, log: 'plain', rule: 'grenade' },
  'trap-sprung': { reveals: false, log: 'plain', rule: 'trap' },
  /** What becomes of an attack on a seat is told of each whom it reaches; not what a Monster adds. */
  'enemy-attacked': {
    reveals: false,
    log: ({ target, bolster }) => (isSeat(target) && bolster === 0 ? 'quiet' : 'plain'),
    rule: 'enemy-damage',
  },
  'survivor-spared': { reveals: false, log: 'plain', rule: 'survivor-hit' },
  'barricade-broke': { reveals: false, log: 'plain', rule: 'barricade' },
  'allies-absorbed': { reveals: false, log: 'plain', rule: 'allies' },
  'hit-missed': { reveals: false, log: 'plain', rule: 'enemy-damage' },
  'survivor-joined': { reveals: false, log: 'plain', rule: 'survivors' },
  'token-passed': { reveals: false, log: 'plain', rule: 'first-player' },
  'round-ended': { reveals: false, log: 'quiet', rule: 'phases' },
  'character-died': { reveals: false, log: 'bad', rule: 'one-death' },
  'game-over': { reveals: false, log: 'plain', rule: 'aim' },
};
