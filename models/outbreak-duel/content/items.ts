/** The 14 Items (3.4). Each use, and each time a passive works, costs 1 durability. */
import type { ItemId } from '../ids';
import { damage, each, escapeRoll, fx, IT, moveBack, one, repair, some, stun } from './effect-words';
import type { Effect } from './effects';

export type Passive = 'ward' | 'wire' | 'pad';

export type ItemUse =
  | {
      readonly kind: 'active';
      readonly ap: number;
      /** It becomes spent when it is used. */
      readonly spend: boolean;
      readonly effects: readonly Effect[];
    }
  | { readonly kind: 'passive'; readonly passive: Passive };

export interface ItemCard {
  readonly type: 'item';
  readonly ap: number;
  readonly dur: number;
  readonly use: ItemUse;
}

const using = (ap: number, ...effects: readonly Effect[]): ItemUse => ({
  kind: 'active',
  ap,
  spend: false,
  effects,
});
const spending = (ap: number, ...effects: readonly Effect[]): ItemUse => ({
  kind: 'active',
  ap,
  spend: true,
  effects,
});
const passive = (id: Passive): ItemUse => ({ kind: 'passive', passive: id });

const item = (ap: number, dur: number, use: ItemUse): ItemCard => ({ type: 'item', ap, dur, use });

export const ITEMS: Readonly<Record<ItemId, ItemCard>> = {
  I01: item(1, 3, using(1, some('heal', 3))),
  I02: item(1, 3, spending(1, some('heal', 4))),
  I03: item(1, 5, passive('ward')),
  I04: item(1, 3, spending(0, repair('any', 2))),
  I05: item(1, 3, spending(1, some('look', 3))),
  I06: item(1, 4, passive('wire')),
  I07: item(1, 2, spending(0, some('gainAp', 1))),
  I08: item(1, 3, spending(0, some('gainTp', 1))),
  I09: item(1, 3, using(1, escapeRoll(one('threat'), 0, [moveBack(IT)]))),
  I10: item(1, 3, using(1, stun(one('any')))),
  I11: item(1, 2, using(1, fx('cure'), some('heal', 3))),
  I12: item(0, 4, spending(0, repair('ranged', 1))),
  I13: item(1, 1, using(1, damage(each('zombie'), 2))),
  I14: item(1, 4, passive('pad')),
};
