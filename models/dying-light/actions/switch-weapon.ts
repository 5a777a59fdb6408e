import type { ItemId, WeaponId } from '../ids';
import type { SwitchWeapon } from '../moves';
import { isWeapon } from '../rules/weapons';
import type { Runner } from '../state';
import type { Action } from './action';

function spareWeapons(runner: Runner): readonly WeaponId[] {
  return runner.items.filter((item: ItemId) => isWeapon(item));
}

/** SWITCH_WEAPON: a Quick Use, not twice in a row (DL-USE-02). Only the Weapon in the slot works (DL-USE-04). */
export const switchWeapon: Action<SwitchWeapon> = {
  options: (_, runner) =>
    runner.activation.justSwitched
      ? []
      : spareWeapons(runner).map((itemId) => ({ type: 'SWITCH_WEAPON', itemId })),

  why(_, runner, { itemId }) {
    if (runner.activation.justSwitched) return { id: 'switchTwice', params: {} };
    return spareWeapons(runner).some((weapon) => weapon === itemId) ? null : { id: 'noEffect', params: {} };
  },

  take(play, runner, { itemId }) {
    if (!isWeapon(itemId)) return;
    const before = runner.weapon;
    runner.items = runner.items.flatMap((item) => {
      if (item !== itemId) return [item];
      return before ? [before] : [];
    });
    runner.weapon = itemId;
    play.tell({ type: 'weapon-switched', runner: runner.id, weapon: itemId });
  },
};
