import type { CharacterId, Difficulty } from '../../../../models/survive-until-daylight/ids';

const pictureOf = (id: string) =>
  new URL(`../../../../assets/pictures/survive-until-daylight/${id}.webp`, import.meta.url).href;

/** The character with what they fight with. */
export function portraitOf(character: CharacterId): string {
  return pictureOf(character);
}

/** How the night comes: at a walk, in a rush, as a nightmare. */
const NIGHTS: Readonly<Record<Difficulty, string>> = {
  easy: 'as-shamble',
  normal: 'as-stampede',
  hard: 'as-nightmare',
};

/** What waits for those who choose a difficulty. */
export function nightOf(difficulty: Difficulty): string {
  return pictureOf(NIGHTS[difficulty]);
}
