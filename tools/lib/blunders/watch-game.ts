/** Plays one game with bots and has every decision judged. */
import { askBot, botToMove } from '../../../machines/kernel/bots';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import { isWon } from '../../../models/kernel/outcome';
import type { AnyEntry, AnyMove, BotLevel, Seat } from '../../../models/kernel/types';
import { simulatedGameOf } from '../simulate/games';
import type { GameSetting } from '../simulate/setting-asked';
import { watchedGameOf } from './games';
import type { Blunder, Step } from './watched-game';

export interface Watch extends GameSetting {
  readonly level: BotLevel;
  readonly games: number;
  /** Game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
}

/** A blunder and where it was made. */
export interface Found extends Blunder {
  readonly seed: string;
  /** How many moves had been made before it. */
  readonly moves: number;
  readonly move: AnyMove;
}

export interface WatchRecord {
  readonly won: boolean;
  readonly decisions: number;
  /** The slowest decision, in milliseconds of processor time. */
  readonly slowest: number;
  readonly found: readonly Found[];
}

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;
type AnyStep = Step<unknown, AnyMove, AnyEntry>;

function seatsOf({ seats, level }: Watch): readonly Seat[] {
  return Array.from({ length: seats }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Seat ${index + 1}`,
    controller: { kind: 'bot', level } as const,
  }));
}

/** Lets the bot to decide choose and play. */
function takeStep(session: AnySession, { game }: Watch): { readonly step: AnyStep; readonly time: number } {
  const { rules } = watchedGameOf(game).game;
  const bot = botToMove(rules, session);
  if (!bot) throw new Error('No bot is to move, and the game has not ended.');
  const { position: before, log } = session.whole();
  const start = process.cpuUsage();
  const { move, why } = askBot(rules, session, bot.seat, bot.level);
  const time = process.cpuUsage(start).user / 1000;
  session.playByAnyone(move, why ?? undefined);
  const { position: after, log: longer } = session.whole();
  const entries = longer.slice(log.length).map(({ entry }) => entry);
  return { step: { seat: bot.seat, before, move, said: why, entries, after }, time };
}

/** Moves that luck makes before anybody decides. */
function deal(session: AnySession, watch: Watch, seed: string): boolean {
  const luck = createLuck(`dealt to ${seed}`);
  const pick = (count: number) => (count > 0 ? randomInt(luck, 0, count - 1) : 0);
  const move = simulatedGameOf(watch.game).dealt(session.whole().position, session.legalMoves(), pick);
  if (move) session.playByAnyone(move);
  return move !== null;
}

/** @throws Error when the game breaks */
export function watchGame(watch: Watch, number: number): WatchRecord {
  const seed = `${watch.seed}-${number}`;
  const options = simulatedGameOf(watch.game).optionsOf(watch);
  const { game, judges } = watchedGameOf(watch.game);
  const session = createSession(game, { options, seats: seatsOf(watch), seed });
  const steps: AnyStep[] = [];
  const found: Found[] = [];
  let slowest = 0;
  while (!session.whole().outcome) {
    const moves = session.whole().moves.length;
    if (deal(session, watch, `${seed} ${moves}`)) continue;
    const { step, time } = takeStep(session, watch);
    slowest = Math.max(slowest, time);
    steps.push(step);
    for (const judge of judges) {
      for (const blunder of judge(steps)) found.push({ ...blunder, seed, moves, move: step.move });
    }
  }
  const { outcome } = session.whole();
  return { won: outcome !== null && isWon(outcome), decisions: steps.length, slowest, found };
}
