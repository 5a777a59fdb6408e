/**
 * What a press was meant for. A press that began at a question answers that one or nothing: the second click of a double
 * click, a key that is held too long, or a key pressed before the next question could be seen answers nothing.
 */
import { useLayoutEffect } from 'react';

/** What the screen asks at one place, and what it asked there before. */
interface Asked {
  readonly question: string;
  readonly before: string;
  /** When it began to be asked, in milliseconds. */
  readonly since: number;
}

interface Press {
  /** What was asked at each place when it began. */
  readonly questions: ReadonlyMap<string, string>;
  /** The button or field that was pressed; null for a key or a place that is none. */
  readonly control: object | null;
}

export class Presses {
  private readonly asked = new Map<string, Asked>();
  private press: Press = { questions: new Map(), control: null };

  /**
   * From now on the screen asks this.
   * @param place where: one question after the other is asked there
   * @param at milliseconds, on the clock of the presses
   */
  ask(place: string, question: string, at: number): void {
    const before = this.asked.get(place)?.question ?? '';
    if (question !== before) this.asked.set(place, { question, before, since: at });
  }

  /**
   * A finger goes down: on the questions that were to be seen at that moment.
   * @param at milliseconds; a busy page hears of a press only later
   */
  begin(control: object | null, at: number): void {
    const seen = [...this.asked].map(
      ([place, { question, before, since }]) => [place, at < since ? before : question] as const,
    );
    this.press = { control, questions: new Map(seen) };
  }

  /** Whether the press that goes on began at this control. */
  beganAt(control: object | null): boolean {
    return this.press.control === control;
  }

  /** Whether the press that goes on was meant for this question. */
  isFor(place: string, question: string): boolean {
    return this.press.questions.get(place) === question;
  }
}

/** Those of this window. */
export const presses = new Presses();

type Answer<Args extends readonly unknown[]> = (...args: Args) => void;

/**
 * Names what the screen asks now.
 * @param place where it asks: in the game, by the coach, or what a press on Undo takes back
 * @param question changes with everything that a press could answer
 * @returns makes an answer of a function: a press that was meant for another question leaves it alone
 */
export function useQuestion(
  place: 'game' | 'coach' | 'undo',
  ...question: readonly unknown[]
): <Args extends readonly unknown[]>(answer: Answer<Args>) => Answer<Args> {
  const name = JSON.stringify(question);
  useLayoutEffect(() => presses.ask(place, name, performance.now()), [place, name]);
  return (answer) =>
    (...args) => {
      if (presses.isFor(place, name)) answer(...args);
    };
}
