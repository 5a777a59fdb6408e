/** The first night of the lesson of Survive Until Daylight as somebody plays it who goes wrong where they can. */
import type { Locator, Page } from 'playwright-core';
import { composedText } from '../../../renderer/i18n';

/** The pupil: reads, presses keys, and is turned back. */
export class Pupil {
  constructor(private readonly page: Page) {}

  /** Waits until the coach says it. */
  hear(text: string): Promise<void> {
    return coachOn(this.page)
      .getByText(composedText(`sd.coach.${text}`))
      .waitFor();
  }

  step(n: number): Promise<void> {
    return this.hear(`step.${n}`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** A mistake is turned back with a reason. */
  turnedBack(why: string): Promise<void> {
    return this.page
      .getByRole('alert')
      .getByText(composedText(`sd.coach.back.${why}`))
      .waitFor();
  }
}

export function coachOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Coach' });
}

async function drawAndKeep(pupil: Pupil): Promise<void> {
  await pupil.hear('draw');
  await pupil.press('1');
  await pupil.hear('keep');
  await pupil.press('1');
}

async function strikeTheRaider(pupil: Pupil): Promise<void> {
  await pupil.press('a', '1', '2', 'Enter');
  await pupil.hear('choose');
  await pupil.press('2');
  await pupil.turnedBack('best-card');
  await pupil.press('1');
  await pupil.hear('spread');
  await pupil.press('2', 'Enter');
  await pupil.turnedBack('all-on-target');
  await pupil.press('1', 'Enter');
}

interface Scene {
  readonly title: string;
  /** @param pupil who has just heard what the scene before it ended with */
  play(pupil: Pupil): Promise<void>;
}

/** The first round in its order; the first step was just said. */
export const SCENES: readonly Scene[] = [
  {
    title: 'will not let the Planks lie there',
    async play(pupil) {
      await pupil.press('1');
      await pupil.step(2);
      await pupil.press('v');
      await pupil.turnedBack('keep');
      await pupil.press('1');
    },
  },
  {
    title: 'lets one read before the partner goes on, up to the delay',
    async play(pupil) {
      await pupil.step(3);
      await pupil.press('n');
      await drawAndKeep(pupil);
      await pupil.step(4);
      await pupil.press('n');
      await pupil.step(5);
      await pupil.press('n');
      await drawAndKeep(pupil);
      await pupil.step(6);
      await pupil.press('n');
      await pupil.step(7);
      await pupil.press('n');
      await pupil.hear('draw');
      await pupil.press('1');
    },
  },
  {
    title: 'makes one hold WAVE!, and see who comes',
    async play(pupil) {
      await pupil.step(8);
      await pupil.press('1', '2');
      await pupil.step(8);
      await pupil.press('d');
      await pupil.turnedBack('accept');
      await pupil.press('a');
      await pupil.step(9);
      await pupil.press('n');
    },
  },
  {
    title: 'trades, whether the gift is wanted or not',
    async play(pupil) {
      await pupil.step(10);
      await pupil.press('2');
      await pupil.hear('ready');
      await pupil.press('r');
    },
  },
  {
    title: 'builds before it strikes',
    async play(pupil) {
      await pupil.step(11);
      await pupil.press('e', 'Enter');
      await pupil.turnedBack('craft');
      await pupil.press('Escape', 'c', 'Enter');
      await pupil.step(12);
      await strikeTheRaider(pupil);
      await pupil.hear('end-turn');
      await pupil.press('e');
    },
  },
  {
    title: 'watches the partner and the enemies, and goes on by itself',
    async play(pupil) {
      for (const n of [13, 14, 15]) {
        await pupil.step(n);
        await pupil.press('n');
      }
      await pupil.step(16);
    },
  },
];

/** Begins the lesson on the title. */
export async function beginNight(page: Page): Promise<Pupil> {
  await page.getByRole('button', { name: 'Learn by playing, Survive Until Daylight' }).click();
  const pupil = new Pupil(page);
  await pupil.step(1);
  return pupil;
}
