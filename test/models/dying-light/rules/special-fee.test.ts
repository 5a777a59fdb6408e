import { describe, expect, it } from 'vitest';
import { aRunner, board, entriesOf, rolls } from '../../../helpers/dying-light';
import type { DieText } from '../../../helpers/dying-light-runner';
import { attackWith, whyNoAttack } from '../../../helpers/fighting';

/** Mara beside a Volatile with the hammer, whose Special rolls 3D. */
function arena(plan: ReturnType<typeof aRunner>) {
  return board({
    runners: [plan.on('r').weapon('w-hammer')],
    infected: { printCourt: { volatile: 1 } },
    luck: { dice: rolls('damage', '1', '1', '1') },
  });
}

const special = { mode: 'special', targetType: 'volatile' } as const;
const mara = aRunner('mara').pool('basic[jump]');

describe('a Special Attack (DL-ATK-02)', () => {
  it('costs no Fatigue with a Power icon on its die (DL-BOOST-04)', () => {
    const state = arena(aRunner('mara').pool('combat[power+push]'));
    const power = { ...special, boosts: [{ dieId: 'die-combat-1', icon: 'power' }] } as const;
    const { state: after, entries } = attackWith(state, power);
    expect(entriesOf(entries, 'die-fatigued')).toEqual([]);
    expect(after.runners[0]?.track[0]?.id).toBe('die-combat-1');
    expect(whyNoAttack(state, { ...power, fatigueDie: 'die-combat-1' })).toEqual({
      id: 'noEffect',
      params: {},
    });
  });

  it('TV-26: costs no Fatigue with the Power of the brawler shoes when the Momentum die is spent (DL-GEAR-01)', () => {
    const state = arena(
      aRunner('mara').pool('momentum[jump+evade]').gear('brawler', { 'g-braw-s': 'damaged' }),
    );
    const { state: after, entries } = attackWith(state, { ...special, gearBoosts: ['g-braw-s'] });
    expect(entriesOf(entries, 'die-fatigued')).toEqual([]);
    expect(entriesOf(entries, 'damage-rolled')[0]?.faces).toHaveLength(3);
    expect(after.runners[0]?.gear).toEqual(state.runners[0]?.gear);
  });

  it('without Power fatigues a die: the attack die is placed first, so that the former Tempo Die may go (DL-FAT-04)', () => {
    const state = arena(mara.tempo(2));
    const formerTempoDie = 'die-basic-3';
    const { state: after, entries } = attackWith(state, { ...special, fatigueDie: formerTempoDie });
    expect(entries.slice(0, 2).map((entry) => entry.type)).toEqual(['die-placed', 'die-fatigued']);
    expect(after.runners[0]?.fatigue[0]?.id).toBe(formerTempoDie);
    expect(after.runners[0]?.track.map((die) => die?.id)).toEqual([
      'die-basic-2',
      undefined,
      'die-basic-1',
      ...Array(5).fill(undefined),
    ]);
  });

  it('may fatigue a die of the pool instead (DL-FAT-03, DL-FAT-04)', () => {
    const { state } = attackWith(arena(mara.pool('basic[jump]', 'parkour[jump]')), {
      ...special,
      fatigueDie: 'die-parkour-1',
    });
    expect(state.runners[0]?.fatigue[0]?.id).toBe('die-parkour-1');
    expect(state.runners[0]?.pool).toEqual([]);
  });

  it('edge case 3: is illegal without Power while both Fatigue slots are taken; it is never a Wound', () => {
    const full = mara.tempo(1).fatigue('basic[blank]', 'combat[push]');
    expect(whyNoAttack(arena(full), { ...special, fatigueDie: 'die-basic-2' })).toEqual({
      id: 'fatigueFull',
      params: {},
    });
  });

  it.each<readonly [string, readonly DieText[], `die-basic-${number}` | null, object]>([
    ['no other die is left', ['basic[jump]'], null, { id: 'noFatigueDie', params: {} }],
    ['no die is named', ['basic[jump]', 'basic[jump]'], null, { id: 'feeDue', params: {} }],
    [
      'it is the attack die itself',
      ['basic[jump]', 'basic[jump]'],
      'die-basic-1',
      { id: 'tempoDie', params: {} },
    ],
    ['the die is not there', ['basic[jump]', 'basic[jump]'], 'die-basic-9', { id: 'notInPool', params: {} }],
  ])('cannot be paid with a Fatigue when %s', (_, pool, fatigueDie, reason) => {
    expect(whyNoAttack(arena(mara.pool(...pool)), { ...special, fatigueDie })).toEqual(reason);
  });

  it('is the only one that Power fits, and a Standard fatigues nothing', () => {
    const state = arena(aRunner('mara').pool('combat[power]', 'basic[jump]'));
    const boosts = [{ dieId: 'die-combat-1', icon: 'power' }] as const;
    expect(whyNoAttack(state, { targetType: 'volatile', boosts })).toEqual({
      id: 'boostUnfit',
      params: { boost: 'power' },
    });
    expect(whyNoAttack(state, { targetType: 'volatile', fatigueDie: 'die-basic-1' })).toEqual({
      id: 'noEffect',
      params: {},
    });
  });

  it('cannot be made with a die that is not in the pool or on a full track (DL-ACT-07)', () => {
    const state = arena(mara.track(null, null, null, null, null, null, null, 'basic[blank]'));
    expect(whyNoAttack(state, { targetType: 'volatile' })).toEqual({ id: 'trackFull', params: {} });
    expect(whyNoAttack(state, { targetType: 'volatile', die: 'die-basic-2' })).toEqual({
      id: 'notInPool',
      params: {},
    });
  });
});
