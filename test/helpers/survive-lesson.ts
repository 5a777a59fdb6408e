/** The lesson of Survive Until Daylight without a screen: its game, its cursor, and a pupil who does as told. */
import { type Advice, afterNext, FRESH_LESSON, type LessonCursor } from '../../models/kernel/lesson';
import type { Move } from '../../models/survive-until-daylight/moves';
import {
  advise,
  afterMove,
  PARTNER,
  PUPIL,
  partnersMove,
  type Spot,
  turnedBack,
} from '../../models/survive-until-daylight/tutorial';
import { lessonOf } from '../../renderer/coach/lesson';
import { lessonPlan } from '../../renderer/games/survive-until-daylight/coach/lesson-plan';
import { startGame } from '../../renderer/games/survive-until-daylight/plan/start';
import { opened } from './opened';
import type { SDSession } from './survive-session';

export class LessonTable {
  readonly session: SDSession;
  cursor: LessonCursor = FRESH_LESSON;
  /** Message ids of all that the coach said, in order, each once in a row. */
  readonly said: string[] = [];

  constructor(seed: string) {
    this.session = opened(startGame(lessonPlan(seed)));
  }

  advice(): Advice<Spot> | null {
    const advice = advise(lessonOf(this.session.seen('table')), this.cursor);
    if (advice && this.said.at(-1) !== advice.text) this.said.push(advice.text);
    return advice;
  }

  next(advice: Advice<Spot>): void {
    this.cursor = afterNext(this.cursor, advice);
  }

  isBots(): boolean {
    return this.session.whole().prompt.seats[0] === PARTNER;
  }

  /** The partner's move by the script, else by itself. */
  playPartner(): void {
    const move = partnersMove(lessonOf(this.session.seen('table')));
    if (move) this.session.play(move, PARTNER);
    else this.session.playBot();
  }

  play(move: Move): void {
    const said = this.advice();
    const result = this.session.play(move, PUPIL);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.reason.id}.`);
    if (said) this.cursor = afterMove(this.cursor, said);
  }

  /** Moves of the pupil that the coach does not turn back. */
  welcome(): readonly Move[] {
    const { position, legal } = this.session.seen(PUPIL);
    return legal.filter((move) => turnedBack({ state: position.state }, move) === null);
  }

  /** Reads what is to be read, and lets the partner play as long as it is its turn. */
  settle(): void {
    for (;;) {
      const advice = this.advice();
      if (advice?.read) this.next(advice);
      else if (this.isBots() && !this.session.whole().outcome) this.playPartner();
      else return;
    }
  }
}

/** What the lesson asks for: the first move that is welcome and goes on. */
export function obedient(table: LessonTable): Move {
  const moves = table.welcome();
  const wanted = ['KEEP', 'DRAW', 'ACCEPT', 'TAKE', 'READY', 'CRAFT', 'ATTACK', 'CHOOSE', 'SPREAD'];
  const found = wanted.map((type) => moves.find((move) => move.type === type)).find((move) => !!move);
  const [first] = moves;
  const move = found ?? first;
  if (!move) throw new Error('No move is welcome.');
  return move;
}
