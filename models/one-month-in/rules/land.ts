/** How tiles come to be held and are lost again (6.5). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { DraftState, OMPlay } from '../play';
import type { State } from '../state';
import { gathered } from './groups';
import { dealLoot } from './loot-stack';
import { cardOf, changeTile, tileOf } from './table';

/** Whose base lies there, whoever holds it; null for any other tile. */
export function homeTeamAt({ teams }: State, place: HexKey): SeatId | null {
  return teams.find(({ home }) => home === place)?.seat ?? null;
}

/** Farm marker and hold token go with the flag (OM-FARM-05, OM-END-04). */
const NO_TOKENS = { worked: false, counting: false } as const;

/** What was held falls back to nobody, its loot stays; everybody on it stands in one region (OM-MOVE-11, OM-FIGHT-10). */
export function fallBack(state: DraftState, place: HexKey, zone: 'inner' | 'outer'): void {
  const groups = gathered(tileOf(state, place).groups, zone);
  changeTile(state, place, { ...NO_TOKENS, status: 'wild', owner: null, groups });
}

/** A flag is taken away for another place; a captured base goes back to its home team (OM-CLAIM-07). */
export function liftFlag(play: OMPlay, place: HexKey, seat: SeatId): void {
  const home = homeTeamAt(play.state, place);
  if (home === null) fallBack(play.state, place, 'inner');
  else changeTile(play.state, place, { ...NO_TOKENS, owner: home });
  play.tell({ type: 'flag-lifted', seat, tile: place });
}

/** The flag goes up: the tile is one zone, its first loot is laid out, and a unique tile begins to count (OM-CLAIM-04, OM-END-03). */
export function hold(play: OMPlay, place: HexKey, seat: SeatId): void {
  const tile = tileOf(play.state, place);
  const from = tile.owner;
  const card = cardOf(tile);
  const groups = gathered(tile.groups, 'whole');
  changeTile(play.state, place, { ...NO_TOKENS, status: 'held', owner: seat, groups });
  play.tell({ type: 'reclaimed', seat, tile: place, from, value: card?.value ?? 0 });
  dealLoot(play, place);
  if (card?.kind !== 'unique') return;
  changeTile(play.state, place, { counting: true });
  play.tell({ type: 'hold-started', seat, tile: place });
}
