import { describe, expect, it } from 'vitest';
import sentences from '../../../../assets/locales/en/dying-light-bot.json';
import { explain } from '../../../../models/dying-light/bot/explain';
import { waitingFor } from '../../../helpers/bots';
import { aRunner, board } from '../../../helpers/dying-light';

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
            aRunner('mara').on('q').pool('basic[climb]'),
            aRunner('juno').on('t'),
            aRunner('teo').on('t'),
          ],
          infected: { garageRow: { biter: garageRow }, hideoutYard: { biter: hideoutYard } },
        }),
        active: 'mara',
      });
    const run = { ...climb, kind: 'run', to: 't' } as const;
    expect(explain(shared(2, 2), run)?.id).toBe('dl.bot.why.safety');
    expect(explain(shared(2, 3), run)?.id).toBe('dl.bot.why.position');
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
