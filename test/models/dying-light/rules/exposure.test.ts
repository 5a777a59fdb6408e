import { describe, expect, it } from 'vitest';
import { pickArea } from '../../../../models/dying-light/decisions/pickArea';
import type { ExposureCardId } from '../../../../models/dying-light/ids';
import { resolveExposureToken } from '../../../../models/dying-light/rules/chase';
import {
  beginArea,
  exposureValue,
  finishArea,
  finishExposure,
  freezeExposure,
  moveStep,
  spawnStep,
} from '../../../../models/dying-light/rules/exposure';
import { drawExposure } from '../../../../models/dying-light/rules/exposure-draw';
import { areaIsSafe, areasLeft } from '../../../../models/dying-light/rules/phases';
import type { Runner, State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  standing,
} from '../../../helpers/dying-light';

function only(state: State): Runner {
  const [runner] = state.runners;
  if (!runner) throw new Error('There is no Runner.');
  return runner;
}

/** The cards that come next, whoever draws them. */
function cards(...ids: readonly ExposureCardId[]) {
  return { draws: ids.map((card) => ({ deck: 'exposure', card })) };
}

const frozen = (plan: BoardPlan) => perform(board(plan), freezeExposure);

describe('the Exposure Value', () => {
  const loudness = (runner: ReturnType<typeof aRunner>) => exposureValue(only(board({ runners: [runner] })));

  it('is the number above the Tempo Die (DL-EXP-01)', () => {
    expect([0, 1, 2, 3, 4, 5, 8].map((slots) => loudness(aRunner('mara').tempo(slots)))).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
  });

  it('is 1 more for the token and 1 more when chased (DL-EXP-01, DL-CHASE-02, TV-47)', () => {
    expect(loudness(aRunner('mara').tempo(5).exposed().chased())).toBe(5);
  });

  it('is 1 more with Fever from Tempo 5 on', () => {
    expect(loudness(aRunner('mara').tempo(4).heavy('wd-fever'))).toBe(2);
    expect(loudness(aRunner('mara').tempo(5).heavy('wd-fever'))).toBe(4);
  });

  it('is frozen at the start of the phase, with the places of the Runners (DL-EXP-01, DL-EXP-08)', () => {
    const { state } = frozen({ runners: [aRunner('mara').tempo(3).exposed(), aRunner('teo').on('J')] });
    expect(state.exposurePhase).toEqual({
      values: { mara: 3, teo: 0 },
      queue: ['hideoutYard', 'bJ'],
      countedTokens: ['mara'],
      step: null,
    });
  });
});

describe('picking an Area', () => {
  it('goes by the sum of the values; a tie is a group choice (DL-EXP-02, TV-46)', () => {
    const { state } = frozen({
      runners: [
        aRunner('mara').on('J').tempo(3),
        aRunner('oskar').on('J').tempo(1),
        aRunner('juno').on('b').tempo(5),
        aRunner('teo').on('i'),
      ],
    });
    expect(pickArea.options(state)).toEqual([
      { type: 'RESOLVE_AREA', areaId: 'tramBend' },
      { type: 'RESOLVE_AREA', areaId: 'bJ' },
    ]);
    expect(pickArea.who(state)).toHaveLength(4);
    expect(pickArea.why(state, { type: 'RESOLVE_AREA', areaId: 'wellYard' })?.id).toBe('notHighest');
    expect(pickArea.why(state, { type: 'RESOLVE_AREA', areaId: 'bK' })?.id).toBe('noEffect');
    const { state: after } = answer(state, pickArea, { type: 'RESOLVE_AREA', areaId: 'bJ' });
    expect(after.exposurePhase?.queue).toEqual(['tramBend', 'wellYard']);
  });

  it('ends when no Area with a Runner is left (DL-EXP-08)', () => {
    const { state } = frozen({});
    expect(areasLeft(state)).toBe(true);
    expect(areasLeft(perform(state, (play) => beginArea(play, 'hideoutYard')).state)).toBe(false);
    expect(perform(state, finishExposure).state.exposurePhase).toBeNull();
  });

  it('leaves a UV Area in peace, but the token is discarded (DL-ENV-05, DL-EXP-07, TV-49)', () => {
    const runners = [aRunner('mara').on('b').tempo(5).exposed()];
    const { state: start } = frozen({ uvSpot: true, runners });
    expect(start.exposurePhase?.values).toEqual({ mara: 4 });
    const { state, entries } = perform(start, (play) => beginArea(play, 'tramBend'));
    expect(areaIsSafe(state)).toBe(true);
    expect(only(state).exposureToken).toBe(false);
    expect(entries.map((entry) => entry.type)).toEqual([
      'area-resolving',
      'area-uv-safe',
      'exposure-token-discarded',
    ]);
  });
});

function drawnIn(plan: BoardPlan, area: 'hideoutYard' | 'bJ' = 'hideoutYard') {
  const { state } = frozen(plan);
  return perform(perform(state, (play) => beginArea(play, area)).state, drawExposure);
}

