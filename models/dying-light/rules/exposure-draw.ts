/** Drawing Exposure cards for an Area (DL-EXP-02..04). */
import { type ExposureSide, exposureCard } from '../content/exposure-cards';
import type { ExposureCardId } from '../ids';
import type { DLPlay } from '../play';
import type { Runner, State } from '../state';
import { areaStepOf, discardCountedToken, exposurePhaseOf } from './exposure';
import { drawExposureCards } from './exposure-deck';
import { draftRunner, isNight, runnerOf, runnersIn } from './runners';
import { tempo } from './tempo';

interface Totals {
  readonly spawn: number;
  readonly moves: number;
  readonly sprinters: boolean;
}

const NOTHING: Totals = { spawn: 0, moves: 0, sprinters: false };

function sideUp(state: State, card: ExposureCardId): ExposureSide {
  const { day, night } = exposureCard(card);
  return isNight(state) ? night : day;
}

function loudMoves(runner: Runner, { effect }: ExposureSide): number {
  return effect?.kind === 'loud-tempo' && tempo(runner) >= effect.tempo ? effect.moves : 0;
}

function plus(totals: Totals, runner: Runner, side: ExposureSide): Totals {
  return {
    spawn: totals.spawn + side.spawn,
    moves: totals.moves + side.moves + loudMoves(runner, side),
    sprinters: totals.sprinters || side.effect?.kind === 'sprinters',
  };
}

/** What all cards drawn in the Area come to (DL-EXP-03). */
function totalsOf(state: State): Totals {
  return areaStepOf(state).drawn.reduce((totals, { runner: id, cards }) => {
    const runner = runnerOf(state, id);
    return cards.reduce((sum, card) => plus(sum, runner, sideUp(state, card)), totals);
  }, NOTHING);
}

/**
 * Every Runner of the Area draws as many cards as the own value, in seat order (DL-EXP-02). A counted token leaves as
 * soon as the cards of its Runner are drawn (DL-EXP-07).
 */
export function drawExposure(play: DLPlay): void {
  const { state } = play;
  const { area } = areaStepOf(state);
  for (const { id } of runnersIn(state, area)) {
    const cards = drawExposureCards(play, draftRunner(state, id), exposurePhaseOf(state).values[id] ?? 0);
    if (cards.length > 0) play.tell({ type: 'exposure-drawn', runner: id, cards, night: isNight(state) });
    state.exposurePhase?.step?.drawn.push({ runner: id, cards });
    discardCountedToken(play, id);
  }
  const totals = totalsOf(state);
  play.tell({ type: 'exposure-totals', area, ...totals });
  if (state.exposurePhase?.step) Object.assign(state.exposurePhase.step, totals);
}
