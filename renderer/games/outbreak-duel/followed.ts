import type { Entry } from '../../../models/outbreak-duel/entries';
import type { Player, State, Zombie } from '../../../models/outbreak-duel/state';

function atSeat(state: State, seat: string, change: Partial<Player>): State {
  const [first, second] = state.players;
  const changed = (player: Player) => (player.seat === seat ? { ...player, ...change } : player);
  return { ...state, players: [changed(first), changed(second)] };
}

function onBoards(state: State, change: (board: readonly Zombie[]) => readonly Zombie[]): State {
  const [first, second] = state.players;
  const changed = (player: Player) => ({ ...player, board: change(player.board) });
  return { ...state, players: [changed(first), changed(second)] };
}

/** What panels show after an entry while the rest of a story is still to come: life, threat and who has fallen. */
export function followed(state: State, entry: Entry): State {
  switch (entry.type) {
    case 'hurt':
    case 'healed':
    case 'survived':
      return atSeat(state, entry.seat, { hp: entry.hp });
    case 'infected':
      return atSeat(state, entry.seat, { infection: entry.infection });
    case 'th-changed':
    case 'decayed':
      return atSeat(state, entry.seat, { th: entry.th });
    case 'zombie-hurt':
    case 'regrew':
      return onBoards(state, (board) =>
        board.map((zombie) => (zombie.uid === entry.zombie ? { ...zombie, hp: entry.hp } : zombie)),
      );
    case 'zombie-died':
      return onBoards(state, (board) => board.filter(({ uid }) => uid !== entry.zombie));
    default:
      return state;
  }
}
