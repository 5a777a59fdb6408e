import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/outbreak-duel/entries';
import { statisticsOf } from '../../../../models/outbreak-duel/statistics';
import { luckOf } from '../../../../models/outbreak-duel/statistics/luck';
import { entriesOf, newDuel, S, seats, Z } from '../../../helpers/outbreak-duel';

const ZOMBIE = { zombie: 1, card: 'ZW1' } as const;
const HIT = { type: 'attack-rolled', seat: S, ...ZOMBIE, weapon: 'W01', bonus: 0, numbers: [] } as const;
const MISSED = { success: false, damage: 0, reroll: false } as const;
const FISTS = { ...HIT, weapon: null, need: null } as const;
const ESCAPE = { type: 'escape-rolled', seat: S, ...ZOMBIE, source: 'quick-escape', reroll: false } as const;
const CLUMSY = { type: 'clumsy-rolled', seat: Z, zombie: 2, card: 'ZW2', need: 4 } as const;

function told(log: readonly Entry[]) {
  return luckOf(log, [S, Z])
    .filter(({ expected }) => expected > 0)
    .map(({ id, seat, expected, got, wish }) => [seat, id, Number(expected.toFixed(3)), got, wish]);
}

describe('the luck of a duel', () => {
  it('OD-CMB-03, OD-CMB-04: a Hit Roll promises what its number and its bonus do; a 1 fails whatever is added', () => {
    const log: readonly Entry[] = [
      { ...HIT, need: 3, die: 6, success: true, damage: 3, reroll: false },
      { ...HIT, need: 3, die: 1, ...MISSED },
      { ...HIT, need: 2, bonus: 1, die: 1, ...MISSED },
    ];
    expect(told(log)).toEqual([[S, 'hits', Number((4 / 6 + 4 / 6 + 5 / 6).toFixed(3)), 1, 'more']]);
  });

  it('OD-CMB-05: bare hands promise one face in six for each number that was called', () => {
    const log: readonly Entry[] = [
      { ...FISTS, numbers: [5, 6], die: 5, success: true, damage: 3, reroll: false },
      { ...FISTS, numbers: [6], die: 5, ...MISSED },
    ];
    expect(told(log)).toEqual([[S, 'bare-hands', 0.5, 1, 'more']]);
  });

  it('OD-REACT-04: a reroll is a throw of its own, with what was added to it', () => {
    const log: readonly Entry[] = [
      { ...ESCAPE, need: 4, bonus: 0, die: 2, success: false },
      { ...ESCAPE, need: 4, bonus: 1, die: 3, success: true, reroll: true },
    ];
    expect(told(log)).toEqual([[S, 'escapes', Number((3 / 6 + 4 / 6).toFixed(3)), 1, 'more']]);
  });

  it('OD-ATK-04: a Clumsy zombie is the luck of whoever controls it', () => {
    const log: readonly Entry[] = [
      { ...CLUMSY, die: 3, success: false },
      { ...CLUMSY, die: 4, success: true },
    ];
    expect(told(log)).toEqual([[Z, 'clumsy', 1, 1, 'more']]);
  });

  it('OD-CMB-03: a Weapon that hits without a roll tells nothing of luck', () => {
    const sure: Entry = {
      ...HIT,
      weapon: 'W07',
      need: null,
      die: null,
      success: true,
      damage: 5,
      reroll: false,
    };
    expect(told([sure])).toEqual([]);
  });

  it('counts every die of a whole duel, player by player', () => {
    const session = newDuel({}, seats('bot', 'bot'), 'lucky');
    while (session.playBot());
    const log = session.whole().log.map(({ entry }) => entry);
    const dice = [
      ...entriesOf(log, 'attack-rolled').filter(({ die }) => die !== null),
      ...entriesOf(log, 'escape-rolled'),
      ...entriesOf(log, 'clumsy-rolled'),
    ];
    const { luck } = statisticsOf(log);
    for (const seat of [S, Z]) {
      const good = dice.filter((one) => one.seat === seat && one.success).length;
      const lines = luck.filter((line) => line.seat === seat);
      expect([seat, lines.reduce((sum, { got }) => sum + got, 0)]).toEqual([seat, good]);
    }
    expect(dice.length).toBeGreaterThan(5);
  });
});
