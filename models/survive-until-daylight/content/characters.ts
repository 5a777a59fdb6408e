/** The six character boards (3.1). Their perks are rules: SD-PERK-01 to SD-PERK-12. */
import type { CharacterId, UniqueWeaponId } from '../ids';

export interface Character {
  /** Printed; the difficulty changes it (3.10). */
  readonly maxHealth: number;
  readonly slots: number;
  readonly weapon: UniqueWeaponId;
}

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  'ch-pillar': { maxHealth: 12, slots: 8, weapon: 'sw-pillar' },
  'ch-psycho': { maxHealth: 10, slots: 8, weapon: 'sw-psycho' },
  'ch-trigger': { maxHealth: 10, slots: 8, weapon: 'sw-trigger' },
  'ch-drifter': { maxHealth: 11, slots: 8, weapon: 'sw-drifter' },
  'ch-haggler': { maxHealth: 9, slots: 10, weapon: 'sw-haggler' },
  'ch-hipster': { maxHealth: 12, slots: 8, weapon: 'sw-hipster' },
};
