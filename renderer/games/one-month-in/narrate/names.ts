/** What teams, tiles and cards are called in a sentence of the log. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { LootId, TileId } from '../../../../models/one-month-in/ids';
import { cardOf, nameOf, teamOf, tileAt } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';

/** A team by its colour: "Blue". @throws RangeError when nobody sits there */
export function teamName(state: State, seat: SeatId): string {
  return t(`om.team.${teamOf(state, seat).colour}`);
}

export function tileName(tile: TileId): string {
  return t(`om.tile.${tile}`);
}

/** The tile at a place; "the fog" where nobody knows what lies there, whatever the state may know. */
export function placeName(state: State, place: HexKey): string {
  const tile = tileAt(state, place);
  return tile && tile.status !== 'fog' && cardOf(tile) ? tileName(nameOf(tile)) : t('om.place.fog');
}

export function lootName(card: LootId): string {
  return t(`om.loot.${card}`);
}
