/** The lesson of One Month In without a screen: its game, its cursor, and a pupil who does as told. */
import { createSession } from '../../machines/kernel/session';
import { oneMonthIn } from '../../machines/one-month-in/game';
import { type Advice, afterNext, FRESH_LESSON, type LessonCursor } from '../../models/kernel/lesson';
import type { Seat } from '../../models/kernel/types';
import { createBot } from '../../models/one-month-in/bot';
import type { Entry } from '../../models/one-month-in/entries';
import type { Move, MoveType } from '../../models/one-month-in/moves';
import type { State } from '../../models/one-month-in/state';
import {
  advise,
  afterMove,
  LESSON_OPTIONS,
  PUPIL,
  RIVAL,
  type Spot,
} from '../../models/one-month-in/tutorial';
import { lessonOf } from '../../renderer/coach/lesson';
import type { OMSession } from './one-month-in';

const SEATS: readonly Seat[] = [
  { id: PUPIL, name: 'Pupil', controller: { kind: 'human' } },
  { id: RIVAL, name: 'Red', controller: { kind: 'bot', level: 'easy' } },
];

const bot = createBot('hard', PUPIL);

/** Moves that a step asks for: their type, where they go, and how many. */
interface Wanted {
  readonly type: MoveType;
  readonly to?: string;
  readonly count?: number;
}

/** Your move. */
const END_TURN: Wanted = { type: 'END_TURN' };

const WANTED: Readonly<Record<number, Wanted>> = {
  2: { type: 'MOVE', to: '-1,0', count: 3 },
  3: { type: 'MOVE', to: '-1,-1', count: 2 },
  4: { type: 'ENTER', to: '-1,-1', count: 2 },
  5: { type: 'FIGHT_ROUND' },
  6: { type: 'ENTER', to: '-1,0', count: 3 },
  7: { type: 'FIGHT_ROUND' },
  8: { type: 'RECLAIM' },
  9: { type: 'SCAVENGE' },
  10: { type: 'FEED' },
  11: { type: 'FARM' },
};

function isWanted(move: Move, { type, to, count }: Wanted): boolean {
  const place = 'to' in move ? move.to : 'tile' in move ? move.tile : null;
  const people = 'k1' in move ? move.k1 + move.k2 : null;
  return move.type === type && (!to || place === to) && (!count || people === count);
}

export class LessonTable {
  readonly session: OMSession;
  cursor: LessonCursor = FRESH_LESSON;
  /** Message ids of all that the coach said, in order, each once in a row. */
  readonly said: string[] = [];

  constructor(seed: string) {
    this.session = createSession(oneMonthIn, { options: LESSON_OPTIONS, seats: SEATS, seed });
  }

  get state(): State {
    return this.session.whole().position.state;
  }

  get log(): readonly Entry[] {
    return this.session.whole().log.map(({ entry }) => entry);
  }

  get isOver(): boolean {
    return this.session.whole().outcome !== null;
  }

  isBots(): boolean {
    return this.session.whole().prompt.seats[0] === RIVAL;
  }

  /** As the app asks the coach: nothing is offered while the bot decides. */
  advice(): Advice<Spot> | null {
    const seen = this.session.seen('table');
    const advice = advise(lessonOf(seen, this.isBots() ? [] : seen.legal), this.cursor);
    if (advice && this.said.at(-1) !== advice.text) this.said.push(advice.text);
    return advice;
  }

  play(move: Move): void {
    const said = this.advice();
    const result = this.session.play(move, PUPIL);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.reason.id}.`);
    if (said) this.cursor = afterMove(this.cursor, said, move);
  }

  /** Does what the coach asks for, else what the best bot would do. */
  obey(): void {
    const { position, legal } = this.session.seen('table');
    const said = this.advice();
    const wanted = said && (said.step === null ? END_TURN : WANTED[said.step]);
    const asked = wanted ? legal.filter((move) => isWanted(move, wanted)) : [];
    this.play(asked[0] ?? bot.choose(position, legal));
  }

  /** One thing happens: words are read, the rival moves, or the pupil does. */
  step(act: () => void = () => this.obey()): void {
    const advice = this.advice();
    if (advice?.read) this.cursor = afterNext(this.cursor, advice);
    else if (this.isBots()) this.session.playBot();
    else act();
  }

  /** Until the coach says that step. */
  upTo(n: number): this {
    for (let moves = 0; moves < 400 && this.advice()?.step !== n; moves++) this.step();
    if (this.advice()?.step !== n) throw new Error(`The coach never says step ${n}.`);
    return this;
  }
}
