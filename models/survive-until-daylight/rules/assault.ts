/** The assault that comes at the start of the Trade phase (SD-ASLT-01 to SD-ASLT-03, SD-ASLT-06). */
import { shuffle } from '../../kernel/luck';
import { hordeOf } from '../content/assaults';
import { type AssaultId, HORDE_TYPES, type HordeType } from '../ids';
import type { DraftLineCard, SDPlay } from '../play';
import type { State } from '../state';
import { freshCard, hordeSupply } from './line';
import { takeFrom } from './piles';

/** Turns the next assault card; its horde joins the line on the right in shuffled order. Loadable as deck `assault`. */
export function turnAssault(play: SDPlay): void {
  const { state } = play;
  const assault = takeFrom(state, 'assault', state.assaultDeck);
  if (!assault) return;
  state.assaults.push(assault);
  play.tell({ type: 'assault-turned', assault });
  const coming = comers(state, assault);
  shuffle(state.luck, coming);
  const joined: DraftLineCard[] = [];
  while (coming.length > 0) joined.push(...nextToJoin(play, coming));
  play.tell({ type: 'line-joined', cards: joined });
}

/** No more of a type than its stack holds (SD-ASLT-03). */
function comers(state: State, assault: AssaultId): HordeType[] {
  const called = hordeOf(assault, state.members.length);
  return HORDE_TYPES.flatMap((type) => {
    const count = called.filter((one) => one === type).length;
    return hordeSupply(state, type)
      .slice(0, count)
      .map(() => type);
  });
}

/** Cards of a type are alike, so that the first of the stack comes. Loadable as deck `horde` by type. */
function nextToJoin(play: SDPlay, coming: HordeType[]): DraftLineCard[] {
  const type = takeFrom(play.state, 'horde', coming);
  const [id] = type ? hordeSupply(play.state, type) : [];
  if (!type || !id) return [];
  const card = freshCard(id, type);
  play.state.line.push(card);
  return [card];
}
