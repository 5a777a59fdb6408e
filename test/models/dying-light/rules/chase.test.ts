import { describe, expect, it } from 'vitest';
import type { ChaseId, ZoneId } from '../../../../models/dying-light/ids';
import { type DLPlay, pushFrames } from '../../../../models/dying-light/play';
import { endActivation } from '../../../../models/dying-light/rules/activation';
import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import { enterZone } from '../../../../models/dying-light/rules/move';
import { draftRunner, runnerOf } from '../../../../models/dying-light/rules/runners';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board, perform, standing } from '../../../helpers/dying-light';

const exposed = (play: DLPlay) => pushFrames(play, { type: 'exposureToken', runner: 'mara' });

/** A board whose top Chase card is this one. */
function onTop(state: State, card: ChaseId): State {
  return { ...state, chase: [card, ...state.chase.filter((other) => other !== card)] };
}

function taken(card: ChaseId, round = 7, zone: ZoneId = 'n'): State {
  const before = board({
    runners: [aRunner('mara').on(zone).exposed()],
    round,
    infected: { wellYard: { biter: 3 } },
  });
  return perform(onTop(before, card), exposed).state;
}

describe('Exposure tokens and Chases', () => {
  it('gives a token to who has none', () => {
    const { state, entries } = perform(board(), exposed);
    expect(state.runners[0]).toMatchObject({ exposureToken: true, chase: null });
    expect(entries).toEqual([{ type: 'exposure-token-taken', runner: 'mara' }]);
  });

  it('DL-CHASE-01: chases who has a token already; the token stays', () => {
    const state = taken('ch-scent');
    expect(state.runners[0]).toMatchObject({ exposureToken: true, chase: 'ch-scent' });
    expect(state.chase).toHaveLength(3);
  });

  it('DL-CHASE-02: raises the Exposure Value by 1', () => {
    const chased = board({ runners: [aRunner('mara').chased()] });
    expect(exposureValue(runnerOf(chased, 'mara'))).toBe(1);
  });

  it('DL-CHASE-03: spawns instead when the Runner is chased already', () => {
    const before = board({ runners: [aRunner('mara').on('n').exposed().chased()] });
    const { state, entries } = perform(before, exposed);
    expect(state.runners[0]?.chase).toBe('ch-scent');
    expect(standing(state)).toEqual({ crossroads: { biter: 1 } });
    expect(entries).toEqual([
      { type: 'chase-crowded', runner: 'mara', reason: 'chased' },
      { type: 'infected-spawned', infected: 'biter', area: 'crossroads' },
    ]);
  });

  it('spawns instead when no Chase card is left (edge case 26)', () => {
    const before: State = { ...board({ runners: [aRunner('mara').on('n').exposed()] }), chase: [] };
    const { state, entries } = perform(before, exposed);
    expect(standing(state)).toEqual({ crossroads: { biter: 1 } });
    expect(entries[0]).toEqual({ type: 'chase-crowded', runner: 'mara', reason: 'none-left' });
  });

  it('ch-sprinter spawns in the own Area', () => {
    expect(standing(taken('ch-sprinter')).crossroads).toEqual({ biter: 1 });
    expect(standing(taken('ch-sprinter', 8)).crossroads).toEqual({ viral: 1 });
  });

  it('ch-pack moves two Infected into the own Area, from each neighbour in turn', () => {
    expect(standing(taken('ch-pack'))).toEqual({ crossroads: { biter: 2 }, wellYard: { biter: 1 } });
  });

  it('ch-hunter spawns a Viral by day and a Volatile by night in the nearest Nest', () => {
    expect(standing(taken('ch-hunter', 7, 'g')).market).toEqual({ viral: 1 });
    expect(standing(taken('ch-hunter', 8, 'g')).market).toEqual({ volatile: 1 });
  });
});

describe('DL-CHASE-04: shaking a Chase off', () => {
  function ended(infected: Parameters<typeof board>[0]): State {
    const before = board({ runners: [aRunner('mara').on('n').chased()], ...infected });
    return perform({ ...before, active: 'mara' }, endActivation).state;
  }

  it('happens when the activation ends where no enemy stands; the card goes under the pile', () => {
    const state = ended({ down: { crossroads: { biter: 1 } } });
    expect(state.runners[0]?.chase).toBeNull();
    expect(state.chase.at(-1)).toBe('ch-scent');
  });

  it('does not happen beside a standing enemy', () => {
    expect(ended({ infected: { crossroads: { howler: 1 } } }).runners[0]?.chase).toBe('ch-scent');
  });

  it('happens on entering UV light', () => {
    const before = board({ runners: [aRunner('mara').on('g').chased()], uvSpot: true });
    const { state } = perform(before, (play) => enterZone(play, draftRunner(play.state, 'mara'), 'b'));
    expect(state.runners[0]?.chase).toBeNull();
  });
});
