/** Scavenging: what a card brings (6.6). Every card is turned once and is then in a hand or out of the game (OM-LOOT-08). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { LOOT } from '../content/loot';
import { type LootId, SALVAGE_IDS, type SalvageId } from '../ids';
import type { OMPlay } from '../play';
import { startFight } from './fight';
import { addGroup, gathered } from './groups';
import { turnTopCard } from './loot-stack';
import { survivorsLeft, zombiesLeft } from './supplies';
import { changeTile, draftTeam, tileOf } from './table';

/** A card that has been turned over. */
interface Find {
  readonly seat: SeatId;
  readonly tile: HexKey;
  readonly card: LootId;
}

function isSalvage(card: LootId): card is SalvageId {
  return SALVAGE_IDS.some((id) => id === card);
}

/** One more card in the open hand (OM-LOOT-04). */
function keep(play: OMPlay, find: Find, card: SalvageId): void {
  const team = draftTeam(play.state, find.seat);
  team.salvage = [...team.salvage, card];
  play.tell({ type: 'scavenged', ...find, count: 1 });
}

/** They join without action points, as far as the supply goes (OM-LOOT-05). */
function join(play: OMPlay, find: Find): void {
  const { state } = play;
  const count = Math.min(LOOT[find.card].amount, survivorsLeft(state, find.seat));
  addGroup(state, find.tile, { seat: find.seat, zone: 'whole', ap: [count, 0, 0] });
  play.tell({ type: 'scavenged', ...find, count });
}

/** The tile splits, and everybody on it fights inside (OM-LOOT-06); without a zombie in the supply nothing happens (OM-LOOT-07). */
function meet(play: OMPlay, find: Find): void {
  const { state } = play;
  const count = Math.min(LOOT[find.card].amount, zombiesLeft(state));
  play.tell({ type: 'scavenged', ...find, count });
  if (count === 0) return;
  const groups = gathered(tileOf(state, find.tile).groups, 'inner');
  changeTile(state, find.tile, { zombies: count, groups });
  startFight(play, find.tile);
}

/** Turns the top card of a tile and does what it says (OM-LOOT-03). */
export function scavenge(play: OMPlay, tile: HexKey, seat: SeatId): void {
  const card = turnTopCard(play, tile);
  const find = { seat, tile, card };
  if (isSalvage(card)) keep(play, find, card);
  else {
    play.state.spent = [...play.state.spent, card];
    if (LOOT[card].kind === 'survivors') join(play, find);
    else meet(play, find);
  }
}
