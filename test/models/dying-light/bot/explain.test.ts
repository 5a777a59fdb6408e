import { describe, expect, it } from 'vitest';
import sentences from '../../../../assets/locales/en/dying-light-bot.json';
import { explain } from '../../../../models/dying-light/bot/explain';
import { waitingFor } from '../../../helpers/bots';
import { aRunner, board } from '../../../helpers/dying-light';
import { setUp } from '../../../helpers/scenario-board';

const turn = {
  ...board({
    runners: [aRunner('mara').on('q').pool('basic[climb]')],
    infected: { garageRow: { biter: 1 } },
  }),
  active: 'mara',
} as const;
const acting = waitingFor('acting', turn);
const climb = {
  type: 'MOVE',
  kind: 'climb',
  to: 'I',
  dice: [],
  boosts: [],
  gearBoosts: [],
  push: [],
} as const;

describe('the reason for a move of a bot', () => {
  it('names the objective that it heads for', () => {
    expect(explain(acting, climb)).toEqual({ id: 'dl.bot.why.objective', params: { zone: 'dl.zone.I' } });
  });

  it('calls no place safer where more enemies stand, though company there would share them (DL-EATK-02)', () => {
    const shared = (garageRow: number, hideoutYard: number) =>
      waitingFor('acting', {
        ...board({
          runners: [
            aRunner('mara').on('q').heavy('wd-graze', 'wd-fever').pool('basic[climb]'),
            aRunner('juno').on('t').having({ activated: true }),
            aRunner('teo').on('t').having({ activated: true }),
          ],
          infected: { garageRow: { biter: garageRow }, hideoutYard: { biter: hideoutYard } },
        }),
        active: 'mara',
      });
    const run = { ...climb, kind: 'run', to: 't', dice: ['die-basic-1'] } as const;
    expect(explain(shared(2, 2), run)?.id).toBe('dl.bot.why.safety');
    expect(explain(shared(2, 3), run)?.id).toBe('dl.bot.why.position');
  });

  it('names what lies at the end of the way, also where a step leads round a corner (section 11.1)', () => {
    const start = board({
      runners: [aRunner('mara').on('t').pool('basic[block]', 'basic[climb]', 'parkour[jump]')],
    });
    const run = { ...climb, kind: 'run', to: 'u', dice: ['die-basic-1'] } as const;
    const around = waitingFor('acting', { ...start, active: 'mara' });
    expect(explain(around, run)).toEqual({ id: 'dl.bot.why.objective', params: { zone: 'dl.zone.I' } });
  });

  describe('in a crowd', () => {
    const crowd = (viral: number) => {
      const { state } = setUp('sc-dark', {
        runners: [aRunner('mara').on('F').heavy('wd-graze', 'wd-limp').pool('basic[climb]')],
        difficulty: 'easy',
      });
      const bF = { ...state.areas.bF, standing: { ...state.areas.bF.standing, viral } };
      const tokens = state.tokens.filter(({ kind }) => kind === 'nest' || kind === 'jump-pad');
      const areas = { ...state.areas, bF };
      return waitingFor('acting', {
        ...state,
        areas,
        tokens,
        round: state.scenario.lastRound,
        active: 'mara',
      });
    };
    const leap = { ...climb, kind: 'pad', to: 'B', dice: ['die-basic-1'] } as const;

    it('calls nothing safer that takes much Risk to get to (DL-RISK-02)', () => {
      expect(explain(crowd(5), leap)).toEqual({ id: 'dl.bot.why.flee', params: { area: 'dl.area.bF' } });
    });

    it('and no Risk better than a place that threatens little', () => {
      expect(explain(crowd(1), leap)?.id).not.toBe('dl.bot.why.flee');
    });
  });

  it('names the enemy that it fights', () => {
    const attack = {
      type: 'ATTACK',
      mode: 'standard',
      targetArea: 'garageRow',
      targetType: 'biter',
      targetDown: false,
      die: 'die-basic-1',
      boosts: [],
      gearBoosts: [],
      fatigueDie: null,
      push: [],
    } as const;
    expect(explain(acting, attack)).toEqual({
      id: 'dl.bot.why.fight',
      params: { infected: 'dl.infected.biter', area: 'dl.area.garageRow' },
    });
  });

  it('always is a sentence of the locale', () => {
    const moves = [
      climb,
      { ...climb, kind: 'run', to: 't' },
      { type: 'PASS' },
      { type: 'INTERACT', tokenId: 'obj-a', target: null },
      { type: 'USE', itemId: 'c-smoke', target: null },
      { type: 'COMMIT' },
      { type: 'VEST' },
      { type: 'DECLINE' },
      { type: 'USE_GEAR', gearId: 'g-cour-j' },
      { type: 'ACTIVATE', runnerId: 'mara' },
      { type: 'NEST', tokenId: 'nest-1' },
    ] as const;
    for (const move of moves) expect(sentences).toHaveProperty([explain(acting, move)?.id ?? '']);
  });

  it('says nothing about what follows from the move before', () => {
    const answers = [
      { type: 'PUSH', infected: 'biter', toArea: 'crossroads' },
      { type: 'CLEAVE', infected: 'biter', down: false },
      { type: 'DONE' },
    ] as const;
    expect(answers.map((move) => explain(acting, move))).toEqual([null, null, null]);
  });

  it('calls Runners as the log does', () => {
    expect(explain(acting, { type: 'ACTIVATE', runnerId: 'mara' })?.params).toEqual({
      runner: 'dl.runner.mara.short',
    });
  });
});
