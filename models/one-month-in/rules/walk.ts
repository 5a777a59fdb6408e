/** Coming to a tile (6.3). */
import type { HexKey } from '../../kernel/hex';
import { TILES } from '../content/tiles';
import type { Zone } from '../ids';
import type { OMPlay } from '../play';
import type { Ap } from '../state';
import { addGroup, rivalsIn } from './groups';
import { zombiesLeft } from './supplies';
import { activeSeat, draftTile, nameOf, zoneOutside } from './table';

/** The fog lifts: as many zombies as the supply has of those that belong inside (OM-MOVE-05). */
function explore(play: OMPlay, place: HexKey): void {
  const { state } = play;
  const tile = draftTile(state, place);
  const id = nameOf(tile);
  const zombies = Math.min(TILES[id].infest, zombiesLeft(state));
  tile.status = 'wild';
  tile.zombies = zombies;
  play.tell({ type: 'fog-lifted', seat: activeSeat(state), tile: place, id, zombies });
}

/** They stand in a zone, peacefully; where rivals stand they may attack at once (OM-MOVE-06, OM-PVP-02). */
export function arrive(play: OMPlay, place: HexKey, zone: Zone, ap: Ap): void {
  const { state } = play;
  const tile = draftTile(state, place);
  const seat = activeSeat(state);
  addGroup(tile, seat, zone, ap);
  if (rivalsIn(tile, seat, zone).length > 0) state.arrival = { tile: place, zone, ap: [...ap] };
}

/** The end of a walk over a border: outside of a wild tile, anywhere on a held one (OM-MOVE-03). */
export function walkTo(play: OMPlay, place: HexKey, ap: Ap): void {
  if (draftTile(play.state, place).status === 'fog') explore(play, place);
  arrive(play, place, zoneOutside(draftTile(play.state, place)), ap);
}
