import { describe, expect, it } from 'vitest';
import type { DieId } from '../../../../models/dying-light/ids';
import { momentumCheck } from '../../../../models/dying-light/rules/end-phase';
import { whyNotMove } from '../../../../models/dying-light/rules/move';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import {
  freeSlots,
  gainMomentum,
  hasMomentum,
  loseMomentum,
  placeOnTrack,
  tempo,
  tempoDie,
} from '../../../../models/dying-light/rules/tempo';
import { aRunner, board, perform } from '../../../helpers/dying-light';
import { aMove, firstRunner } from '../../../helpers/dying-light-moves';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

const placing = (plan: RunnerPlan, ...dice: readonly DieId[]) =>
  perform(board({ runners: [plan] }), (play) => {
    for (const die of dice) placeOnTrack(play, draftRunner(play.state, 'oskar'), die);
  });

describe('The Action Track', () => {
  it('DL-ACT-06, DL-TEMPO-01: dice go right of the Tempo Die, whose slot is the Tempo', () => {
    const empty = firstRunner(board({ runners: [aRunner('oskar')] }));
    expect([tempo(empty), tempoDie(empty), freeSlots(empty)]).toEqual([0, null, 8]);
    const done = placing(aRunner('oskar').pool('basic[jump]').track(null, 'combat[push]'), 'die-basic-1');
    const runner = firstRunner(done.state);
    expect([tempo(runner), tempoDie(runner)?.id, freeSlots(runner)]).toEqual([3, 'die-basic-1', 5]);
    expect(runner.track[0]).toBeNull();
  });

  it('TV-20, DL-TEMPO-03, DL-MOM-02: a die in slot 4 earns the Momentum die, unrolled on its spot', () => {
    const done = placing(aRunner('oskar').pool('combat[push]').tempo(3), 'die-combat-1');
    expect(done.entries).toEqual([
      { type: 'die-placed', runner: 'oskar', die: { id: 'die-combat-1', type: 'combat', face: 3 }, slot: 4 },
      { type: 'momentum-gained', runner: 'oskar', die: 'die-momentum-1', from: 'track' },
    ]);
    expect(firstRunner(done.state).momentumSpot?.id).toBe('die-momentum-1');
    expect(done.state.supply.momentum).toHaveLength(3);
  });

  it('TV-21, DL-MOM-02: the Momentum die on its spot cannot be spent', () => {
    const state = board({ runners: [aRunner('oskar').on('t').momentum()] });
    expect(whyNotMove(state, firstRunner(state), aMove('run', 'u', ['die-momentum-1']))).toEqual({
      id: 'notInPool',
      params: {},
    });
  });

  it('DL-MOM-01: nobody gets a second Momentum die, not even while the first cools down', () => {
    const done = placing(
      aRunner('oskar').pool('combat[push]').tempo(3).cooldown('momentum[jump+climb]'),
      'die-combat-1',
    );
    expect(done.entries.map((entry) => entry.type)).toEqual(['die-placed']);
    const twice = perform(done.state, (play) =>
      gainMomentum(play, draftRunner(play.state, 'oskar'), 'wound'),
    );
    expect(twice.entries).toEqual([]);
  });

  it('TV-59: two dice from Tempo 2 reach slot 4, and the Momentum die is kept in the End Phase', () => {
    const done = placing(
      aRunner('oskar').pool('combat[push]', 'combat[block]').tempo(2),
      'die-combat-1',
      'die-combat-2',
    );
    expect(tempo(firstRunner(done.state))).toBe(4);
    expect(hasMomentum(firstRunner(perform(done.state, momentumCheck).state))).toBe(true);
  });

  it('TV-60, DL-MOM-03: at Tempo 3 the End Phase takes the Momentum die from wherever it is', () => {
    for (const plan of [
      aRunner('oskar').tempo(3).momentum(),
      aRunner('oskar').tempo(3).fatigue('momentum[jump+climb]'),
      aRunner('oskar').tempo(3).cooldown('momentum[jump+climb]'),
    ]) {
      const done = perform(board({ runners: [plan] }), momentumCheck);
      expect(done.state.supply.momentum).toContain('die-momentum-1');
      expect(done.state.supply.momentum).toHaveLength(4);
    }
  });

  it('DL-MOM-04, DL-TEMPO-02: lost as Tempo Die it leaves the next die to the left as Tempo Die', () => {
    const plan = aRunner('oskar').track('basic[jump]', null, 'momentum[jump+climb]');
    const done = perform(board({ runners: [plan] }), (play) =>
      loseMomentum(play, draftRunner(play.state, 'oskar'), 'wounds'),
    );
    expect([tempo(firstRunner(done.state)), tempoDie(firstRunner(done.state))?.id]).toEqual([
      1,
      'die-basic-1',
    ]);
    expect(done.entries).toEqual([
      { type: 'momentum-lost', runner: 'oskar', die: 'die-momentum-1', reason: 'wounds' },
    ]);
  });
});
