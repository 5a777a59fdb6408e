import { describe, expect, it } from 'vitest';
import type { Defence, State } from '../../../../models/dying-light/state';
import { botMove } from '../../../helpers/bots';
import { aRunner, board } from '../../../helpers/dying-light';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

const NOBODY = { biter: 0, viral: 0, volatile: 0, howler: 0 };

function attacked(runner: RunnerPlan, attack: Partial<Defence>): State {
  const defence = {
    runner: 'mara',
    attackers: NOBODY,
    power: 0,
    committed: 0,
    diceSpent: false,
    pushes: 0,
  } as const;
  return { ...board({ round: 9, runners: [runner] }), defence: { ...defence, ...attack } };
}

const twoBiters = { attackers: { ...NOBODY, biter: 2 }, power: 2 };

describe('a bot that is attacked', () => {
  it('defends with dice when it would otherwise take a Heavy Wound', () => {
    const runner = aRunner('mara').light('wd-rib').pool('basic[block]', 'basic[jump]', 'basic[blank]');
    expect(botMove('defending', attacked(runner, twoBiters))).toMatchObject({ type: 'DEFEND' });
  });

  it('tears its jacket rather than take a Heavy Wound without dice', () => {
    const runner = aRunner('mara').gear('courier').light('wd-rib');
    const move = botMove('defending', attacked(runner, { attackers: { ...NOBODY, biter: 1 }, power: 1 }));
    expect(move).toEqual({ type: 'GEAR', gearId: 'g-cour-j' });
  });

  it('fatigues dice of the track when the fourth Heavy Wound is near', () => {
    const runner = aRunner('mara').heavy('wd-rib', 'wd-limp', 'wd-graze').light('wd-fever').tempo(3);
    expect(botMove('defending', attacked(runner, twoBiters))).toMatchObject({ type: 'DESPERATE' });
  });

  it('DL-DEF-01: takes the first of several steps that save only together', () => {
    const nearlyGone = aRunner('mara')
      .gear('courier')
      .heavy('wd-rib', 'wd-limp', 'wd-graze')
      .light('wd-fever');
    const attack = { attackers: { ...NOBODY, biter: 3 }, power: 3 };
    const first = attacked(nearlyGone.pool('basic[jump]', 'basic[climb]'), attack);
    expect(botMove('defending', first)).toMatchObject({ type: 'DEFEND', dice: { length: 2 } });
    const then = attacked(nearlyGone.tempo(2), { ...attack, committed: 2, diceSpent: true });
    expect(botMove('defending', then)).not.toEqual({ type: 'COMMIT' });
  });

  it('commits once nothing can come through', () => {
    const runner = aRunner('mara').gear('courier').tempo(5).pool('basic[jump]');
    const move = botMove('defending', attacked(runner, { ...twoBiters, committed: 5 }));
    expect(move).toEqual({ type: 'COMMIT' });
  });
});

describe('a bot that Gear could help', () => {
  const asked = (runner: RunnerPlan): State => ({
    ...board({ runners: [runner] }),
    stack: [{ type: 'preventWound', runner: 'mara' }],
  });

  it('uses it against a Wound that would be Heavy', () => {
    const state = asked(aRunner('mara').gear('courier').light('wd-rib'));
    expect(botMove('preventWound', state)).toEqual({ type: 'USE_GEAR', gearId: 'g-cour-j' });
  });
});

describe('bots that share attackers out', () => {
  it('give them to the Runner with dice to defend', () => {
    const state: State = {
      ...board({
        round: 9,
        runners: [
          aRunner('mara').light('wd-rib'),
          aRunner('oskar').pool('basic[block]', 'basic[block]', 'basic[block]'),
        ],
        infected: { hideoutYard: { biter: 2 } },
      }),
      exposurePhase: {
        values: { mara: 1, oskar: 1 },
        queue: [],
        countedTokens: [],
        step: {
          area: 'hideoutYard',
          drawn: [],
          spawn: 0,
          moves: 0,
          sprinters: false,
          assigned: null,
          attacked: [],
        },
      },
    };
    expect(botMove('assign', state)).toEqual({
      type: 'ASSIGN',
      assignment: { mara: NOBODY, oskar: { ...NOBODY, biter: 2 } },
    });
  });
});
