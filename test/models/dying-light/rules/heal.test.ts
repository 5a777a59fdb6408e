import { describe, expect, it } from 'vitest';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { healChoice } from '../../../../models/dying-light/decisions/healChoice';
import { type DLPlay, pushFrames } from '../../../../models/dying-light/play';
import { answer, aRunner, board, entriesOf, perform, rolls } from '../../../helpers/dying-light';

function heal(count: number) {
  return (play: DLPlay) => pushFrames(play, { type: 'heal', runner: 'mara', count });
}

describe('DL-WND-06: healing', () => {
  it('discards the Light Wound first, still unseen', () => {
    const { state, entries } = perform(board({ runners: [aRunner('mara').light('wd-rib')] }), heal(1));
    expect(state.runners[0]?.lightWound).toBeNull();
    expect(state.wounds.discard).toEqual(['wd-rib']);
    expect(entries).toEqual([{ type: 'wound-healed', runner: 'mara', wound: null }]);
  });

  it('turns the only Heavy Wound face down without asking', () => {
    const { state } = perform(board({ runners: [aRunner('mara').heavy('wd-rib')] }), heal(1));
    expect(state.runners[0]).toMatchObject({ lightWound: 'wd-rib', lightWoundKnown: true, heavyWounds: [] });
  });

  it('turns one down and discards it with Heal 2', () => {
    const { state } = perform(board({ runners: [aRunner('mara').heavy('wd-rib')] }), heal(2));
    expect(state.runners[0]).toMatchObject({ lightWound: null, lightWoundKnown: false, heavyWounds: [] });
  });

  it('asks which of several Heavy Wounds', () => {
    const asked = perform(board({ runners: [aRunner('mara').heavy('wd-rib', 'wd-limp')] }), heal(1));
    expect(healChoice.options(asked.state)).toEqual([
      { type: 'HEAVY', woundId: 'wd-rib' },
      { type: 'HEAVY', woundId: 'wd-limp' },
    ]);
    const { state } = answer(asked.state, healChoice, { type: 'HEAVY', woundId: 'wd-limp' });
    expect(state.runners[0]).toMatchObject({ lightWound: 'wd-limp', heavyWounds: ['wd-rib'] });
  });

  it('refuses a Wound that the Runner does not have', () => {
    const { state } = perform(board({ runners: [aRunner('mara').heavy('wd-rib', 'wd-limp')] }), heal(1));
    expect(healChoice.why(state, { type: 'HEAVY', woundId: 'wd-numb' })?.id).toBe('noEffect');
  });

  it('applies the effect of a healed Wound again when it is turned up again (edge case 40)', () => {
    const healed = perform(board({ runners: [aRunner('mara').heavy('wd-adrenaline')] }), heal(1));
    const { entries } = perform(healed.state, (play) =>
      pushFrames(play, { type: 'wounds', runner: 'mara', count: 1, first: true }),
    );
    expect(entries.map((entry) => entry.type)).toEqual(['wound-heavy', 'momentum-gained']);
  });
});

describe('TV-64: Field Dressing with 1 Light and 2 Heavy Wounds beside 2 enemies', () => {
  const before = {
    ...board({
      runners: [aRunner('mara').on('I').carrying('c-dressing').light('wd-graze').heavy('wd-rib', 'wd-limp')],
      infected: { bI: { viral: 2 } },
      luck: { dice: rolls('risk', 'safe', 'safe') },
    }),
    active: 'mara' as const,
  };

  it('discards the Light Wound, turns one Heavy Wound down and rolls 2 Risk dice', () => {
    const used = answer(before, acting, { type: 'USE', itemId: 'c-dressing', target: null });
    const { state, entries } = answer(used.state, healChoice, { type: 'HEAVY', woundId: 'wd-rib' });
    expect(state.runners[0]).toMatchObject({ lightWound: 'wd-rib', heavyWounds: ['wd-limp'], items: [] });
    expect(state.common.discard).toEqual(['c-dressing']);
    expect(entriesOf(entries, 'risk-rolled')).toEqual([
      { type: 'risk-rolled', runner: 'mara', symbols: ['safe', 'safe'], total: 2 },
    ]);
  });
});
