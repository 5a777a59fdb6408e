import { describe, expect, it } from 'vitest';
import { WEAPONS } from '../../../../models/dying-light/content/weapons';
import { spendCrits } from '../../../../models/dying-light/decisions/spendCrits';
import { startAttack, startItemAttack } from '../../../../models/dying-light/rules/attack';
import { standUpAll } from '../../../../models/dying-light/rules/end-phase';
import { standingCount } from '../../../../models/dying-light/rules/infected';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  rolls,
  standing,
} from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';
import { attackWith, whyNoAttack } from '../../../helpers/fighting';

/** Mara at the Print Court with a die and the Rebar Hammer. */
const mara = aRunner('mara').on('r').weapon('w-hammer').pool('basic[evade]', 'combat[power]', 'basic[jump]');

function arena(infected: BoardPlan['infected'], faces: readonly string[], more: BoardPlan = {}) {
  return board({
    runners: [mara],
    infected: { ...infected },
    luck: { dice: rolls('damage', ...faces) },
    ...more,
  });
}

const special = {
  mode: 'special',
  boosts: [{ dieId: 'die-combat-1', icon: 'power' }],
  die: 'die-combat-1',
} as const;

describe('an attack', () => {
  it('TV-29: a total below the Toughness does nothing (DL-ATK-05)', () => {
    const { state, entries } = attackWith(arena({ printCourt: { biter: 1 } }, ['1', '2']));
    expect(standing(state)).toEqual({ printCourt: { biter: 1 } });
    expect(entriesOf(entries, 'attack-missed')).toEqual([
      { type: 'attack-missed', runner: 'mara', target: 'biter', total: 3, toughness: 4 },
    ]);
  });

  it('removes the target to the supply when the total reaches its Toughness (DL-ATK-03, DL-ATK-05)', () => {
    const { state, entries } = attackWith(arena({ printCourt: { biter: 2 } }, ['1', '3']));
    expect(standing(state)).toEqual({ printCourt: { biter: 1 } });
    expect(entries).toEqual([
      { type: 'die-placed', runner: 'mara', die: { id: 'die-basic-1', type: 'basic', face: 1 }, slot: 1 },
      {
        type: 'attacked',
        runner: 'mara',
        with: 'w-hammer',
        mode: 'standard',
        area: 'printCourt',
        target: 'biter',
      },
      { type: 'damage-rolled', runner: 'mara', faces: ['1', '3'], bonus: 0, total: 4 },
      {
        type: 'enemy-killed',
        runner: 'mara',
        infected: 'biter',
        area: 'printCourt',
        down: false,
        by: 'damage',
      },
    ]);
  });

  it('never rolls more than four Damage dice (DL-ATK-03)', () => {
    const state = arena({ printCourt: { volatile: 1 } }, []);
    const { entries } = perform(state, (play) =>
      startAttack(play, firstRunner(state), {
        with: 'e-blade',
        mode: 'special',
        profile: { ...WEAPONS['e-blade'].special, dice: 5 },
        bonus: 0,
        target: { areaId: 'printCourt', type: 'volatile', down: false },
        pushes: 0,
      }),
    );
    expect(entriesOf(entries, 'damage-rolled')[0]?.faces).toHaveLength(4);
  });

  it('generates no Risk however many enemies stand there (DL-ATK-09)', () => {
    const { state, entries } = attackWith(arena({ printCourt: { biter: 5 } }, ['5', '5']));
    expect(entriesOf(entries, 'risk-rolled')).toEqual([]);
    expect(state.stack).toEqual([]);
    expect(
      whyNoAttack(arena({ printCourt: { biter: 1 } }, []), {
        boosts: [{ dieId: 'die-basic-1', icon: 'evade' }],
      }),
    ).toEqual({
      id: 'boostUnfit',
      params: { boost: 'evade' },
    });
  });

  it('needs an enemy there, standing or knocked down as named (DL-ATK-01)', () => {
    const state = arena({}, ['4', '1'], { down: { printCourt: { biter: 1 } } });
    expect(whyNoAttack(state)).toEqual({ id: 'noTarget', params: {} });
    const after = attackWith(state, { targetDown: true }).state;
    expect(after.areas.printCourt.down.biter).toBe(0);
  });

  it('reaches only the own Area without a Range (DL-ATK-01, DL-RANGE-01)', () => {
    const state = arena({ crossroads: { biter: 1 } }, []);
    expect(whyNoAttack(state, { targetArea: 'crossroads' })).toEqual({
      id: 'meleeOnly',
      params: {},
    });
  });

  it('on a knocked-down enemy that survives leaves it down (edge case 36, DL-ATK-07)', () => {
    const state = arena({}, ['1', '1'], { down: { printCourt: { biter: 1 } } });
    const after = attackWith(state, { targetDown: true }).state;
    expect(after.areas.printCourt).toEqual(state.areas.printCourt);
  });

  it('finds Toughness 1 lower in an Area with Fire (DL-ATK-08)', () => {
    const state = board({
      runners: [mara.on('n')],
      infected: { crossroads: { biter: 1 } },
      luck: { dice: rolls('damage', '1', '2') },
    });
    expect(standing(attackWith(state, { targetArea: 'crossroads' }).state)).toEqual({});
  });
});

