/** What glows on the 3D table, with price and odds at the place. */
import { isFaceDown } from '../../../../models/kernel/hidden';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { incoming } from '../../../../models/outbreak-duel/odds/incoming';
import { purchase } from '../../../../models/outbreak-duel/odds/spawning';
import { controllerOf, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import type { Composer } from '../compose/composer';
import { shortAttackWords } from '../compose/odds-words';
import type { Highlight, Incoming } from '../scene/marks';
import { type Spot, spotKey } from '../spot';

type Marking = Pick<Composer, 'candidates' | 'picks' | 'seat' | 'category'>;

/** Places in the hand of whoever is asked in which a card lies. */
function cardSpots(state: State, card: string): readonly Spot[] {
  const { hand, seat } = survivorOf(state);
  return hand.flatMap((one, index) =>
    !isFaceDown(one) && one === card ? [{ kind: 'card', seat, index }] : [],
  );
}

/** With what is out of the ordinary; that most of them bite next turn stands in the panel. */
function rowMark(state: State, index: number): Highlight {
  const bought = purchase(state, index);
  const spot: Spot = { kind: 'row', seat: controllerOf(state).seat, index };
  return { spot, tone: 'choice', ...(bought?.bites === 'now' && { label: t('od.odds.bites-now') }) };
}

/** What a move is about on the table; nothing for one that is not about a thing. */
export function marksOf(move: Move, state: State): readonly Highlight[] {
  switch (move.type) {
    case 'ATTACK':
    case 'SNAP_ATTACK': {
      const label = shortAttackWords(state, move.target);
      return [{ spot: { kind: 'zombie', zombie: move.target }, tone: 'choice', label }];
    }
    case 'TARGET':
    case 'DECLARE':
    case 'ACT':
      return [{ spot: { kind: 'zombie', zombie: move.zombie }, tone: 'choice' }];
    case 'PLAY':
    case 'EVENT':
    case 'REACT':
      return cardSpots(state, move.card).map((spot) => ({ spot, tone: 'choice' }));
    case 'USE_ITEM':
    case 'DROP_ITEM':
      return [{ spot: { kind: 'item', seat: survivorOf(state).seat, item: move.item }, tone: 'choice' }];
    case 'USE_ABILITY':
      return [{ spot: { kind: 'survivor', seat: survivorOf(state).seat }, tone: 'choice' }];
    case 'SPAWN':
      return [rowMark(state, move.index)];
    default:
      return [];
  }
}

/** The attacker whose attack is on. */
function biteMarks({ bite }: State): readonly Highlight[] {
  return bite ? [{ spot: { kind: 'zombie', zombie: bite.zombie }, tone: 'threat' }] : [];
}

/** One mark a spot: the first says most. */
function once(marks: readonly Highlight[]): readonly Highlight[] {
  return [...new Map(marks.toReversed().map((mark) => [spotKey(mark.spot), mark])).values()].toReversed();
}

export function tableMarks(
  { candidates, picks, seat, category }: Marking,
  state: State,
): readonly Highlight[] {
  const shown = category === 'LOOT' ? [] : candidates;
  const chosen = picks.map((spot): Highlight => ({ spot, tone: 'chosen' }));
  const open = seat === null ? [] : shown.flatMap((move) => marksOf(move, state));
  return once([...chosen, ...biteMarks(state), ...open]);
}

/** What every attacker will deal, on its plate, while a Zombie Phase goes on. */
export function tableIncoming(state: State): Incoming | null {
  if (state.phase !== 'zombie') return null;
  const { attackers, lethal } = incoming(state);
  return { attackers: attackers.map(({ zombie, damage }) => ({ zombie: zombie.uid, damage })), lethal };
}
