import { describe, expect, it } from 'vitest';
import type { Entry, EntryOf } from '../../../../models/dying-light/entries';
import { motionOf } from '../../../../renderer/games/dying-light/motions';
import { usualPlan } from '../../../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../../../renderer/games/dying-light/plan/start';
import { soundsOf, timeOf } from '../../../../renderer/games/dying-light/sounds';
import { WEAPON_CONTACT } from '../../../../renderer/motion/blow';

function named(entry: Entry): readonly string[] {
  return soundsOf(entry).map(({ sound }) => sound);
}

function moved(kind: EntryOf<'runner-moved'>['kind']): Entry {
  return {
    type: 'runner-moved',
    runner: 'mara',
    kind,
    from: 'q',
    to: 'I',
    over: null,
    dice: 2,
    tempo: 2,
    risk: 1,
  };
}

function attacked(weapon: EntryOf<'attacked'>['with']): Entry {
  return {
    type: 'attacked',
    runner: 'mara',
    with: weapon,
    mode: 'standard',
    area: 'market',
    target: 'biter',
  };
}

function killed(by: EntryOf<'enemy-killed'>['by']): Entry {
  return { type: 'enemy-killed', runner: 'mara', infected: 'biter', area: 'market', down: false, by };
}

const OUTCOME = { reason: 'x', scores: {}, rank: null };

describe('the sounds of log entries', () => {
  it.each([
    ['run', ['step', 'step', 'step', 'step']],
    ['step', ['step', 'step', 'step', 'step']],
    ['climb', ['climb', 'land']],
    ['jump', ['leap', 'land']],
    ['pad', ['spring', 'land']],
  ] as const)('a Runner that takes a %s is heard', (kind, sounds) => {
    expect(named(moved(kind))).toEqual(sounds);
  });

  it.each<Entry>([
    moved('run'),
    moved('climb'),
    moved('jump'),
    moved('pad'),
    { type: 'dice-rolled', runner: 'mara', dice: [] },
    { type: 'risk-rolled', runner: 'mara', symbols: ['safe'], total: 0 },
    { type: 'enemy-knocked-down', runner: 'mara', infected: 'biter', area: 'market' },
    killed('crit'),
  ])('begin while the motion of $type lasts', (entry) => {
    const duration = motionOf(entry)?.duration ?? 0;
    expect(soundsOf(entry).filter(({ after }) => after >= duration)).toEqual([]);
  });

  it('tells what flies from what is swung, before it meets and not while the dice are in the air', () => {
    const first = (weapon: Parameters<typeof attacked>[0]) =>
      soundsOf(killed('damage'), [attacked(weapon)])[0];
    const sounds = (['w-bow', 'spear', 'w-hammer'] as const).map((weapon) => first(weapon)?.sound);
    expect(sounds).toEqual(['shot', 'shot', 'swing']);
    expect(first('w-hammer')?.after).toBeLessThan(WEAPON_CONTACT);
    expect(named(attacked('w-hammer'))).toEqual(['draw']);
  });

  it('tells a hard hit from a hit, and from one that somebody else did', () => {
    expect([killed('crit'), killed('damage'), killed('push')].map(named)).toEqual([
      ['hit-hard', 'fall'],
      ['hit', 'fall'],
      ['fall'],
    ]);
  });

  it('lets the Volatile of the night roar and all others growl', () => {
    const night = (infected: 'volatile' | 'viral'): Entry => ({ type: 'night-activation', infected });
    expect([night('volatile'), night('viral')].map(named)).toEqual([['roar'], ['growl']]);
  });

  it('lights fires, and puts other tokens down', () => {
    const placed = (kind: 'fire' | 'rough'): Entry => ({
      type: 'token-placed',
      token: `${kind}-1`,
      kind,
      zone: 'q',
    });
    expect([placed('fire'), placed('rough')].map(named)).toEqual([['fire'], ['token-down']]);
  });

  it.each(['win', 'loss'] as const)('ends with the sting of a %s', (result) => {
    expect(
      named({ type: 'game-over', outcome: { winners: result === 'win' ? ['seat-1'] : [], ...OUTCOME } }),
    ).toEqual([result]);
  });

  it('alarms when a Howler screams and a Chase begins', () => {
    expect(named({ type: 'howler-screamed', area: 'market' })).toEqual(['howler']);
    expect(named({ type: 'chase-taken', runner: 'mara', chase: 'ch-pack' })).toEqual(['chase']);
  });

  it('is silent about what is only said', () => {
    expect(soundsOf({ type: 'passed', runner: 'mara' })).toEqual([]);
  });
});

it('lies over the ambience of the day until the first Round of the night', () => {
  const state = startGame(usualPlan('abc', () => 'P')).seen('table').position.state;
  expect([1, 7, 8, 12].map((round) => timeOf({ ...state, round }))).toEqual(['day', 'day', 'night', 'night']);
});
