import { describe, expect, it } from 'vitest';
import { move } from '../../../../models/dying-light/actions/move';
import { push } from '../../../../models/dying-light/decisions/push';
import { pushFrames } from '../../../../models/dying-light/play';
import { pushOptions, pushPlans, whyNoPush } from '../../../../models/dying-light/rules/push';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
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
import { aMove, firstRunner } from '../../../helpers/dying-light-moves';
import { attackWith, whyNoAttack } from '../../../helpers/fighting';

const mara = aRunner('mara').on('r').weapon('w-hammer').pool('combat[push]');
const pushing = { boosts: [{ dieId: 'die-combat-1', icon: 'push' }] } as const;

function arena(plan: BoardPlan = {}) {
  return board({ runners: [mara], luck: { dice: rolls('damage', '1', '2') }, ...plan });
}

describe('a Push after an attack (DL-BOOST-06, DL-BOOST-08)', () => {
  const asked = attackWith(arena({ infected: { printCourt: { biter: 1 } } }), pushing).state;

  it('TV-27: into Fire: the damage dealt is now enough, the Biter dies', () => {
    const { state, entries } = answer(asked, push, { type: 'PUSH', infected: 'biter', toArea: 'crossroads' });
    expect(standing(state)).toEqual({});
    expect(entries).toEqual([
      { type: 'enemy-pushed', runner: 'mara', infected: 'biter', from: 'printCourt', to: 'crossroads' },
      {
        type: 'enemy-killed',
        runner: 'mara',
        infected: 'biter',
        area: 'crossroads',
        down: false,
        by: 'push',
      },
    ]);
  });

  it('TV-28: into an Area without Fire: the Biter survives', () => {
    const { state } = answer(asked, push, { type: 'PUSH', infected: 'biter', toArea: 'pumpAlley' });
    expect(standing(state)).toEqual({ pumpAlley: { biter: 1 } });
  });

  it('pushes the very miniature that survived, even when others of its type stand there', () => {
    const crowd = attackWith(arena({ infected: { printCourt: { biter: 3 } } }), pushing).state;
    const { state } = answer(crowd, push, { type: 'PUSH', infected: 'biter', toArea: 'crossroads' });
    expect(standing(state)).toEqual({ printCourt: { biter: 2 } });
  });

  it('kills nobody of another type, whatever the damage', () => {
    const crowd = attackWith(arena({ infected: { printCourt: { biter: 1, viral: 1 } } }), pushing).state;
    const { state } = answer(crowd, push, { type: 'PUSH', infected: 'viral', toArea: 'crossroads' });
    expect(standing(state)).toEqual({ printCourt: { biter: 1 }, crossroads: { viral: 1 } });
  });

  it('may be skipped', () => {
    const { state } = answer(asked, push, { type: 'SKIP' });
    expect({ left: standing(state), stack: state.stack }).toEqual({
      left: { printCourt: { biter: 1 } },
      stack: [],
    });
  });

  it('is asked once for each icon, as long as somebody stands there', () => {
    const state = arena({ infected: { printCourt: { viral: 2 } } });
    const first = perform(state, (play) =>
      pushFrames(play, { type: 'pushAfter', runner: 'mara', count: 3, survivor: null }),
    ).state;
    const second = answer(first, push, { type: 'PUSH', infected: 'viral', toArea: 'pumpAlley' }).state;
    expect(second.stack).toEqual([{ type: 'push', runner: 'mara', count: 2, survivor: null }]);
    const third = answer(second, push, { type: 'PUSH', infected: 'viral', toArea: 'pumpAlley' }).state;
    expect({ left: standing(third), stack: third.stack }).toEqual({
      left: { pumpAlley: { viral: 2 } },
      stack: [],
    });
  });

  it('cannot move a target that the attack laid down', () => {
    const baton = mara.weapon('w-baton');
    const state = arena({ runners: [baton], infected: { printCourt: { biter: 1 } } });
    expect(attackWith(state, pushing).state.stack).toEqual([]);
  });
});

describe('a Push before an attack (DL-BOOST-06)', () => {
  const toPump = { type: 'biter', toArea: 'pumpAlley' } as const;

  it('happens before the dice are rolled and uses the icon up', () => {
    const state = arena({ infected: { printCourt: { biter: 2 } } });
    const { state: after, entries } = attackWith(state, { ...pushing, push: [toPump] });
    expect(entries.map((entry) => entry.type)).toEqual([
      'die-placed',
      'enemy-pushed',
      'attacked',
      'damage-rolled',
      'attack-missed',
    ]);
    expect({ left: standing(after), stack: after.stack }).toEqual({
      left: { printCourt: { biter: 1 }, pumpAlley: { biter: 1 } },
      stack: [],
    });
  });

  it('may not push the only target away from a melee attack', () => {
    const state = arena({ infected: { printCourt: { biter: 1 } } });
    expect(whyNoAttack(state, { ...pushing, push: [toPump] })).toEqual({ id: 'noTarget', params: {} });
  });

  it('lets a bow hit the enemy where it was pushed', () => {
    const state = board({
      runners: [mara.weapon('w-bow')],
      infected: { printCourt: { biter: 1 } },
      luck: { dice: rolls('damage', '2') },
    });
    const intoFire = {
      ...pushing,
      targetArea: 'crossroads',
      push: [{ type: 'biter', toArea: 'crossroads' }],
    } as const;
    expect(standing(attackWith(state, intoFire).state)).toEqual({});
  });

  it('needs a Push icon for each enemy', () => {
    const state = arena({ infected: { printCourt: { biter: 3 } } });
    const short = { id: 'boostsShort', params: { boost: 'push' } };
    expect([
      whyNoAttack(state, { push: [toPump] }),
      whyNoAttack(state, { ...pushing, push: [toPump, toPump] }),
    ]).toEqual([short, short]);
  });
});

