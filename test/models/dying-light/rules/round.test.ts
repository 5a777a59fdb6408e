import { describe, expect, it } from 'vitest';
import { chooseRunner } from '../../../../models/dying-light/decisions/chooseRunner';
import { drawActivation, shuffleActivation } from '../../../../models/dying-light/rules/activation-deck';
import {
  activationDeckEmpty,
  allActivated,
  enemyCardDrawn,
} from '../../../../models/dying-light/rules/phases';
import { startRound } from '../../../../models/dying-light/rules/round';
import { answer, aRunner, board, perform } from '../../../helpers/dying-light';

const PAIR = [aRunner('mara'), aRunner('oskar')];

describe('a Round', () => {
  it('begins with everybody ready (DL-ROUND-01)', () => {
    const tired = PAIR.map((runner) => runner.having({ activated: true, vestUsed: true }));
    const { state, entries } = perform(board({ runners: tired }), startRound);
    expect(state.runners.map(({ activated, vestUsed }) => [activated, vestUsed])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(entries).toEqual([{ type: 'round-started', round: 7, night: false }]);
  });

  it('is by night from Round 8 on (DL-ROUND-04)', () => {
    const { entries } = perform(board({ round: 8 }), startRound);
    expect(entries).toEqual([{ type: 'round-started', round: 8, night: true }]);
  });
});

describe('a day (DL-ROUND-02)', () => {
  const state = board({ runners: PAIR });

  it('lets the group choose who acts', () => {
    expect(chooseRunner.who(state)).toEqual(['seat-1', 'seat-2']);
    expect(chooseRunner.options(state)).toEqual([
      { type: 'ACTIVATE', runnerId: 'mara' },
      { type: 'ACTIVATE', runnerId: 'oskar' },
    ]);
  });

  it('lets everybody act exactly once', () => {
    const { state: after, entries } = answer(state, chooseRunner, { type: 'ACTIVATE', runnerId: 'oskar' });
    expect(after.active).toBe('oskar');
    expect(entries).toEqual([{ type: 'activation-started', runner: 'oskar' }]);
    expect(chooseRunner.options(after)).toEqual([{ type: 'ACTIVATE', runnerId: 'mara' }]);
    expect(chooseRunner.why(after, { type: 'ACTIVATE', runnerId: 'oskar' })).toEqual({
      id: 'alreadyActivated',
      params: { name: 'dl.runner.oskar' },
    });
    expect(allActivated(after)).toBe(false);
    const both = answer(after, chooseRunner, { type: 'ACTIVATE', runnerId: 'mara' });
    expect(allActivated(both.state)).toBe(true);
  });

  it('has nothing to do with Runners that do not play', () => {
    expect(chooseRunner.why(state, { type: 'ACTIVATE', runnerId: 'teo' })?.id).toBe('noEffect');
  });
});

describe('a night (DL-ROUND-03)', () => {
  const luck = {
    draws: [
      { deck: 'activation', card: 'act-oskar' },
      { deck: 'activation', card: 'act-enemy' },
    ],
  };
  const state = board({ round: 8, runners: PAIR, luck });

  it('lets the Runner of the drawn card act', () => {
    const { state: after, entries } = perform(state, drawActivation);
    expect(after.active).toBe('oskar');
    expect(enemyCardDrawn(after)).toBe(false);
    expect(entries).toEqual([
      { type: 'activation-card', card: 'act-oskar' },
      { type: 'activation-started', runner: 'oskar' },
    ]);
  });

  it('lets the Infected act when the enemy card comes up', () => {
    const { state: after } = perform(perform(state, drawActivation).state, drawActivation);
    expect(after.active).toBeNull();
    expect(enemyCardDrawn(after)).toBe(true);
  });

  it('lasts until the deck is empty', () => {
    let after = state;
    for (let card = 0; card < 3; card++) {
      expect(activationDeckEmpty(after)).toBe(false);
      after = perform(after, drawActivation).state;
    }
    expect(activationDeckEmpty(after)).toBe(true);
    expect(() => perform(after, drawActivation)).toThrow();
  });

  it('shuffles all cards at its end, by day nothing (DL-END-06)', () => {
    const drawn = {
      ...state,
      luck: { ...state.luck, draws: [] },
      activationDeck: { draw: [], discard: [...state.activationDeck.draw] },
    };
    const { state: after, entries } = perform(drawn, shuffleActivation);
    expect(after.activationDeck.draw.toSorted()).toEqual(['act-enemy', 'act-mara', 'act-oskar']);
    expect(after.activationDeck.discard).toEqual([]);
    expect(entries).toEqual([{ type: 'activation-deck-shuffled' }]);
    expect(perform({ ...drawn, round: 7 }, shuffleActivation).entries).toEqual([]);
  });
});
