/** Coming to a tile (6.3). */
import type { HexKey } from '../../kernel/hex';
import { TILES } from '../content/tiles';
import type { Zone } from '../ids';
import type { OMPlay } from '../play';
import type { Ap } from '../state';
import { addGroup, rivalsIn } from './groups';
import { zombiesLeft } from './supplies';
import { activeSeat, changeTile, nameOf, tileOf, zoneOutside } from './table';

/** The fog lifts: as many zombies as the supply has of those that belong inside (OM-MOVE-05). */
function explore(play: OMPlay, place: HexKey): void {
  const { state } = play;
  const id = nameOf(tileOf(state, place));
  const zombies = Math.min(TILES[id].infest, zombiesLeft(state));
  changeTile(state, place, { status: 'wild', zombies });
  play.tell({ type: 'fog-lifted', seat: activeSeat(state), tile: place, id, zombies });
}

/** They stand in a zone, peacefully; where rivals stand they may attack at once (OM-MOVE-06, OM-PVP-02). */
export function arrive(play: OMPlay, place: HexKey, zone: Zone, ap: Ap): void {
  const { state } = play;
  const seat = activeSeat(state);
  addGroup(state, place, { seat, zone, ap });
  if (rivalsIn(tileOf(state, place), seat, zone).length > 0)
    state.arrival = { tile: place, zone, ap: [...ap] };
}

/** The end of a walk over a border: outside of a wild tile, anywhere on a held one (OM-MOVE-03). */
export function walkTo(play: OMPlay, place: HexKey, ap: Ap): void {
  if (tileOf(play.state, place).status === 'fog') explore(play, place);
  arrive(play, place, zoneOutside(tileOf(play.state, place)), ap);
}