describe('a Push before a Move', () => {
  it('edge case 13: of the last enemy leaves no Risk (DL-BOOST-06, DL-RISK-02)', () => {
    const state = arena({ infected: { printCourt: { biter: 1 } } });
    const run = aMove('run', 'n', ['die-combat-1'], {
      ...pushing,
      push: [{ type: 'biter', toArea: 'pumpAlley' }],
    });
    expect(move.why(state, firstRunner(state), run)).toBeNull();
    const { entries } = perform(state, (play) => move.take(play, draftRunner(play.state, 'mara'), run));
    expect(entriesOf(entries, 'runner-moved')[0]?.risk).toBe(0);
  });

  it('is asked after the Move for the Area arrived in, if the icon is left (DL-BOOST-07)', () => {
    const state = arena({ infected: { crossroads: { viral: 1 } } });
    const run = aMove('run', 'n', ['die-combat-1'], pushing);
    const { state: asked } = perform(state, (play) => move.take(play, draftRunner(play.state, 'mara'), run));
    expect(push.options(asked)).toContainEqual({ type: 'PUSH', infected: 'viral', toArea: 'garageRow' });
  });
});

describe('where one can push (DL-BOOST-06)', () => {
  function whyNot(state: ReturnType<typeof board>, ...pushes: Parameters<typeof whyNoPush>[2]) {
    return whyNoPush(state, firstRunner(state), pushes, pushes.length);
  }

  it('goes over walls and drops from roofs, but never up', () => {
    const tannery = board({ runners: [aRunner('mara').on('e')], infected: { laundryLane: { howler: 1 } } });
    expect(pushOptions(tannery, firstRunner(tannery)).map(({ toArea }) => toArea)).toEqual([
      'tramBend',
      'market',
      'wellYard',
      'northGate',
    ]);
    expect(whyNot(tannery, { type: 'howler', toArea: 'bE' })).toEqual({ id: 'noPush', params: {} });
    const roof = board({ runners: [aRunner('mara').on('C')], infected: { bC: { viral: 1 } } });
    expect(whyNot(roof, { type: 'viral', toArea: 'market' })).toBeNull();
  });

  it('is not possible into UV light, beyond the neighbours or with nobody standing', () => {
    const state = board({
      runners: [aRunner('mara').on('a')],
      infected: { northGate: { biter: 1 } },
      down: { northGate: { viral: 1 } },
      lanterns: ['laundryLane'],
    });
    expect([
      whyNot(state, { type: 'biter', toArea: 'laundryLane' }),
      whyNot(state, { type: 'biter', toArea: 'market' }),
      whyNot(state, { type: 'viral', toArea: 'laundryLane' }),
    ]).toEqual([
      { id: 'uvBlocked', params: {} },
      { id: 'areaNotNext', params: {} },
      { id: 'noneStanding', params: { type: 'viral' } },
    ]);
  });

  it('edge case 14: goes into an Area with Runners', () => {
    const state = board({
      runners: [mara, aRunner('teo').on('u')],
      infected: { printCourt: { biter: 1 } },
    });
    expect(whyNot(state, { type: 'biter', toArea: 'pumpAlley' })).toBeNull();
  });

  it('edge case 15: is not offered where no neighbour is left to push into', () => {
    const state = board({
      runners: [mara.on('t')],
      infected: { hideoutYard: { biter: 1 } },
      lanterns: ['garageRow', 'pumpAlley'],
      luck: { dice: rolls('damage', '1', '1') },
    });
    expect(pushPlans(state, firstRunner(state), 2)).toEqual([[]]);
    expect(attackWith(state, { ...pushing, targetArea: 'hideoutYard' }).state.stack).toEqual([]);
  });

  it('offers every set of Pushes for two icons once, and none twice for a lone enemy', () => {
    const state = board({ runners: [mara.on('a')], infected: { northGate: { biter: 1, viral: 2 } } });
    const plans = pushPlans(state, firstRunner(state), 2).map((plan) => plan.map(({ type }) => type));
    expect(plans).toEqual([[], ['biter'], ['biter', 'viral'], ['viral'], ['viral', 'viral']]);
  });

  it('tells nothing when nobody was pushed', () => {
    const state = arena();
    const { entries } = perform(state, (play) =>
      pushFrames(play, { type: 'pushAfter', runner: 'mara', count: 1, survivor: null }),
    );
    expect(entriesOf(entries, 'enemy-pushed')).toEqual([]);
  });
});
