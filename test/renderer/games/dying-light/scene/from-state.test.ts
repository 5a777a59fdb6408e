import { describe, expect, it } from 'vitest';
import { sceneModel } from '../../../../../renderer/games/dying-light/scene/from-state';
import { aRunner, board } from '../../../../helpers/dying-light';

describe('the scene of a state', () => {
  it('shows the Runners, marks the active one and tells its Exposure', () => {
    const state = {
      ...board({ runners: [aRunner('mara').on('I'), aRunner('teo').on('t')] }),
      active: 'teo' as const,
    };
    expect(sceneModel(state, { exposure: { teo: 2 } }).runners).toEqual([
      { id: 'mara', zone: 'I', active: false, exposure: 0 },
      { id: 'teo', zone: 't', active: true, exposure: 2 },
    ]);
  });

  it('lays out the board of the active Runner, or of the one asked for', () => {
    const runners = [aRunner('mara').pool('basic[jump]'), aRunner('teo').track('parkour[climb]')];
    const state = { ...board({ runners }), active: 'mara' as const };
    const own = sceneModel(state).board;
    expect(own?.runner).toBe('mara');
    expect(own?.pool.map(({ type, face }) => [type, face])).toEqual([['basic', 2]]);
    const asked = sceneModel(state, { boardOf: 'teo' }).board;
    expect(asked?.runner).toBe('teo');
    expect(asked?.track[0]).toMatchObject({ type: 'parkour', face: 2 });
  });

  it('lifts the dice chosen for a payment', () => {
    const state = board({ runners: [aRunner('mara').pool('basic[jump]', 'combat[push]')] });
    const [chosen] = state.runners[0]?.pool ?? [];
    const pool = sceneModel(state, { selected: chosen ? [chosen.id] : [] }).board?.pool;
    expect(pool?.map(({ selected }) => selected)).toEqual([true, false]);
  });

  it('lists only Areas in which somebody stands or lies', () => {
    const { infected } = sceneModel(
      board({ infected: { market: { biter: 2 } }, down: { busLoop: { viral: 1 } } }),
    );
    expect(Object.keys(infected)).toEqual(['market', 'busLoop']);
    expect(infected.busLoop?.down.viral).toBe(1);
  });

  it('prints the letter of an objective on its token', () => {
    const { tokens } = sceneModel(board());
    expect(tokens.find(({ id }) => id === 'obj-a')?.letter).toBe('A');
    expect(tokens.find(({ id }) => id === 'nest-1')?.letter).toBeNull();
  });

  it('lights Areas under UV Spots that are on and under lanterns, each once (DL-ENV-05, DL-ENV-06)', () => {
    expect(sceneModel(board()).uvAreas).toEqual([]);
    const lit = board({ uvSpot: true, lanterns: ['tramBend', 'market'] });
    expect(sceneModel(lit).uvAreas).toEqual(['tramBend', 'market']);
  });

  it('turns to night with Round 8 (DL-ROUND-04)', () => {
    expect([7, 8].map((round) => sceneModel(board({ round })).night)).toEqual([false, true]);
  });

  it('shows the tracker with its events', () => {
    expect(sceneModel(board()).tracker).toEqual({ round: 7, lastRound: 12, events: { 1: 8, 2: 10, 3: 11 } });
  });
});
