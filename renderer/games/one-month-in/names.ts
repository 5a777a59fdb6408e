/** The names that people read for the ids of One Month In. */
import type { HexKey } from '../../../models/kernel/hex';
import type { SeatId } from '../../../models/kernel/types';
import type { LayoutId, LootId, TeamId, TileId } from '../../../models/one-month-in/ids';
import { cardOf, nameOf, teamOf, tileAt } from '../../../models/one-month-in/rules/table';
import type { State } from '../../../models/one-month-in/state';
import { t } from '../../i18n';

export function colourName(team: TeamId): string {
  return t(`om.team.${team}`);
}

/** A team by its colour: "Blue". @throws RangeError when nobody sits there */
export function teamName(state: State, seat: SeatId): string {
  return colourName(teamOf(state, seat).colour);
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

export function layoutName(layout: LayoutId): string {
  return t(`om.layout.${layout}`);
}
