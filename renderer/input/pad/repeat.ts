/** Directions that are held go on by themselves, as keys of a keyboard do. Pure but for what it remembers. */
import type { PadButton } from './buttons';

/** Milliseconds until a held direction goes on, and between its steps then. */
const FIRST = 450;
const NEXT = 130;

const REPEATED: readonly PadButton[] = ['up', 'down', 'left', 'right'];

export class Repeats {
  /** When each direction is to go on. */
  private readonly due = new Map<PadButton, number>();

  /**
   * @param held what is down now
   * @param at milliseconds
   * @returns the directions that go on at this moment
   */
  at(held: ReadonlySet<PadButton>, at: number): readonly PadButton[] {
    return REPEATED.filter((button) => {
      if (!held.has(button)) {
        this.due.delete(button);
        return false;
      }
      const due = this.due.get(button);
      const goesOn = due !== undefined && at >= due;
      if (due === undefined || goesOn) this.due.set(button, at + (goesOn ? NEXT : FIRST));
      return goesOn;
    });
  }
}
