/** What keys do in Outbreak Duel besides what they do in every game. */
import { type Command, command } from '../../input/commands';

const WHERE = 'table/outbreak-duel';
const ACTING = { where: `${WHERE}/acting` };
/** Replies to what the other does. */
const WINDOW = { where: `${WHERE}/window` };

export const ACTION_KEYS = {
  ATTACK: command('od.ATTACK', 'od.action.ATTACK', ['A'], ACTING),
  PLAY: command('od.PLAY', 'od.action.PLAY', ['C'], ACTING),
  USE_ITEM: command('od.USE_ITEM', 'od.action.USE_ITEM', ['U'], ACTING),
  USE_ABILITY: command('od.USE_ABILITY', 'od.action.USE_ABILITY', ['T'], ACTING),
  LOOT: command('od.LOOT', 'od.action.LOOT', ['L'], ACTING),
  END_SURVIVOR_PHASE: command('od.END_SURVIVOR_PHASE', 'od.action.END_SURVIVOR_PHASE', ['E'], ACTING),
} as const;

export const REPLIES = {
  PASS: command('od.PASS', 'od.action.PASS', ['X'], WINDOW),
  SNAP_ATTACK: command('od.SNAP_ATTACK', 'od.action.SNAP_ATTACK', ['A'], WINDOW),
  QUICK_ESCAPE: command('od.QUICK_ESCAPE', 'od.action.QUICK_ESCAPE', ['C'], WINDOW),
} as const;

/** Looks at the own cards while it is held: of the first and of the second player, of whom only one may at a time. */
export const PEEK = [
  command('od.peek.1', 'od.command.peek.1', ['Q'], { where: WHERE, pad: 'l1' }),
  command('od.peek.2', 'od.command.peek.2', ['P'], { where: WHERE, pad: 'l1' }),
] as const;

export const PLACES = command('od.places', 'ui.desk.places', ['B'], { where: WHERE, pad: 'r1' });

export const COMMANDS: readonly Command[] = [
  ...Object.values(ACTION_KEYS),
  ...Object.values(REPLIES),
  ...PEEK,
  PLACES,
];
