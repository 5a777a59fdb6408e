import { describe, expect, it } from 'vitest';
import { fatigueDie as choosing } from '../../../../models/dying-light/decisions/fatigueDie';
import { preventFatigue } from '../../../../models/dying-light/decisions/preventFatigue';
import { pushFrames } from '../../../../models/dying-light/play';
import { gather } from '../../../../models/dying-light/rules/activation';
import { fatigueDie, whyNotFatigued } from '../../../../models/dying-light/rules/fatigue';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import {
  hasMomentum,
  holdsMomentumDie,
  placeOnTrack,
  tempo,
} from '../../../../models/dying-light/rules/tempo';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, board, perform } from '../../../helpers/dying-light';
import { firstRunner, onTurn } from '../../../helpers/dying-light-moves';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

const forced = (plan: RunnerPlan) =>
  perform(board({ runners: [plan] }), (play) =>
    pushFrames(play, { type: 'forcedFatigue', runner: 'oskar', source: 'risk' }),
  );

const asks = (state: State) => state.stack.map((frame) => frame.type);

describe('Fatigue', () => {
  it('DL-FAT-01: moves a die of the track into a free Fatigue slot', () => {
    const asked = forced(aRunner('oskar').tempo(2).fatigue('combat[push]'));
    const done = answer(asked.state, choosing, { type: 'CHOOSE_DIE', dieId: 'die-basic-1' });
    expect(done.entries).toEqual([
      { type: 'die-fatigued', runner: 'oskar', die: 'die-basic-1', voluntary: false },
    ]);
    const runner = firstRunner(done.state);
    expect(runner.fatigue.map((die) => die?.id)).toEqual(['die-combat-1', 'die-basic-1']);
    expect(runner.track[0]).toBeNull();
    expect(done.state.stack).toEqual([]);
  });

  it('TV-22, DL-TEMPO-01, DL-ACT-06: Tempo stays when a die left of the Tempo Die leaves; its slot is not refilled', () => {
    const state = board({ runners: [aRunner('oskar').tempo(4).pool('combat[push]')] });
    const tired = perform(state, (play) => {
      const runner = draftRunner(play.state, 'oskar');
      fatigueDie(play, runner, 'die-basic-2', true);
      placeOnTrack(play, runner, 'die-combat-1');
    });
    const runner = firstRunner(tired.state);
    expect(tempo(runner)).toBe(5);
    expect(runner.track.map((die) => die?.id ?? null).slice(0, 5)).toEqual([
      'die-basic-1',
      null,
      'die-basic-3',
      'die-basic-4',
      'die-combat-1',
    ]);
  });

  it('TV-23, DL-TEMPO-02: with the Tempo Die alone on the track a pool die must go', () => {
    const asked = forced(aRunner('oskar').tempo(1).pool('combat[block]'));
    expect(choosing.options(asked.state)).toEqual([{ type: 'CHOOSE_DIE', dieId: 'die-combat-1' }]);
    expect(choosing.why(asked.state, { type: 'CHOOSE_DIE', dieId: 'die-basic-1' })).toEqual({
      id: 'tempoDie',
      params: {},
    });
  });

  it('DL-FAT-03: any track die but the Tempo Die, or any pool die, dice that are alike once', () => {
    const asked = forced(aRunner('oskar').tempo(3).pool('basic[blank]', 'basic[blank]', 'combat[block]'));
    expect(choosing.options(asked.state)).toEqual(
      ['die-basic-3', 'die-basic-1', 'die-combat-1'].map((dieId) => ({ type: 'CHOOSE_DIE', dieId })),
    );
    expect(choosing.why(asked.state, { type: 'CHOOSE_DIE', dieId: 'die-parkour-1' })).toEqual({
      id: 'notInPool',
      params: {},
    });
  });

  it('DL-FAT-03: nothing happens and no Gear is asked when no die may go', () => {
    const done = forced(aRunner('oskar').tempo(1).gear('courier'));
    expect(done.entries).toEqual([]);
    expect(done.state.stack).toEqual([]);
  });

  it('DL-FAT-02: Gear is asked before a full row turns the Fatigue into a Wound', () => {
    const full = aRunner('oskar').fatigue('basic[jump]', 'basic[jump]').gear('courier');
    const asked = forced(full);
    expect(asks(asked.state)).toEqual(['preventFatigue']);
    const saved = answer(asked.state, preventFatigue, { type: 'USE_GEAR', gearId: 'g-cour-g' });
    expect(saved.entries.map((entry) => entry.type)).toEqual(['gear-used']);
    const wounded = answer(asked.state, preventFatigue, { type: 'DECLINE' });
    expect(wounded.entries).toEqual([{ type: 'wound-light', runner: 'oskar' }]);
  });

  it('DL-FAT-02: a full row is a Wound even when no die could go, and Armor does not stop it', () => {
    const done = forced(aRunner('oskar').fatigue('basic[jump]', 'basic[jump]').gear('sneak'));
    expect(done.entries).toEqual([{ type: 'wound-light', runner: 'oskar' }]);
  });

  it('declined Gear leaves the choice of a die', () => {
    const asked = forced(aRunner('oskar').tempo(2).gear('scavenger'));
    expect(asks(answer(asked.state, preventFatigue, { type: 'DECLINE' }).state)).toEqual(['fatigueDie']);
  });

  it('DL-FAT-04: a voluntary Fatigue needs a free slot and a die that may go', () => {
    const judge = (plan: RunnerPlan) =>
      whyNotFatigued(firstRunner(board({ runners: [plan] })), 'die-basic-1')?.id ?? null;
    expect(judge(aRunner('oskar').tempo(2))).toBeNull();
    expect(judge(aRunner('oskar').tempo(2).fatigue('combat[push]', 'combat[push]'))).toBe('fatigueFull');
    expect(judge(aRunner('oskar').tempo(1))).toBe('noFatigueDie');
  });

  it('DL-FAT-05: a fatigued Momentum die is held, but gives no Momentum', () => {
    const plan = aRunner('oskar').track('momentum[jump+climb]', 'basic[jump]');
    const tired = perform(board({ runners: [plan] }), (play) =>
      fatigueDie(play, draftRunner(play.state, 'oskar'), 'die-momentum-1', true),
    );
    const runner = firstRunner(tired.state);
    expect([hasMomentum(runner), holdsMomentumDie(runner)]).toEqual([false, true]);
  });

  it('TV-25, DL-FAT-06: a fatigued die cools down for a Round and is back in the next one', () => {
    const state = onTurn({ runners: [aRunner('oskar').tempo(4).fatigue('combat[push]')] });
    const next = perform(state, gather).state;
    expect(firstRunner(next).pool).toHaveLength(4);
    expect(firstRunner(next).cooldown.map((die) => die?.id ?? null)).toEqual(['die-combat-1', null]);
    const afterNext = perform(next, gather).state;
    expect(firstRunner(afterNext).pool).toHaveLength(5);
    expect(firstRunner(afterNext).cooldown).toEqual([null, null]);
  });
});
