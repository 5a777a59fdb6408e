/** The lesson of Outbreak Duel without a screen: its game, its cursor, and a pupil who does as told. */
import { createSession } from '../../machines/kernel/session';
import { outbreakDuel } from '../../machines/outbreak-duel/game';
import { type Advice, afterNext, FRESH_LESSON, type LessonCursor } from '../../models/kernel/lesson';
import type { Seat } from '../../models/kernel/types';
import type { Entry } from '../../models/outbreak-duel/entries';
import type { Move, MoveType } from '../../models/outbreak-duel/moves';
import type { State } from '../../models/outbreak-duel/state';
import {
  advise,
  afterMove,
  botMove,
  FIRST_HAND,
  LESSON_LUCK,
  LESSON_OPTIONS,
  PUPIL,
  RIVAL,
} from '../../models/outbreak-duel/tutorial';
import { lessonOf } from '../../renderer/coach/lesson';

const SEATS: readonly Seat[] = [
  { id: PUPIL, name: 'Pupil', controller: { kind: 'human' } },
  { id: RIVAL, name: 'Rival', controller: { kind: 'bot', level: 'easy' } },
];

/** What a step asks for; for all others the pupil does what comes first. */
const ASKED: Readonly<Record<number, (move: Move) => boolean>> = {
  2: (move) => move.type === 'PLAY' && move.card === 'W01',
  3: (move) => move.type === 'PLAY' && move.card === 'I06',
  4: (move) => move.type === 'LOOT' && move.card === 'E03',
  5: ({ type }) => type === 'END_SURVIVOR_PHASE',
  8: ({ type }) => type === 'PASS',
  9: ({ type }) => type === 'QUICK_ESCAPE',
  11: ({ type }) => type === 'ATTACK',
};

/** What a pupil does who is told nothing: attack, send the dead, pass. */
const OTHERWISE: readonly MoveType[] = ['ATTACK', 'SPAWN', 'PASS', 'END_SURVIVOR_PHASE', 'END_SPAWN'];

export class LessonTable {
  readonly said: string[] = [];
  cursor: LessonCursor = FRESH_LESSON;
  private readonly session;

  constructor(seed: string) {
    const options = LESSON_OPTIONS;
    this.session = createSession(outbreakDuel, { options, seats: SEATS, seed, loaded: LESSON_LUCK });
    this.session.play({ type: 'KEEP', cards: FIRST_HAND }, PUPIL);
  }

  get state(): State {
    return this.session.seen(PUPIL).position.state;
  }

  get isOver(): boolean {
    return this.session.seen(PUPIL).outcome !== null;
  }

  get log(): readonly Entry[] {
    return this.session.seen(PUPIL).log.map(({ entry }) => entry);
  }

  advice(): Advice | null {
    return advise(lessonOf(this.session.seen(PUPIL)), this.cursor);
  }

  /** Of the zombie that attacks now. */
  get biter(): string | null {
    const { bite, players } = this.state;
    const zombie = players.flatMap(({ board }) => board).find(({ uid }) => uid === bite?.zombie);
    return zombie?.card ?? null;
  }

  pupilPlays(move: Move): void {
    const result = this.session.play(move, PUPIL);
    if (!result.ok) throw new Error(`Refused: ${result.reason.id}`);
  }

  /** Until the pupil is asked. */
  rivalPlaysOn(): void {
    while (!this.session.seen(PUPIL).prompt.seats.includes(PUPIL)) this.rivalMoves();
  }

  /** A pass, or whatever the rival does. */
  onward(): void {
    if (this.session.seen(PUPIL).prompt.seats.includes(PUPIL)) this.pupilPlays({ type: 'PASS' });
    else this.rivalMoves();
  }

  /** One word read, or one move of whoever is asked. */
  step(): void {
    const seen = this.session.seen(PUPIL);
    if (!seen.prompt.seats.includes(PUPIL)) {
      this.rivalMoves();
      return;
    }
    const said = advise(lessonOf(seen), this.cursor);
    if (said && this.said.at(-1) !== said.text) this.said.push(said.text);
    if (said?.read) {
      this.cursor = afterNext(this.cursor, said);
      return;
    }
    const fits = (said?.step && ASKED[said.step]) || (() => false);
    const wanted = OTHERWISE.flatMap((type) => seen.legal.filter((move) => move.type === type));
    const move = seen.legal.find(fits) ?? wanted[0] ?? seen.legal[0];
    if (!move) throw new Error('The pupil can do nothing.');
    this.session.play(move, PUPIL);
    if (said) this.cursor = afterMove(this.cursor, said, move);
  }

  private rivalMoves(): void {
    const scripted = botMove(lessonOf(this.session.seen(PUPIL)));
    if (scripted) this.session.play(scripted, RIVAL);
    else this.session.playBot();
  }
}
