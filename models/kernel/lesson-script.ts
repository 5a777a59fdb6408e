/** The script of a lesson: steps that open and end with what the log tells. Plain data and the reading of it. */
import type { LessonCursor } from './lesson';
import type { AnyEntry } from './types';

/** Some of the fields of a variant of a union, `{ type: 'MOVE', to: 'I' }`; it stands for everything that has them. */
export type Pattern<T> = T extends { readonly type: infer Type }
  ? { readonly type: Type } & Partial<Omit<T, 'type'>>
  : never;

interface AnyPattern {
  readonly type: string;
}

/** As much of a step as the order of steps depends on. */
export interface ScriptStep {
  readonly n: number;
  /** When it has its turn: after another one, or once something has happened. */
  readonly opens: { readonly after: number } | { readonly once: AnyPattern };
  /** Any of these, after the opening, ends the step. After a step that opens with another one the whole log counts. */
  readonly closes: readonly AnyPattern[];
  /** Ways round the step that are as good, and what the coach says then. */
  readonly instead?: { readonly entry: AnyPattern; readonly text: string };
}

function hasFields(thing: AnyPattern, pattern: AnyPattern): boolean {
  if (thing.type !== pattern.type) return false;
  const fields = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(pattern).every(([key, value]) => fields.get(key) === value);
}

/** Whether something that happened or could be done is of one of these kinds. */
export function isOneOf<T extends AnyPattern>(thing: T, patterns: readonly Pattern<T>[]): boolean {
  return patterns.some((pattern) => hasFields(thing, pattern));
}

/** Index of the first entry of one of these kinds, from `start` on; -1 when there is none. */
function firstOf(log: readonly AnyEntry[], patterns: readonly AnyPattern[], start = 0): number {
  return log.findIndex((entry, index) => index >= start && isOneOf(entry, patterns));
}

/** A script read against a log. */
export class ScriptReader<Step extends ScriptStep> {
  constructor(
    private readonly script: readonly Step[],
    private readonly log: readonly AnyEntry[],
    private readonly cursor: LessonCursor,
  ) {}

  /** The steps that have their turn and have not ended. */
  open(): readonly Step[] {
    return this.script.filter((step) => this.openedAt(step) >= 0 && !this.isClosed(step));
  }

  /**
   * What to say of a step that the last move ended in another way than the words asked for; null when it did not.
   * @param news the part of the log that answers the last move
   */
  aside(news: readonly AnyEntry[]): string | null {
    const taken = this.script.find((step) => {
      const start = this.openedAt(step);
      const isNew = start >= 0 && firstOf(this.log, step.closes, start) >= this.log.length - news.length;
      const { instead } = step;
      return isNew && instead && news.some((entry) => isOneOf(entry, [instead.entry]));
    });
    return taken?.instead?.text ?? null;
  }

  /** Where in the log a step opened; -1 while it has not. */
  private openedAt({ opens }: Step): number {
    if ('once' in opens) return firstOf(this.log, [opens.once]);
    const before = this.script.find(({ n }) => n === opens.after);
    return before && this.isClosed(before) ? 0 : -1;
  }

  private isClosed(step: Step): boolean {
    if (this.cursor.read.includes(step.n)) return true;
    const start = this.openedAt(step);
    return start >= 0 && firstOf(this.log, step.closes, start) >= 0;
  }
}
