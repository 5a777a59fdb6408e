/** Whoever plays for a seat, asked for one move at a time: it learns what its seat may know and nothing else. */
import * as v from 'valibot';
import { askBot } from '../../../machines/kernel/bots';
import type { OpenSession } from '../../../machines/kernel/contract';
import type { AnyEntry, AnyMove, Reason, SeatId } from '../../../models/kernel/types';
import { reasonSentence } from '../sentences';
import { simulatedGameOf } from '../simulate/games';
import { randomPlayer } from '../simulate/random-player';
import type { Contender, Match } from './arguments';
import { type Failure, Program } from './program';
import { type Question, replySchema } from './protocol';

export type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

/** Why a side lost a game before its end. */
export type Forfeit = Failure | 'illegal';

/** What came of asking for a move. */
export interface Decision {
  /** Null when the game is lost by it. */
  readonly move: AnyMove | null;
  readonly forfeit: Forfeit | null;
  /** What the program last said, when it failed. */
  readonly words: string;
  /** Answers that were no legal move. */
  readonly illegal: number;
  /** Milliseconds that each answer took. */
  readonly times: readonly number[];
}

export interface SeatPlayer {
  /** @param number of the game in the match, from 1 */
  decide(session: AnySession, seat: SeatId, number: number): Promise<Decision>;
  stop(): void;
}

/** A program is told so often why its answer is no legal move; then the game is lost. */
const TRIES = 3;

function housePlayer(match: Match, player: (Contender & { kind: 'house' })['player']): SeatPlayer {
  const { rules } = simulatedGameOf(match.game).game;
  const byLuck = randomPlayer(match.seed);
  const choose = (session: AnySession, seat: SeatId) =>
    player === 'random' ? byLuck(session.seen(seat).legal) : askBot(rules, session, seat, player).move;
  return {
    async decide(session, seat) {
      const start = performance.now();
      const move = choose(session, seat);
      return { move, forfeit: null, words: '', illegal: 0, times: [performance.now() - start] };
    },
    stop: () => {},
  };
}

function questionOf({ game, seats }: Match, session: AnySession, seat: SeatId, number: number): Question {
  const { position, prompt, round, legal } = session.seen(seat);
  return {
    cmd: 'choose',
    game,
    number,
    seat: Number(seat.slice('seat-'.length)),
    seats,
    value: position.value,
    state: position.state as Question['state'],
    prompt: { ...prompt, seats: [...prompt.seats] },
    round,
    moves: legal as unknown as Question['moves'],
    refused: null,
  };
}

/** The move in an answer, or why it is none that the seat may make. */
function judged({ game }: Match, session: AnySession, seat: SeatId, json: unknown): AnyMove | string {
  const { rules } = simulatedGameOf(game).game;
  const reply = v.safeParse(replySchema, json);
  if (!reply.success) return 'An answer is an object with a move: {"move":{"type":"..."}}.';
  const move = v.safeParse(rules.moves, reply.output.move);
  if (!move.success) return `That is not a move of ${game}: ${move.issues[0].message}.`;
  const reason: Reason | null = session.whyNot(move.output, seat);
  return reason ? reasonSentence(game, reason) : move.output;
}

function programPlayer(match: Match, command: string): SeatPlayer {
  const program = new Program(command, match.limit);
  return {
    async decide(session, seat, number) {
      let question = questionOf(match, session, seat, number);
      const times: number[] = [];
      for (let illegal = 0; illegal < TRIES; illegal++) {
        const reply = await program.ask(question);
        times.push(reply.time);
        if (!reply.ok) return { move: null, forfeit: reply.failure, words: reply.words, illegal, times };
        const move = judged(match, session, seat, reply.json);
        if (typeof move !== 'string') return { move, forfeit: null, words: '', illegal, times };
        question = { ...question, refused: { move: reply.json, why: move } };
      }
      return { move: null, forfeit: 'illegal', words: question.refused?.why ?? '', illegal: TRIES, times };
    },
    stop: () => program.stop(),
  };
}

export function playerOf(match: Match, contender: Contender): SeatPlayer {
  return contender.kind === 'house'
    ? housePlayer(match, contender.player)
    : programPlayer(match, contender.command);
}
