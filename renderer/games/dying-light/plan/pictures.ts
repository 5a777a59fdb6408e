import type { RunnerId, ScenarioId } from '../../../../models/dying-light/ids';

const pictureOf = (id: string) =>
  new URL(`../../../../assets/pictures/dying-light/${id}.webp`, import.meta.url).href;

/** The Runner at work, as on their card. */
export function portraitOf(runner: RunnerId): string {
  return pictureOf(`act-${runner}`);
}

/** Where a scenario is about. */
export function sceneOf(scenario: ScenarioId): string {
  return pictureOf(scenario);
}
