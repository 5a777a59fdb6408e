/** The first rounds of the lesson of One Month In as the coach asks for them, with the mouse. */
import type { Page } from 'playwright-core';
import { composedText } from '../../../renderer/i18n';

/** A pupil who clicks. */
export class Visitor {
  constructor(private readonly page: Page) {}

  /** Waits until the coach says it. */
  hear(step: number): Promise<void> {
    const words = composedText(`om.coach.step.${step}`);
    return this.page.getByRole('region', { name: 'Coach' }).getByText(words).waitFor();
  }

  /** Clicks buttons of the decision, one after the other, by the beginning of their names. */
  async click(...names: readonly string[]): Promise<void> {
    const decision = this.page.getByRole('region', { name: 'Decision' });
    for (const name of names)
      await decision
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
  }

  /** What the preview says. */
  reads(words: string): Promise<void> {
    return this.page.getByRole('region', { name: 'Decision' }).getByText(words).first().waitFor();
  }
}

interface Scene {
  readonly title: string;
  play(visitor: Visitor): Promise<void>;
}

/** In the order of specification 12; the step of the first one was just said. */
export const SCENES: readonly Scene[] = [
  {
    title: 'puts up three fences towards Red (G1)',
    async play(visitor) {
      for (const side of ['east', 'south-east', 'north-east'])
        await visitor.click(`The Depot: Fog, ${side}$`);
      await visitor.hear(2);
    },
  },
  {
    title: 'sends three into the fog, and two to the farm (G2, G3)',
    async play(visitor) {
      await visitor.click('Move', 'One fewer', 'One fewer', 'Fog, east', 'Go');
      await visitor.hear(3);
      await visitor.click('Move', 'Fog, north-east', 'Go');
      await visitor.click('End turn');
    },
  },
  {
    title: 'sees the odds of the farm, and wins there by its dice (G4, G5, TV04)',
    async play(visitor) {
      await visitor.hear(4);
      await visitor.click('Go inside', 'Mill Farm');
      await visitor.reads('2 against 3: 53%, expect to lose 1.2');
      await visitor.click('Go inside');
      await visitor.hear(5);
      await visitor.click('Finish the fight');
    },
  },
  {
    title: 'clears the houses with three (G6, G7)',
    async play(visitor) {
      await visitor.hear(6);
      await visitor.click('Go inside');
      await visitor.reads('3 against 2: 98%, expect to lose 0.3');
      await visitor.click('Go inside');
      await visitor.hear(7);
      await visitor.click('Finish the fight');
      await visitor.click('End turn');
    },
  },
  {
    title: 'raises the first flag (G8)',
    async play(visitor) {
      await visitor.hear(8);
      await visitor.click('Reclaim');
    },
  },
];

/** Begins the lesson on the title. */
export async function beginMonth(page: Page): Promise<Visitor> {
  await page.getByRole('button', { name: 'Learn by playing, One Month In' }).click();
  const visitor = new Visitor(page);
  await visitor.hear(1);
  return visitor;
}
