import type { CharacterId } from '../../../../models/survive-until-daylight/ids';

/** The character's miniature, close by. */
export function portraitOf(character: CharacterId): string {
  return new URL(`../../../../assets/portraits/survive-until-daylight/${character}.webp`, import.meta.url)
    .href;
}
