/** What glows on the table: who can act, who is chosen, and where they can go with the odds of it. */

import { readyGroups } from '../../../../models/one-month-in/actions/parties';
import type { Move } from '../../../../models/one-month-in/moves';
import { edgeBetween } from '../../../../models/one-month-in/rules/fences';
import { fighters } from '../../../../models/one-month-in/rules/fight';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import { activeSeat, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { percent } from '../../../play/sayings';
import type { Composer } from '../compose/composer';
import { attackOn, attacksIn, fightIn } from '../compose/forecast';
import { MOUTHS, mouthKey } from '../compose/mouths';
import { lootRisk, reachWords, shortOdds } from '../compose/odds-words';
import { PARTY, partyOf, partyOfKey, sizeOf } from '../compose/party';
import { arrivalZone, placeOf, sourceOf } from '../compose/picks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';

/** As much of the composer as is to be seen on the table. */
type Marking = Pick<Composer, 'seat' | 'composition' | 'candidates' | 'composed' | 'picks' | 'begun'>;

/** Worse than even is said in another colour. */
const EVEN = 0.5;

interface Odds {
  readonly win: number;
  readonly losses: number;
}

function withOdds(spot: Spot, odds: Odds): Highlight {
  return { spot, tone: odds.win < EVEN ? 'warned' : 'choice', label: shortOdds(odds) };
}

/** How many go, as far as it is chosen. */
function sizeFor(composer: Marking, move: Move): number {
  const question = composer.composition.questions.find(({ id }) => id === PARTY);
  if (typeof question?.chosen === 'string') return sizeOf(partyOfKey(question.chosen));
  return sizeOf(partyOf(move) ?? { k1: 1, k2: 0 });
}

/** A walk: whom one meets outside, or who could come there. */
function walkMark(move: Extract<Move, { type: 'MOVE' }>, state: State, size: number): Highlight {
  const { to } = move;
  const tile = tileOf(state, to);
  const zone = arrivalZone(state, to);
  const spot: Spot = { kind: 'ground', tile: to, ground: tile.status === 'fog' ? 'fog' : zone };
  const [attack] = attacksIn(state, to, zone, size);
  if (attack) return withOdds(spot, attack);
  const fight = fightIn(state, to, size);
  if (fight) return withOdds(spot, fight);
  return { spot, tone: reachWords(state, to, zone) === '' ? 'choice' : 'warned' };
}

function doorMark(move: Extract<Move, { type: 'ENTER' }>, state: State, size: number): Highlight {
  const spot: Spot = { kind: 'ground', tile: move.tile, ground: 'inner' };
  const fight = fightIn(state, move.tile, size);
  const [attack] = attacksIn(state, move.tile, 'inner', size);
  const odds = fight ?? attack;
  return odds ? withOdds(spot, odds) : { spot, tone: 'choice' };
}

function lootMark(tile: Extract<Move, { type: 'SCAVENGE' }>['tile'], state: State): Highlight {
  const risk = percent(lootRisk(state, tile));
  const spot: Spot = { kind: 'loot', tile };
  return risk > 0
    ? { spot, tone: 'warned', label: t('om.hud.odds.risk', { chance: risk }) }
    : { spot, tone: 'choice' };
}

/** What a move is aimed at; null for one that is about nothing but who makes it. */
export function aimOf(move: Move, state: State, size: number): Highlight | null {
  switch (move.type) {
    case 'MOVE':
      return walkMark(move, state, size);
    case 'ENTER':
      return doorMark(move, state, size);
    case 'EXIT':
      return { spot: { kind: 'ground', tile: move.tile, ground: 'outer' }, tone: 'choice' };
    case 'RECLAIM':
      return { spot: { kind: 'number', tile: move.tile, number: 'claim' }, tone: 'choice' };
    case 'SCAVENGE':
      return lootMark(move.tile, state);
    case 'ATTACK_HERE': {
      const { tile, zone, team: seat } = move;
      return withOdds({ kind: 'group', tile, zone, seat }, attackOn(state, tile, zone, seat, size));
    }
    case 'TEAR_DOWN':
      return { spot: { kind: 'border', edge: edgeBetween(move.tile, move.toward) }, tone: 'choice' };
    case 'BUILD_FENCE':
    case 'PLACE_SETUP_FENCE':
      return { spot: { kind: 'border', edge: move.edge }, tone: 'choice' };
    case 'WITHDRAW':
      return { spot: { kind: 'ground', tile: move.to, ground: arrivalZone(state, move.to) }, tone: 'choice' };
    default:
      return null;
  }
}

/** One mark a spot: the first says most. */
function once(marks: readonly Highlight[]): readonly Highlight[] {
  return [...new Map(marks.toReversed().map((mark) => [spotKey(mark.spot), mark])).values()].toReversed();
}

/** Everybody of the team who can act. */
function readyMarks(state: State): readonly Highlight[] {
  const seat = activeSeat(state);
  return readyGroups(state).map(({ place, zone }) => ({
    spot: { kind: 'group', tile: place, zone, seat },
    tone: 'choice',
  }));
}

/** Who eats, and who else could. */
function mouthMarks(composer: Marking, state: State): readonly Highlight[] {
  const question = composer.composition.questions.find(({ id }) => id === MOUTHS);
  if (question?.kind !== 'several') return [];
  const seat = activeSeat(state);
  return readyGroups(state)
    .filter(({ ap }) => ap[1] > 0)
    .map(({ place, zone }) => {
      const count = question.chosen.filter((key) => key === mouthKey(place, zone)).length;
      const spot: Spot = { kind: 'group', tile: place, zone, seat };
      return count > 0 ? { spot, tone: 'chosen', count } : { spot, tone: 'choice' };
    });
}

/** Those who are chosen: the group that was pointed at, or from which all moves left begin. */
function chosenMarks(composer: Marking, state: State): readonly Highlight[] {
  const [first] = composer.candidates;
  const { move } = composer.composition;
  const place = composer.picks[0] ? placeOf(composer.picks[0], state) : null;
  const source = place ?? (move && sourceOf(move, state));
  const some = move ?? first;
  if (!source || !some) return [];
  const spot: Spot = { kind: 'group', tile: source.tile, zone: source.zone, seat: activeSeat(state) };
  return [{ spot, tone: 'chosen', count: sizeFor(composer, some) }];
}

/** The fight that is on: its zombies, or the team that is attacked, with the odds as they stand. */
function fightMarks(state: State): readonly Highlight[] {
  const { fight, attack } = state;
  if (fight) {
    const odds = fightIn(state, fight.tile, headcount(fighters(state)));
    return odds
      ? [{ spot: { kind: 'zombies', tile: fight.tile }, tone: 'threat', label: shortOdds(odds) }]
      : [];
  }
  if (!attack) return [];
  const { tile, zone, defender: seat, ap } = attack;
  const odds = attackOn(state, tile, zone, seat, headcount(ap));
  return [{ spot: { kind: 'group', tile, zone, seat }, tone: 'threat', label: shortOdds(odds) }];
}

function arrivalMarks(state: State): readonly Highlight[] {
  const { arrival } = state;
  if (!arrival) return [];
  const { tile, zone, ap } = arrival;
  return attacksIn(state, tile, zone, headcount(ap)).map((odds) =>
    withOdds({ kind: 'group', tile, zone, seat: odds.team }, odds),
  );
}

/** The moves that the answers so far leave: those of the open question's choices. */
function leftMoves({ composition, candidates }: Marking): readonly Move[] {
  if (composition.move) return [composition.move];
  const open = composition.questions.find(
    (question) => question.kind === 'single' && question.chosen === null,
  );
  return open?.kind === 'single' ? open.choices.flatMap(({ moves }) => moves) : candidates;
}

/** What glows on the 3D table. */
export function tableMarks(composer: Marking, state: State): readonly Highlight[] {
  if (composer.seat === null) return fightMarks(state);
  if (composer.composition.questions.some(({ id }) => id === MOUTHS)) return mouthMarks(composer, state);
  if (state.arrival) return arrivalMarks(state);
  const aims = () => leftMoves(composer).flatMap((move) => aimOf(move, state, sizeFor(composer, move)) ?? []);
  if (!composer.composed) return once(aims());
  if (composer.begun !== null) return once([...chosenMarks(composer, state), ...aims()]);
  return state.fight || state.attack ? fightMarks(state) : readyMarks(state);
}