describe('a ranged attack', () => {
  const bow = aRunner('mara').on('t').weapon('w-bow').pool('basic[blank]');

  it('TV-34: the bow adds 1 and kills a Biter two Areas away, but not three (DL-ATK-01, DL-RANGE-01)', () => {
    const state = board({
      runners: [bow],
      infected: { printCourt: { biter: 1 }, bJ: { biter: 1 } },
      luck: { dice: rolls('damage', '3') },
    });
    expect(standing(attackWith(state, { targetArea: 'printCourt' }).state)).toEqual({ bJ: { biter: 1 } });
    expect(whyNoAttack(state, { targetArea: 'bJ' })).toEqual({ id: 'outOfRange', params: { n: 2, m: 3 } });
  });

  it('may be made with a Special in the own Area (edge case 37)', () => {
    const state = board({
      runners: [aRunner('mara').on('r').weapon('w-bow').pool('combat[power]')],
      infected: { printCourt: { viral: 1 } },
      luck: { dice: rolls('damage', '2', '2', '1') },
    });
    expect(standing(attackWith(state, { ...special, targetType: 'viral' }).state)).toEqual({});
  });

  it('may spend a Crit beside the Runner as well as beside the target (DL-ATK-04)', () => {
    const state = board({
      runners: [bow],
      infected: { hideoutYard: { biter: 1 }, pumpAlley: { volatile: 1, viral: 1 }, garageRow: { biter: 1 } },
      luck: { dice: rolls('damage', 'crit') },
    });
    const asked = attackWith(state, { targetArea: 'pumpAlley', targetType: 'volatile' }).state;
    expect(spendCrits.options(asked)).toEqual([
      { type: 'SPEND_CRIT', areaId: 'hideoutYard', infected: 'biter', down: false },
      { type: 'SPEND_CRIT', areaId: 'pumpAlley', infected: 'viral', down: false },
      { type: 'DONE' },
    ]);
  });
});

describe('a Crit (DL-ATK-04)', () => {
  it('TV-30: removes a Viral, whatever the total', () => {
    const asked = attackWith(arena({ printCourt: { viral: 1 } }, ['crit', '1']), { targetType: 'viral' });
    expect(spendCrits.who(asked.state)).toEqual(['seat-1']);
    const { state, entries } = answer(asked.state, spendCrits, {
      type: 'SPEND_CRIT',
      areaId: 'printCourt',
      infected: 'viral',
      down: false,
    });
    expect(standing(state)).toEqual({});
    expect(entries).toEqual([
      {
        type: 'enemy-killed',
        runner: 'mara',
        infected: 'viral',
        area: 'printCourt',
        down: false,
        by: 'crit',
      },
    ]);
  });

  it('TV-32: counts 3 when it is not spent: [crit,3,3] kills a Volatile without a question', () => {
    const state = arena({ printCourt: { volatile: 1 } }, ['crit', '3', '3']);
    expect(standing(attackWith(state, { ...special, targetType: 'volatile' }).state)).toEqual({});
  });

  it('TV-33: cannot remove a Howler: 3 + 2 is less than 6', () => {
    const { state, entries } = attackWith(arena({ printCourt: { howler: 1 } }, ['crit', '2']), {
      targetType: 'howler',
    });
    expect(standing(state)).toEqual({ printCourt: { howler: 1 } });
    expect(entriesOf(entries, 'attack-missed')[0]?.total).toBe(5);
  });

  it('may remove another enemy while the rest of the roll goes to the target', () => {
    const asked = attackWith(arena({ printCourt: { biter: 1, viral: 1 } }, ['crit', '4'])).state;
    const viral = { type: 'SPEND_CRIT', areaId: 'printCourt', infected: 'viral', down: false } as const;
    expect(standing(answer(asked, spendCrits, viral).state)).toEqual({});
  });

  it('spent on one of several alike leaves the damage for another of them', () => {
    const asked = attackWith(arena({ printCourt: { biter: 2 } }, ['crit', '4'])).state;
    const biter = { type: 'SPEND_CRIT', areaId: 'printCourt', infected: 'biter', down: false } as const;
    expect(standing(answer(asked, spendCrits, biter).state)).toEqual({});
  });

  it('is asked about one at a time, and DONE keeps the rest as damage', () => {
    const asked = attackWith(arena({ printCourt: { biter: 1, volatile: 1 } }, ['crit', 'crit', '5']), {
      ...special,
      targetType: 'volatile',
    }).state;
    const { state } = answer(asked, spendCrits, { type: 'DONE' });
    expect(standing(state)).toEqual({ printCourt: { biter: 1 } });
  });

  it('is refused for enemies elsewhere or of another kind', () => {
    const asked = attackWith(arena({ printCourt: { biter: 1, volatile: 1 } }, ['crit', '1'])).state;
    const spend = (areaId: 'printCourt' | 'crossroads', infected: 'volatile' | 'biter') =>
      spendCrits.why(asked, { type: 'SPEND_CRIT', areaId, infected, down: false });
    expect([
      spend('printCourt', 'volatile'),
      spend('crossroads', 'biter'),
      spend('printCourt', 'biter'),
    ]).toEqual([{ id: 'noTarget', params: {} }, { id: 'noTarget', params: {} }, null]);
    expect(spendCrits.why(asked, { type: 'COMMIT' })).toEqual({ id: 'notYourTurn', params: {} });
  });
});

