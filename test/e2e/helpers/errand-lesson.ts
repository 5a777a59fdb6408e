/** The lesson of Dying Light on the screen, and the same lesson beside it, which knows what the coach should say. */
import type { Page } from 'playwright-core';
import type { Move } from '../../../models/dying-light/moves';
import { afterMove } from '../../../models/dying-light/tutorial';
import { type Advice, afterNext, FRESH_LESSON } from '../../../models/kernel/lesson';
import { lessonPlan } from '../../../renderer/games/dying-light/coach/lesson-plan';
import { startGame } from '../../../renderer/games/dying-light/plan/start';
import { composedText, messageText, t } from '../../../renderer/i18n';
import { adviceAt, type LessonTable, obedient } from '../../helpers/lesson';
import { opened } from '../../helpers/opened';
import type { Hands } from './hands';
import { coachOn } from './night-lesson';
import { inStep } from './play';
import { wayTo } from './steps';

/** Goes another way than the coach says; undefined to do as told. */
export type Whim = (legal: readonly Move[]) => Move | undefined;

export class ErrandLesson {
  private table: LessonTable;
  /** Message ids of all that the coach said. */
  readonly said = new Set<string | null>();

  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    seed: string,
  ) {
    this.table = { session: opened(startGame(lessonPlan(seed))), cursor: FRESH_LESSON };
  }

  get isOver(): boolean {
    return this.table.session.whole().outcome !== null;
  }

  get round(): number {
    return this.table.session.whole().position.state.round;
  }

  /** Waits until the coach on the screen says what it should. */
  async heard(): Promise<Advice | null> {
    const advice = adviceAt(this.table);
    if (!advice || advice.text === 'dl.coach.card') return advice;
    const { aside, text, params } = advice;
    const coach = coachOn(this.page);
    await coach.getByText(messageText({ id: text, params })).waitFor();
    if (aside) await coach.getByText(composedText(aside)).waitFor();
    this.said.add(text).add(aside);
    return advice;
  }

  async makeMove(whim: Whim = () => undefined): Promise<void> {
    const advice = await this.heard();
    const { session, cursor } = this.table;
    const legal = session.legalMoves();
    const isTurn = session.whole().prompt.id === 'acting';
    const wanted = (isTurn && whim(legal)) || obedient(this.table, legal);
    const { steps, move } = wayTo(session.whole(), legal, wanted, false);
    for (const one of steps) await this.hands.do(one);
    session.playByAnyone(move);
    await inStep(this.page, session);
    this.table = { session, cursor: advice ? afterMove(cursor, advice, move) : cursor };
  }

  /** Words are read with "Next" or "N" at every other time; else the person simply plays on. */
  async step(count: number, whim?: Whim): Promise<void> {
    const advice = await this.heard();
    if (!advice?.read || count % 2 === 1) return this.makeMove(whim);
    const next = coachOn(this.page).getByRole('button', { name: t('coach.next') });
    if (count % 4 === 0) await next.click();
    else await this.page.keyboard.press('n');
    this.table = { ...this.table, cursor: afterNext(this.table.cursor, advice) };
  }
}
