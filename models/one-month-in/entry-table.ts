/** What becomes of each entry in undo and log, row by row. Dice, fog and loot are learned for good. */
import type { EntryTable } from '../kernel/entry-table';
import type { Entry } from './entries';
import type { RulebookEntryId } from './rulebook/topics';

export const ENTRY_ROWS: EntryTable<Entry, RulebookEntryId> = {
  'city-built': { reveals: true, log: 'plain', rule: 'city' },
  'setup-fence': { reveals: false, log: 'plain', rule: 'first-fences' },
  'turn-started': { reveals: false, log: 'round', rule: 'turn' },
  straggler: { reveals: false, log: 'plain', rule: 'straggler' },
  'hold-started': { reveals: false, log: 'plain', rule: 'holding' },
  'hold-broken': { reveals: false, log: 'bad', rule: 'holding' },
  income: { reveals: false, log: 'plain', rule: 'farms' },
  fed: { reveals: false, log: 'plain', rule: 'feeding' },
  'turn-ended': { reveals: false, log: 'quiet', rule: 'turn' },
  moved: { reveals: false, log: 'plain', rule: 'walking' },
  'fog-lifted': { reveals: true, log: 'plain', rule: 'fog' },
  /** With zombies inside, the fight that begins says it all. */
  'went-inside': { reveals: false, log: ({ zombies }) => (zombies > 0 ? 'quiet' : 'plain'), rule: 'inside' },
  'went-outside': { reveals: false, log: 'plain', rule: 'inside' },
  'held-back': { reveals: false, log: 'quiet', rule: 'arrival' },
  reclaimed: { reveals: false, log: 'plain', rule: 'reclaiming' },
  'flag-lifted': { reveals: false, log: 'plain', rule: 'flags' },
  'loot-dealt': { reveals: false, log: 'quiet', rule: 'loot' },
  scavenged: { reveals: true, log: 'plain', rule: 'loot' },
  'farm-worked': { reveals: false, log: 'plain', rule: 'farm-work' },
  overrun: { reveals: false, log: 'bad', rule: 'lost-fight' },
  'fence-built': { reveals: false, log: 'plain', rule: 'fences' },
  'fence-torn-down': { reveals: false, log: 'plain', rule: 'tearing-down' },
  armed: { reveals: false, log: 'plain', rule: 'arming' },
  suited: { reveals: false, log: 'plain', rule: 'suiting' },
  'fight-started': { reveals: false, log: 'plain', rule: 'fight' },
  /** A round is one line: it is told when both sides have rolled, or when nobody is left to roll back. */
  'survivors-rolled': {
    reveals: true,
    log: ({ zombies }) => (zombies > 0 ? 'quiet' : 'plain'),
    rule: 'fight',
  },
  'zombies-rolled': { reveals: true, log: 'plain', rule: 'fight' },
  ran: { reveals: false, log: 'plain', rule: 'running' },
  sacrificed: { reveals: false, log: 'bad', rule: 'sacrifice' },
  'fight-won': { reveals: false, log: 'plain', rule: 'cleared' },
  'fight-lost': { reveals: false, log: 'bad', rule: 'lost-fight' },
  /** The first roll follows at once, and says it all. */
  'attack-opened': { reveals: false, log: 'quiet', rule: 'attacks' },
  'attack-rolled': { reveals: true, log: 'plain', rule: 'attack-dice' },
  withdrew: { reveals: false, log: 'plain', rule: 'withdrawing' },
  'attack-ended': {
    reveals: false,
    log: ({ result }) => (result === 'withdrawn' ? 'quiet' : 'plain'),
    rule: 'attacks',
  },
  'game-over': { reveals: false, log: 'plain', rule: 'aim' },
};
