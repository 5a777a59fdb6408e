import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../../../models/kernel/types';
import { botMove } from '../../../helpers/bots';
import { aRunner, aToken, type BoardPlan, board } from '../../../helpers/dying-light';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

function turnOf(runner: RunnerPlan, plan: Omit<BoardPlan, 'runners'> = {}) {
  return { ...board({ ...plan, runners: [runner] }), active: 'mara' } as const;
}

const mara = aRunner('mara').gear('courier');

describe('a bot on its own turn', () => {
  it('takes the objective that it stands on', () => {
    const state = turnOf(mara.on('I').pool('basic[block]'));
    expect(botMove('acting', state)).toEqual({ type: 'INTERACT', tokenId: 'obj-a', target: null });
  });

  it('takes the objective with its last dice spent', () => {
    const state = turnOf(mara.on('I').tempo(3));
    expect(botMove('acting', state)).toMatchObject({ type: 'INTERACT', tokenId: 'obj-a' });
  });

  it('heads for the objective, with the die that makes it cheap', () => {
    const state = turnOf(mara.on('q').pool('basic[block]', 'basic[climb]', 'basic[power]'));
    expect(botMove('acting', state)).toMatchObject({
      type: 'MOVE',
      kind: 'climb',
      to: 'I',
      dice: ['die-basic-2'],
      boosts: [{ dieId: 'die-basic-2', icon: 'climb' }],
    });
  });

  it('keeps its dice where every way leads off the goal and danger is near', () => {
    const state = turnOf(mara.on('C').pool('basic[block]', 'basic[block]').tempo(4), {
      round: 9,
      infected: { market: { viral: 2 } },
      tokens: [aToken('obj-h', 'objective', 'C')],
    });
    const done = { ...state, tokens: state.tokens.filter((token) => token.kind !== 'objective') };
    expect(botMove('acting', done)).toEqual({ type: 'PASS' });
  });

  it('heals when it is badly hurt', () => {
    const hurt = mara.on('I').heavy('wd-graze', 'wd-rib').light('wd-limp').carrying('c-dressing');
    const state = turnOf(hurt.having({ zone: 'J' }));
    expect(botMove('acting', state)).toMatchObject({ type: 'USE', itemId: 'c-dressing' });
  });

  it('makes the same move every time, at every level', () => {
    const state = turnOf(mara.pool('basic[jump]', 'basic[climb]', 'parkour[evade]', 'combat[power]'), {
      infected: { hideoutYard: { biter: 2 } },
    });
    for (const level of ['easy', 'normal', 'hard'] as const) {
      expect(botMove('acting', state, { level })).toEqual(botMove('acting', state, { level }));
    }
  });

  it('does not look at what is hidden: two tables that differ only in hidden orders get the same move', () => {
    const state = turnOf(mara.light('wd-rib').pool('basic[jump]', 'basic[climb]', 'parkour[evade]'), {
      round: 8,
    });
    const [runner] = state.runners;
    if (!runner) throw new Error('Nobody plays.');
    const exposure = { ...runner.exposure, draw: runner.exposure.draw.toReversed() };
    const other = {
      ...state,
      luck: { rng: [1, 2, 3, 4], dice: [], draws: [] },
      runners: [{ ...runner, exposure, lightWound: 'wd-fever' as const }],
      wounds: {
        draw: [...state.wounds.draw.toReversed().filter((id) => id !== 'wd-fever'), 'wd-rib' as const],
        discard: [],
      },
      common: { draw: state.common.draw.toReversed(), discard: [] },
      epic: { draw: state.epic.draw.toReversed(), discard: [] },
      activationDeck: { draw: state.activationDeck.draw.toReversed(), discard: [] },
    };
    for (const level of ['easy', 'normal', 'hard'] as const) {
      expect(botMove('acting', other, { level })).toEqual(botMove('acting', state, { level }));
    }
  });

  it('is misled at the lower levels: the easy bot differs from the hard one at least as often as the normal bot', () => {
    const zones = ['t', 'u', 'r', 'n', 'L', 'J'] as const;
    const faces = ['evade', 'jump', 'block'] as const;
    const states = zones.flatMap((zone) =>
      faces.map((face) =>
        turnOf(mara.on(zone).pool(`basic[${face}]`, 'parkour[jump]', 'combat[power]'), {
          infected: { printCourt: { biter: 2 }, crossroads: { biter: 3 }, pumpAlley: { biter: 1 } },
        }),
      ),
    );
    const moves = (level: BotLevel) =>
      states.map((state) => JSON.stringify(botMove('acting', state, { level })));
    const best = moves('hard');
    const misled = (level: BotLevel) => moves(level).filter((move, index) => move !== best[index]).length;
    expect(misled('normal')).toBeGreaterThan(0);
    expect(misled('easy')).toBeGreaterThanOrEqual(misled('normal'));
  });
});
