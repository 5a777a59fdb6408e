import { WEAPONS } from '../content/weapons';
import type { ItemId, WeaponId } from '../ids';

export function isWeapon(item: ItemId): item is WeaponId {
  return Object.hasOwn(WEAPONS, item);
}
