/** One game of the soak: played to its end with luck and with bots, and watched all the way. */
import { askBot } from '../../../machines/kernel/bots';
import type { NewGame } from '../../../machines/kernel/session';
import { createLuck } from '../../../models/kernel/luck';
import { resultFor } from '../../../models/kernel/outcome';
import type { AnyMove, Seat } from '../../../models/kernel/types';
import { randomPlayer } from '../simulate/random-player';
import type { Order } from './arguments';
import { type Fault, faultOf } from './fault';
import { soakOf } from './games';
import { checkCourse, checkPosition } from './properties';
import type { AnySoakGame } from './soak-game';
import { Broken, beginTrial, type Counts, onceIn, playTwice, saveAndLoad, type Trial } from './trial';

/** What is kept of a game. */
export interface SoakRecord {
  /** From 1. */
  readonly number: number;
  readonly counts: Counts;
  /** Null when the game broke before its end. */
  readonly result: 'win' | 'loss' | null;
  readonly used: readonly string[];
  readonly fault: Fault | null;
}

/** More moves than any game has; reaching it means that a game does not end. */
const MOVE_CAP = 5000;
/** A game is saved and loaded after one move in so many. */
const LOAD_EVERY = 100;
/** One move in so many is made by luck, the others by bots; null for never. The games take turns at it. */
const LUCK_SHARES = [1, 2, 10, null] as const;

function seatsOf(count: number, seed: string): readonly Seat[] {
  const luck = createLuck(`seats of ${seed}`);
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Seat ${index + 1}`,
    controller: onceIn(luck, 2) ? { kind: 'human' } : { kind: 'bot', level: 'normal' },
  }));
}

function newGame(soak: AnySoakGame, seed: string, number: number): NewGame<unknown> {
  const variation = soak.variations[(number - 1) % soak.variations.length];
  if (!variation) throw new RangeError('There is no way to set this game up.');
  return { options: variation.options, seats: seatsOf(variation.seats, seed), seed };
}

function botMove({ soak, session, counts }: Trial): AnyMove {
  const [seat = 'seat-1'] = session.whole().prompt.seats;
  counts.botMoves++;
  return askBot(soak.game.rules, session, seat, 'hard').move;
}

function moveChooser(trial: Trial, number: number): () => AnyMove {
  const { soak, start, luck } = trial;
  const share = LUCK_SHARES[Math.floor((number - 1) / soak.variations.length) % LUCK_SHARES.length];
  const random = randomPlayer(start.seed);
  return () => (share && onceIn(luck, share) ? random(trial.session.legalMoves()) : botMove(trial));
}

function playToEnd(trial: Trial, choose: () => AnyMove): void {
  checkPosition(trial);
  while (!trial.session.whole().outcome) {
    if (trial.counts.moves >= MOVE_CAP) throw new Broken(`The game does not end in ${MOVE_CAP} moves.`);
    trial.trying = choose();
    playTwice(trial, trial.trying);
    trial.trying = null;
    checkPosition(trial);
    if (onceIn(trial.luck, LOAD_EVERY)) saveAndLoad(trial);
  }
  checkCourse(trial);
}

/** Plays a game; what breaks in it is kept with the way to it. */
export function soakOne(order: Order, number: number): SoakRecord {
  const soak = soakOf(order);
  const trial = beginTrial(soak, newGame(soak, `${order.seed}-${number}`, number));
  let fault: Fault | null = null;
  try {
    playToEnd(trial, moveChooser(trial, number));
  } catch (error) {
    fault = faultOf(trial, number, error);
  }
  const { outcome, log } = trial.session.whole();
  const entries = log.map(({ entry }) => entry);
  const used = soak.usedIn(trial.start.options, entries);
  return { number, counts: trial.counts, result: outcome && resultFor(outcome, 'table'), used, fault };
}
