import { describe, expect, it } from 'vitest';
import {
  endActivation,
  gather,
  mustEndActivation,
  roll,
} from '../../../../models/dying-light/rules/activation';
import { aRunner, perform, rolls } from '../../../helpers/dying-light';
import { firstRunner, onTurn } from '../../../helpers/dying-light-moves';

const ids = (dice: readonly ({ readonly id: string } | null)[]) => dice.map((die) => die?.id ?? null);

describe('An activation', () => {
  it('DL-ACT-02: gathers track, Cooldown, Momentum spot and unused dice; then the fatigued ones cool down', () => {
    const state = onTurn({
      runners: [
        aRunner('oskar')
          .pool('combat[block]')
          .track('basic[jump]', null, 'parkour[jump]')
          .momentum()
          .cooldown('basic[climb]')
          .fatigue('combat[push]'),
      ],
    });
    const done = perform(state, gather);
    const runner = firstRunner(done.state);
    const gathered = ['die-basic-1', 'die-basic-2', 'die-parkour-1', 'die-combat-1', 'die-momentum-1'];
    expect(ids(runner.pool)).toEqual(gathered);
    expect(runner.track).toEqual([null, null, null, null, null, null, null, null]);
    expect(runner.momentumSpot).toBeNull();
    expect(ids(runner.fatigue)).toEqual([null, null]);
    expect(ids(runner.cooldown)).toEqual(['die-combat-2', null]);
    expect(done.entries).toEqual([
      { type: 'dice-gathered', runner: 'oskar', dice: gathered, cooling: ['die-combat-2'] },
    ]);
  });

  it('gather forgets what the last activation had done', () => {
    const state = onTurn({
      runners: [
        aRunner('teo').having({
          activation: { climbs: 2, grapnelUsed: true, tradedWith: ['mara'], justSwitched: true },
        }),
      ],
    });
    expect(firstRunner(perform(state, gather).state).activation).toEqual({
      climbs: 0,
      grapnelUsed: false,
      tradedWith: [],
      justSwitched: false,
    });
  });

  it('DL-ENV-05: who activates in UV light shakes off the Chase', () => {
    const lit = onTurn({ runners: [aRunner('oskar').on('b').chased('ch-pack')], uvSpot: true });
    expect(firstRunner(perform(lit, gather).state).chase).toBeNull();
    const dark = onTurn({ runners: [aRunner('oskar').on('b').chased('ch-pack')] });
    expect(firstRunner(perform(dark, gather).state).chase).toBe('ch-pack');
  });

  it('DL-ACT-03: rolls the whole pool once', () => {
    const state = onTurn({
      runners: [aRunner('oskar').pool('basic[blank]', 'combat[power]').tempo(1)],
      luck: { dice: [...rolls('basic', 'jump'), ...rolls('combat', 'push+block')] },
    });
    const done = perform(state, roll);
    const dice = [
      { id: 'die-basic-1', type: 'basic', face: 2 },
      { id: 'die-combat-1', type: 'combat', face: 6 },
    ];
    expect(firstRunner(done.state).pool).toEqual(dice);
    expect(done.entries).toEqual([{ type: 'dice-rolled', runner: 'oskar', dice }]);
  });

  it('DL-ACT-05: goes on with an empty pool while a free action is left', () => {
    const onKeys = onTurn({ runners: [aRunner('oskar').on('I')] });
    expect(mustEndActivation(onKeys)).toBe(false);
    expect(mustEndActivation(onTurn({ runners: [aRunner('oskar').on('u')] }))).toBe(true);
    expect(
      mustEndActivation(onTurn({ runners: [aRunner('oskar').on('u').carrying('c-smoke').exposed()] })),
    ).toBe(false);
  });

  it('DL-ACT-04: dice in the pool keep the activation open until the player passes', () => {
    expect(mustEndActivation(onTurn({ runners: [aRunner('oskar').on('u').pool('basic[blank]')] }))).toBe(
      false,
    );
  });

  it('DL-ACT-01, DL-ACT-04: ends with unused dice still showing their faces', () => {
    const state = onTurn({ runners: [aRunner('oskar').on('u').pool('basic[block]')] });
    const done = perform(state, endActivation);
    expect(firstRunner(done.state).pool).toEqual(firstRunner(state).pool);
    expect(done.state.active).toBeNull();
    expect(done.entries).toEqual([{ type: 'activation-ended', runner: 'oskar', diceLeft: 1 }]);
  });

  it('DL-CHASE-04: ending where no enemy stands shakes off the Chase', () => {
    const chased = (biter: number) =>
      onTurn({
        runners: [aRunner('oskar').on('u').chased('ch-pack')],
        infected: { pumpAlley: { biter } },
        down: { pumpAlley: { viral: 1 } },
      });
    const free = perform(chased(0), endActivation).state;
    expect(firstRunner(free).chase).toBeNull();
    expect(free.chase.at(-1)).toBe('ch-pack');
    expect(firstRunner(perform(chased(1), endActivation).state).chase).toBe('ch-pack');
  });
});
