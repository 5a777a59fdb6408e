/** What becomes of each entry in undo and log, row by row. Dice and cards are learned for good. */
import type { EntryTable } from '../kernel/entry-table';
import type { Entry, EntryOf } from './entries';
import { SURVIVOR_IDS, WEAPON_IDS } from './ids';
import type { RuleTopic } from './rule-ids';

/** Whatever deals damage by an attack: a Weapon, or a Survivor's bare hands. */
const ATTACKERS: ReadonlySet<string> = new Set([...WEAPON_IDS, ...SURVIVOR_IDS]);

function isSlain({ hp, source, cleave }: EntryOf<'zombie-hurt'>): boolean {
  return hp === 0 && !cleave && ATTACKERS.has(source);
}

export const ENTRY_ROWS: EntryTable<Entry, RuleTopic> = {
  'first-player': { reveals: true, log: 'plain', rule: 'setup' },
  dealt: { reveals: true, log: 'plain', rule: 'setup' },
  kept: { reveals: true, log: 'plain', rule: 'setup' },
  ready: { reveals: true, log: 'quiet', rule: 'privacy' },
  'turn-started': { reveals: false, log: 'round', rule: 'turn' },
  refreshed: { reveals: false, log: 'plain', rule: 'turn' },
  drew: { reveals: true, log: 'plain', rule: 'turn' },
  'survivor-phase-ended': { reveals: false, log: 'quiet', rule: 'turn' },
  'turn-ended': { reveals: false, log: 'quiet', rule: 'turn' },
  played: { reveals: false, log: 'plain', rule: 'cards' },
  replaced: { reveals: false, log: 'plain', rule: 'zones' },
  'item-used': { reveals: false, log: 'plain', rule: 'cards' },
  'item-gone': { reveals: false, log: 'quiet', rule: 'cards' },
  'ability-used': { reveals: false, log: 'quiet', rule: 'cards' },
  looted: { reveals: false, log: 'plain', rule: 'turn' },
  reacted: { reveals: false, log: 'plain', rule: 'reacts' },
  /** A pass that only its maker may know of must not show in what can be taken back either (OD-PRIV-06). */
  passed: {
    reveals: ({ secret }) => secret,
    log: ({ secret }) => (secret ? 'quiet' : 'plain'),
    rule: 'reacts',
  },
  /** The roll that follows says it all. */
  attacked: { reveals: false, log: 'quiet', rule: 'attack' },
  'attack-rolled': { reveals: true, log: 'plain', rule: 'attack' },
  'escape-rolled': { reveals: true, log: 'plain', rule: 'escape' },
  'roll-turned': { reveals: false, log: 'quiet', rule: 'reacts' },
  /** That an attack takes one use goes without saying; that a zombie wrecks it, and that one use is left, does not. */
  'weapon-worn': {
    reveals: false,
    log: ({ n, dur }) => (n > 1 || dur === 1 ? 'plain' : 'quiet'),
    rule: 'cards',
  },
  'weapon-broken': { reveals: false, log: 'bad', rule: 'cards' },
  /** What an attack does is told with its roll, and the end of the dead by itself. */
  'zombie-hurt': { reveals: false, log: (entry) => (isSlain(entry) ? 'quiet' : 'plain'), rule: 'damage' },
  /** Whether somebody had an answer to a kill may not be read from what can be taken back (OD-PRIV-06). */
  'zombie-died': { reveals: true, log: 'plain', rule: 'damage' },
  'body-burned': { reveals: false, log: 'plain', rule: 'damage' },
  stunned: { reveals: false, log: 'plain', rule: 'keywords' },
  'moved-back': { reveals: false, log: 'plain', rule: 'zombie-phase' },
  spawned: { reveals: false, log: 'plain', rule: 'zombie-phase' },
  'row-filled': { reveals: true, log: 'quiet', rule: 'zombie-phase' },
  recycled: { reveals: true, log: 'plain', rule: 'zombie-phase' },
  raised: { reveals: false, log: 'plain', rule: 'zombie-phase' },
  'graves-exiled': { reveals: false, log: 'plain', rule: 'zones' },
  regrew: { reveals: false, log: 'plain', rule: 'keywords' },
  'zombie-phase-started': { reveals: false, log: 'plain', rule: 'zombie-phase' },
  standoff: { reveals: false, log: ({ ap }) => (ap > 0 ? 'plain' : 'quiet'), rule: 'attack' },
  advanced: { reveals: false, log: 'plain', rule: 'zombie-phase' },
  'bite-declared': { reveals: false, log: 'plain', rule: 'zombie-phase' },
  /** The React says it itself. */
  'bite-reduced': { reveals: false, log: 'quiet', rule: 'damage' },
  'bite-off': { reveals: false, log: 'plain', rule: 'zombie-phase' },
  'clumsy-rolled': { reveals: true, log: 'plain', rule: 'keywords' },
  /** What gets through whole is said with the harm that it does. */
  'bite-landed': {
    reveals: false,
    log: ({ damage, dealt }) => (dealt < damage ? 'plain' : 'quiet'),
    rule: 'damage',
  },
  redirected: { reveals: false, log: 'plain', rule: 'reacts' },
  acted: { reveals: false, log: 'plain', rule: 'zombie-phase' },
  decayed: { reveals: false, log: 'plain', rule: 'resources' },
  hurt: { reveals: false, log: 'bad', rule: 'damage' },
  survived: { reveals: false, log: 'plain', rule: 'damage' },
  infected: { reveals: false, log: 'bad', rule: 'keywords' },
  grabbed: { reveals: false, log: 'bad', rule: 'keywords' },
  gnawed: { reveals: true, log: 'bad', rule: 'keywords' },
  healed: { reveals: false, log: 'plain', rule: 'damage' },
  cured: { reveals: false, log: 'plain', rule: 'keywords' },
  covered: { reveals: false, log: 'plain', rule: 'keywords' },
  gained: { reveals: false, log: 'plain', rule: 'resources' },
  bonus: { reveals: false, log: 'plain', rule: 'attack' },
  'th-changed': { reveals: false, log: 'plain', rule: 'resources' },
  repaired: { reveals: false, log: 'plain', rule: 'cards' },
  looked: { reveals: true, log: 'plain', rule: 'cards' },
  took: { reveals: true, log: 'plain', rule: 'cards' },
  'auto-pass-set': { reveals: false, log: 'quiet', rule: 'privacy' },
  forced: { reveals: false, log: 'quiet', rule: 'turn' },
  'game-over': { reveals: false, log: 'round', rule: 'goal' },
};