describe('drawing', () => {
  it('gives every Runner as many cards as the own value, executed together (DL-EXP-02, DL-EXP-03)', () => {
    const { state, entries } = drawnIn({
      runners: [aRunner('mara').tempo(3), aRunner('oskar').tempo(1)],
      luck: cards('exp-teal-1', 'exp-teal-2', 'exp-red-6'),
    });
    expect(entriesOf(entries, 'exposure-drawn')).toEqual([
      { type: 'exposure-drawn', runner: 'mara', cards: ['exp-teal-1', 'exp-teal-2'], night: false },
      { type: 'exposure-drawn', runner: 'oskar', cards: ['exp-red-6'], night: false },
    ]);
    expect(state.exposurePhase?.step).toMatchObject({ spawn: 3, moves: 1, sprinters: false });
  });

  it('uses the night side by night', () => {
    const { state } = drawnIn({
      round: 8,
      runners: [aRunner('mara').tempo(3)],
      luck: cards('exp-teal-4', 'exp-teal-7'),
    });
    expect(state.exposurePhase?.step).toMatchObject({ spawn: 1, moves: 3, sprinters: true });
  });

  it('makes Heavy Boots louder from Tempo 5 on, by day', () => {
    const boots = (slots: number) => {
      const luck = cards('exp-teal-5', 'exp-teal-7', 'exp-teal-3');
      return drawnIn({ runners: [aRunner('mara').tempo(slots)], luck }).state.exposurePhase?.step?.moves;
    };
    expect([boots(4), boots(5)]).toEqual([0, 2]);
  });

  it('goes on with the shuffled discard when the deck is empty (DL-EXP-04, TV-50)', () => {
    const draw: ExposureCardId[] = ['exp-teal-1'];
    const discard: ExposureCardId[] = ['exp-teal-2', 'exp-teal-3', 'exp-teal-4'];
    const runners = [aRunner('mara').tempo(5).having({ exposure: { draw, discard } })];
    const { state, entries } = drawnIn({ runners });
    const drawn = entriesOf(entries, 'exposure-drawn')[0]?.cards ?? [];
    expect(drawn).toHaveLength(3);
    expect(drawn[0]).toBe('exp-teal-1');
    expect([...drawn, ...only(state).exposure.draw].toSorted()).toEqual([...draw, ...discard]);
    expect(only(state).exposure.discard).toEqual([]);
  });

  it('stops when there is no card left at all (edge case 22)', () => {
    const exposure = { draw: ['exp-teal-1' as const], discard: [] };
    const { entries } = drawnIn({ runners: [aRunner('mara').tempo(5).having({ exposure })] });
    expect(entriesOf(entries, 'exposure-drawn')[0]?.cards).toEqual(['exp-teal-1']);
  });

  it('discards a counted token; one taken later stays and is no Chase (DL-EXP-07)', () => {
    const { state } = drawnIn({ runners: [aRunner('mara').tempo(1).exposed()] });
    expect(only(state).exposureToken).toBe(false);
    const later = perform(state, (play) =>
      resolveExposureToken(play, { type: 'exposureToken', runner: 'mara' }),
    );
    expect(only(later.state)).toMatchObject({ exposureToken: true, chase: null });
    expect(only(perform(later.state, finishArea).state).exposureToken).toBe(true);
  });
});

describe('after the cards are drawn', () => {
  it('all Spawn comes before all Move (DL-EXP-03)', () => {
    const { state } = drawnIn(
      {
        runners: [aRunner('mara').on('J').tempo(3)],
        infected: { busLoop: { viral: 1 } },
        luck: cards('exp-teal-6', 'exp-teal-2'),
      },
      'bJ',
    );
    const spawned = perform(state, spawnStep).state;
    expect(standing(spawned)).toEqual({ busLoop: { biter: 2, viral: 1 } });
    const moved = perform(spawned, moveStep).state;
    expect(standing(moved)).toEqual({ busLoop: { biter: 2 }, bJ: { viral: 1 } });
  });

  it('the cards are discarded when the Area is done (DL-EXP-05)', () => {
    const { state } = drawnIn({ runners: [aRunner('mara').tempo(1)], luck: cards('exp-teal-2') });
    const done = perform(state, finishArea).state;
    expect(only(done).exposure.discard).toEqual(['exp-teal-2']);
    expect(done.exposurePhase?.step).toBeNull();
  });

  it('a Reshuffle symbol brings all eight back, to its drawer only (DL-EXP-05, TV-51, edge case 23)', () => {
    const { state } = drawnIn({
      runners: [aRunner('mara').tempo(3), aRunner('oskar').tempo(1)],
      luck: cards('exp-teal-8', 'exp-teal-1', 'exp-red-6'),
    });
    const { state: done, entries } = perform(state, finishArea);
    expect(entriesOf(entries, 'exposure-reshuffled')).toEqual([
      { type: 'exposure-reshuffled', runner: 'mara' },
    ]);
    expect(done.runners.map(({ exposure }) => [exposure.draw.length, exposure.discard.length])).toEqual([
      [8, 0],
      [7, 1],
    ]);
  });
});