describe('what changes the total (DL-ATK-10)', () => {
  const oskar = aRunner('oskar').on('r').weapon('w-hammer').pool('basic[jump]');

  function totalOf(runner: typeof oskar, faces: readonly string[]): number | undefined {
    const state = arena({ printCourt: { volatile: 1 } }, faces, { runners: [runner] });
    return entriesOf(attackWith(state, { targetType: 'volatile' }).entries, 'damage-rolled')[0]?.total;
  }

  it('Heavy Hands add 1, and 2 with Momentum', () => {
    expect([totalOf(oskar, ['1', '2']), totalOf(oskar.momentum(), ['1', '2'])]).toEqual([4, 5]);
  });

  it('Heavy Hands look at the moment after paying: the fourth die earns Momentum first (DL-GEAR-04)', () => {
    expect(totalOf(oskar.tempo(3), ['1', '2'])).toBe(5);
  });

  it('Blurred Sight takes 1, and never below 0', () => {
    const dizzy = aRunner('mara').on('r').weapon('w-bow').pool('basic[jump]').heavy('wd-blurred');
    expect([totalOf(mara.heavy('wd-blurred'), ['1', '2']), totalOf(dizzy, ['1'])]).toEqual([2, 1]);
  });

  it('knives take the Wound but no Skill into account: 2D +1, Range 1', () => {
    const state = arena({ crossroads: { biter: 1 } }, ['1', '3'], { runners: [oskar.heavy('wd-blurred')] });
    const target = { areaId: 'crossroads', type: 'biter', down: false } as const;
    const { state: after, entries } = perform(state, (play) =>
      startItemAttack(play, firstRunner(state), 'c-knives', target),
    );
    expect(entriesOf(entries, 'damage-rolled')).toEqual([
      { type: 'damage-rolled', runner: 'oskar', faces: ['1', '3'], bonus: 0, total: 4 },
    ]);
    expect(standing(after)).toEqual({});
  });

  it('a spear is thrown with 2D and no Skill (DL-ENV-04)', () => {
    const state = arena({ crossroads: { biter: 1 } }, ['1', '2'], { runners: [oskar.momentum()] });
    const target = { areaId: 'crossroads', type: 'biter', down: false } as const;
    const { entries } = perform(state, (play) => startItemAttack(play, firstRunner(state), 'spear', target));
    expect(entriesOf(entries, 'damage-rolled')[0]?.total).toBe(3);
  });
});

describe('the Shock Baton', () => {
  const juno = aRunner('juno').on('r').weapon('w-baton').pool('basic[jump]');

  it('TV-70: lays a surviving target down, where it adds no Risk (DL-ATK-07)', () => {
    const { state } = attackWith(arena({ printCourt: { viral: 1 } }, ['1', '2'], { runners: [juno] }), {
      targetType: 'viral',
    });
    expect(state.areas.printCourt.down.viral).toBe(1);
    expect(standingCount(state, 'printCourt')).toBe(0);
    expect(standing(perform(state, standUpAll).state)).toEqual({ printCourt: { viral: 1 } });
  });
});
