/** What glows on the table: the places that the open decision is about, with their prices. */
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Move, MoveAction } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import type { Composition } from '../../../play/composer/composition';
import { zonesOfMove } from '../compose/zones-of-moves';
import type { Highlight, Tone } from '../scene/marks';

function fewestDice(moves: readonly Move[]): ReadonlyMap<ZoneId, number> {
  const prices = new Map<ZoneId, number>();
  for (const move of moves) {
    if (move.type !== 'MOVE') continue;
    prices.set(move.to, Math.min(move.dice.length, prices.get(move.to) ?? move.dice.length));
  }
  return prices;
}

function moveMarks(moves: readonly Move[]): readonly Highlight[] {
  return [...fewestDice(moves)].map(([zone, n]) => ({
    zone,
    tone: n === 1 ? 'cheap' : 'dear',
    label: t('dl.hud.dice', { n }),
  }));
}

function placeMarks(moves: readonly Move[], state: State, tone: Tone): readonly Highlight[] {
  const zones = new Set(moves.flatMap((move) => zonesOfMove(move, state)));
  return [...zones].map((zone) => ({ zone, tone }));
}

/** The Zone chosen stands out among the others that could have been. */
function chosenMarks(move: MoveAction, candidates: readonly Move[]): readonly Highlight[] {
  const others = moveMarks(candidates).filter((mark) => !('zone' in mark && mark.zone === move.to));
  return [...others, { zone: move.to, tone: 'focus', label: t('dl.hud.dice', { n: move.dice.length }) }];
}

/** Attacks show the Area as a threat; everything else that is not a Move draws the eye. */
export function tableMarks(
  candidates: readonly Move[],
  composition: Composition<Move>,
  state: State,
): readonly Highlight[] {
  if (composition.move?.type === 'MOVE') return chosenMarks(composition.move, candidates);
  if (composition.move) return placeMarks([composition.move], state, 'focus');
  const attacks = candidates.filter((move) => move.type === 'ATTACK');
  const others = candidates.filter((move) => move.type !== 'ATTACK' && move.type !== 'MOVE');
  const moves = moveMarks(candidates);
  const taken = new Set(moves.flatMap((mark) => ('zone' in mark ? [mark.zone] : [])));
  const rest = [...placeMarks(attacks, state, 'threat'), ...placeMarks(others, state, 'focus')];
  return [...moves, ...rest.filter((mark) => !('zone' in mark && taken.has(mark.zone)))];
}
