import type { CardId, SurvivorId } from '../../../../models/outbreak-duel/ids';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import type { Player, State } from '../../../../models/outbreak-duel/state';
import { cardAt } from '../compose/picks';
import type { Spot } from '../spot';

export type ShownCard = CardId | SurvivorId;

function inEquipment(player: Player, spot: Extract<Spot, { kind: 'attachment' }>): ShownCard | null {
  const attached = spot.on === 'weapon' ? player.weapon?.attachments : player.attachments;
  return attached?.[spot.index] ?? null;
}

/** The card that lies where somebody points; null where none does, or face down. */
export function cardOfSpot(spot: Spot, state: State): ShownCard | null {
  if (spot.kind === 'zombie')
    return state.players.flatMap(({ board }) => board).find(({ uid }) => uid === spot.zombie)?.card ?? null;
  const player = state.players[sideOf(state, spot.seat)];
  switch (spot.kind) {
    case 'survivor':
      return player.survivor;
    case 'weapon':
      return player.weapon?.card ?? null;
    case 'item':
      return player.items.find(({ uid }) => uid === spot.item)?.card ?? null;
    case 'attachment':
      return inEquipment(player, spot);
    case 'row':
      return player.hordeRow[spot.index] ?? null;
    case 'card':
      return cardAt(spot, state);
    default:
      return null;
  }
}
