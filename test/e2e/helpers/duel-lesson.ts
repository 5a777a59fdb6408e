/** The first round of the lesson of Outbreak Duel as the coach asks for it. */
import type { Page } from 'playwright-core';
import { composedText } from '../../../renderer/i18n';

/** A pupil who reads, presses keys, and clicks cards. */
export class Duellist {
  constructor(private readonly page: Page) {}

  /** Waits until the coach says it. */
  hear(step: number): Promise<void> {
    return this.page.getByText(composedText(`od.coach.step.${step}`)).waitFor();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Clicks a card of the hand. */
  play(card: string): Promise<void> {
    return this.page.locator('.od-hand').getByRole('button', { name: card }).click();
  }

  /** What the desk says of the chances. */
  reads(words: string): Promise<void> {
    return this.page.getByText(words).waitFor();
  }
}

interface Scene {
  readonly title: string;
  play(duellist: Duellist): Promise<void>;
}

/** In the order of specification 12; the first step was just said. */
export const SCENES: readonly Scene[] = [
  {
    title: 'equips, sets up the wire, loots, and ends the phase (steps 1 to 5)',
    async play(duellist) {
      await duellist.press('n');
      await duellist.hear(2);
      await duellist.play('Claw Hammer');
      await duellist.hear(3);
      await duellist.play('Razor Wire');
      await duellist.hear(4);
      await duellist.press('l');
      await duellist.play('Pipe Bomb');
      await duellist.press('Enter');
      await duellist.hear(5);
      await duellist.press('e');
    },
  },
  {
    title: 'lets the smaller bite land and escapes the bigger one (steps 6 to 9)',
    async play(duellist) {
      await duellist.hear(6);
      await duellist.press('n');
      await duellist.hear(7);
      await duellist.press('n');
      await duellist.hear(8);
      await duellist.press('x');
      await duellist.hear(9);
      await duellist.reads('4+: 50%, prevents 2');
      await duellist.press('c');
      await duellist.hear(10);
    },
  },
];

/** Begins the lesson on the title. */
export async function beginDuel(page: Page): Promise<Duellist> {
  await page.getByRole('button', { name: 'Learn by playing, Outbreak Duel' }).click();
  const duellist = new Duellist(page);
  await duellist.hear(1);
  return duellist;
}
