/** How soon the table answers to a move: by the clock, and by what the page itself works until then. */
import type { Page } from 'playwright-core';
import type { DLSession } from '../../helpers/random-play';
import { openApp, SMALL } from './app';
import { mouse } from './hands';
import { skilled } from './shadow';
import { wayTo } from './steps';
import { tableAtRest } from './table-picks';
import { continued } from './watch';

/** From the last press of a move to the first frame that is drawn after it, in milliseconds. */
export interface Answer {
  readonly clock: number;
  /** Processor time of the page's main thread: it does not depend on what else the machine does. */
  readonly page: number;
}

const PRESSED = 'move pressed';
const ANSWERED = 'move answered';

/** Runs in the page: marks presses, and the first frame after each. */
function markAnswers([pressed, answered]: readonly [string, string]): void {
  let waits = false;
  addEventListener(
    'click',
    () => {
      waits = true;
      performance.mark(pressed);
    },
    { capture: true },
  );
  const canvas = document.querySelector('canvas');
  let frames = canvas?.dataset.frames;
  new MutationObserver(() => {
    if (canvas?.dataset.frames === frames) return;
    frames = canvas?.dataset.frames;
    if (waits) performance.mark(answered);
    waits = false;
  }).observe(canvas ?? document.body, { attributeFilter: ['data-frames'] });
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds: of the clock, and of the thread's processor time. */
  readonly ts: number;
  readonly tts?: number;
}

function answerIn(trace: Buffer): Answer {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const last = (name: string) =>
    traceEvents.filter((event) => event.name === name).toSorted((a, b) => b.ts - a.ts)[0];
  const [pressed, answered] = [last(PRESSED), last(ANSWERED)];
  if (!pressed || !answered) throw new Error('The table never answered.');
  return {
    clock: (answered.ts - pressed.ts) / 1000,
    page: ((answered.tts ?? Number.NaN) - (pressed.tts ?? Number.NaN)) / 1000,
  };
}

async function traced(page: Page, act: () => Promise<void>): Promise<Answer> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  await act();
  return answerIn(await browser.stopTracing());
}

/** Plays the first moves of a game as well as the best bot, with the mouse and without a pause, at the lowest quality. */
export async function answersTo(session: DLSession, moves: number): Promise<readonly Answer[]> {
  const { page, close } = await openApp(SMALL, '?quality=low&watch=on');
  await continued(page, session);
  await page.evaluate(markAnswers, [PRESSED, ANSWERED] as const);
  const answers: Answer[] = [];
  for (let move = 0; move < moves; move++) {
    const [snapshot, legal] = [session.whole(), session.legalMoves()];
    const { steps, move: made } = wayTo(snapshot, legal, skilled(snapshot, legal), false);
    const act = async () => {
      for (const step of steps) await mouse(page).do(step);
      await tableAtRest(page);
    };
    answers.push(await traced(page, act));
    session.playByAnyone(made);
  }
  await close();
  return answers;
}
