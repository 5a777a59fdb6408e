import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/dying-light/entries';
import { AREA_IDS } from '../../../../models/dying-light/ids';
import { gameRecord } from '../../../../models/dying-light/statistics/record';
import { aRunner, board } from '../../../helpers/dying-light';

const state = board({ runners: [aRunner('mara'), aRunner('oskar')] });
const WON = { winners: ['seat-1', 'seat-2'], reason: '', scores: {}, rank: null } as const;
const LOST = { ...WON, winners: [] };

const NIGHT: Entry = { type: 'round-started', round: 9, night: true };
const DAY: Entry = { type: 'round-started', round: 1, night: false };
const WOUND: Entry = { type: 'wound-light', runner: 'oskar' };
const BEGUN: Entry = { type: 'activation-started', runner: 'mara' };
const MOVED: Entry = {
  type: 'runner-moved',
  runner: 'mara',
  kind: 'run',
  from: 't',
  to: 't',
  over: null,
  dice: 1,
  tempo: 0,
  risk: 0,
};
const KILLED: Entry = {
  type: 'enemy-killed',
  runner: 'mara',
  infected: 'biter',
  area: AREA_IDS[0],
  down: false,
  by: 'damage',
};

function featsOf(outcome: typeof WON | typeof LOST, ...log: readonly Entry[]): readonly string[] {
  return gameRecord({ ...state, outcome }, log).feats;
}

describe('the record of a night in the city', () => {
  it('"Until morning" is a game won without a wound in Rounds at night, at least one of them', () => {
    expect(featsOf(WON, DAY, WOUND, NIGHT, KILLED)).toEqual(['clean-night']);
    expect(featsOf(WON, DAY, NIGHT, WOUND, KILLED)).toEqual([]);
    expect(featsOf(WON, DAY, KILLED)).toEqual([]);
    expect(featsOf(LOST, NIGHT, KILLED)).toEqual([]);
  });

  it('"Quiet feet" is a game won in which nobody killed', () => {
    expect(featsOf(WON, DAY)).toEqual(['quiet-feet']);
    expect(featsOf(LOST, DAY)).toEqual([]);
  });

  it('"In one breath" is six moves in one activation', () => {
    const moves = (n: number) => Array<Entry>(n).fill(MOVED);
    expect(featsOf(LOST, BEGUN, ...moves(6))).toEqual(['one-breath']);
    expect(featsOf(LOST, BEGUN, ...moves(5), BEGUN, ...moves(5))).toEqual([]);
  });

  it('"Steady hands" is a roll of four Risk dice that are all safe', () => {
    const roll = (...symbols: readonly ('safe' | 'wound')[]): Entry => ({
      type: 'risk-rolled',
      runner: 'mara',
      symbols,
      total: symbols.length,
    });
    expect(featsOf(LOST, roll('safe', 'safe', 'safe', 'safe'))).toEqual(['steady-hands']);
    expect(featsOf(LOST, roll('safe', 'safe', 'safe'), roll('safe', 'safe', 'safe', 'wound'))).toEqual([]);
  });

  it('has for each seat its Runners and what they struck with, spears too', () => {
    const blow = (runner: 'mara' | 'oskar', weapon: 'w-bow' | 'spear'): Entry => ({
      type: 'attacked',
      runner,
      with: weapon,
      mode: 'standard',
      area: AREA_IDS[0],
      target: 'biter',
    });
    const { seats } = gameRecord({ ...state, outcome: LOST }, [
      blow('mara', 'w-bow'),
      blow('mara', 'w-bow'),
      blow('oskar', 'spear'),
    ]);
    expect(seats.flatMap(({ plays }) => plays)).toEqual(['mara', 'oskar']);
    expect(Object.assign({}, ...seats.map(({ weapons }) => weapons))).toEqual({ 'w-bow': 2, spear: 1 });
  });
});
