import { describe, expect, it } from 'vitest';
import { outbreakDuelFace } from '../../../../../renderer/games/outbreak-duel/face';
import {
  optionsOf,
  seatsOf,
  swappedPlan,
  usualPlan,
  withSeat,
} from '../../../../../renderer/games/outbreak-duel/plan/game-plan';
import { startGame } from '../../../../../renderer/games/outbreak-duel/plan/start';
import { trialPlan } from '../../../../../renderer/games/outbreak-duel/plan/trial-plan';
import { newDuel, stateOf } from '../../../../helpers/outbreak-duel';
import { aPair } from '../../../../helpers/outbreak-duel-decks';

const nameOf = (index: number) => `Player ${index + 1}`;
const plan = usualPlan('planned', nameOf);

describe('the plan of a duel', () => {
  it('is one click: a person with Hold the Line against a bot with Long Sight, and the coin says who begins', () => {
    expect(optionsOf(plan)).toEqual({
      decks: ['hold', 'sight'],
      firstPlayer: 'random',
      headStartTh: 2,
      handicapHp: [0, 0],
    });
    expect(seatsOf(plan).map(({ controller }) => controller.kind)).toEqual(['human', 'bot']);
  });

  it('gives each seat its decks and its handicap (edge case 34)', () => {
    const changed = withSeat(withSeat(plan, 1, { deck: 'bleed', handicap: -4 }), 0, { deck: 'block' });
    const session = startGame({ ...changed, first: 0 });
    const { players } = session.seen('table').position.state;
    expect(players.map(({ survivor, hp, maxHp }) => [survivor, hp, maxHp])).toEqual([
      ['V04', 30, 30],
      ['V03', 31, 31],
    ]);
  });

  it('tries a pair that has just been built against a bot, by the coin', () => {
    const pair = aPair({}, { name: 'Own' });
    const trial = trialPlan(pair, 'a trial');
    expect(optionsOf(trial)).toMatchObject({ decks: [pair, 'sight'], firstPlayer: 'random' });
    expect(seatsOf(trial).map(({ controller }) => controller.kind)).toEqual(['human', 'bot']);
  });

  it('can be played again with decks swapped, by the same people', () => {
    const again = swappedPlan(stateOf(newDuel({ handicapHp: [2, 0] })), 'again');
    expect(optionsOf(again)).toMatchObject({ decks: ['sight', 'hold'], firstPlayer: 0, handicapHp: [2, 0] });
    expect(seatsOf(again).map(({ name }) => name)).toEqual(['Dora', 'Ivo']);
  });
});

it('a position among saved games is told by its round and both HP, which everybody may know', () => {
  const snapshot = startGame({ ...plan, first: 0 }).seen('table');
  expect(outbreakDuelFace.summaryOf(snapshot)).toEqual({
    round: 0,
    line: 'Before the first turn: Dutch 24 HP, Ines 27 HP',
  });
});
