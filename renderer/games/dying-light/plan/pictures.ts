import type { GearSetId, RunnerId, ScenarioId, StartingWeaponId } from '../../../../models/dying-light/ids';

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

/** Jacket, gloves and shoes of a set. */
export function outfitOf(gear: GearSetId): string {
  return pictureOf(`gear-${gear}`);
}

/** As on its card. */
export function weaponPicture(weapon: StartingWeaponId): string {
  return pictureOf(weapon);
}
