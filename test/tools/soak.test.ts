import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../machines/dying-light/game';
import { createSession } from '../../machines/kernel/session';
import { SCENARIO_IDS } from '../../models/dying-light/ids';
import { view } from '../../models/dying-light/view';
import { ArgumentError } from '../../tools/lib/command-line';
import { requestOf } from '../../tools/lib/soak/arguments';
import { dyingLightSoak } from '../../tools/lib/soak/dying-light';
import { faultOf } from '../../tools/lib/soak/fault';
import { soakOne } from '../../tools/lib/soak/play-game';
import { checkCourse, checkPosition } from '../../tools/lib/soak/properties';
import { reportOf } from '../../tools/lib/soak/report';
import type { AnySoakGame } from '../../tools/lib/soak/soak-game';
import { summaryOf } from '../../tools/lib/soak/summary';
import {
  Broken,
  beginTrial,
  fingerprint,
  playTwice,
  saveAndLoad,
  type Trial,
} from '../../tools/lib/soak/trial';
import { people } from '../helpers/random-play';

const order = { game: 'dying-light', seed: '1' };
const SOUND = dyingLightSoak as unknown as AnySoakGame;
const options = { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 };

/** A trial of two people that stands at its first decision. */
function trialOf(change: Partial<AnySoakGame> = {}): Trial {
  return beginTrial({ ...SOUND, ...change }, { options, seats: people(2), seed: 'a test' });
}

function withRules(change: Partial<AnySoakGame['game']['rules']>): Partial<AnySoakGame> {
  return { game: { ...SOUND.game, rules: { ...SOUND.game.rules, ...change } } };
}

/** Checks a position often enough that every sampled property has its turn. */
function checkOften(trial: Trial): void {
  for (let time = 0; time < 80; time++) checkPosition(trial);
}

function firstMove({ session }: Trial) {
  const [move] = session.legalMoves();
  if (!move) throw new Error('There is a first move.');
  return move;
}

describe('the command line of the soak', () => {
  it('asks for 2,000 games unless told otherwise', () => {
    expect(requestOf(['--workers', '2'])).toEqual({
      kind: 'play',
      order,
      games: 2000,
      workers: 2,
      output: null,
    });
    expect(requestOf(['--games', '5', '--seed', 'x'])).toMatchObject({ order: { seed: 'x' }, games: 5 });
  });

  it('refuses a game that it does not know', () => {
    expect(() => requestOf(['--game', 'chess'])).toThrow(ArgumentError);
  });
});

describe('Dying Light under test', () => {
  it('is set up with every scenario, company and difficulty', () => {
    const { variations } = dyingLightSoak;
    expect(variations).toHaveLength(SCENARIO_IDS.length * 5 * 3);
    expect(new Set(variations.map((one) => JSON.stringify(one))).size).toBe(variations.length);
    expect(variations).toContainEqual({
      seats: 1,
      options: { scenario: 'sc-dark', difficulty: 'hard', soloRunners: 2 },
    });
  });

  it('lies otherwise only where nobody may look', () => {
    const { state } = createSession(dyingLight, {
      options: { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 },
      seats: people(2),
      seed: 'a test',
    }).whole().position;
    const otherwise = dyingLightSoak.hiddenOtherwise(state);
    expect(otherwise).not.toEqual(state);
    expect(view(otherwise, 'table')).toEqual(view(state, 'table'));
  });
});

describe('the properties that every position must have', () => {
  it('hold at the start of a sound game', () => {
    const trial = trialOf();
    expect(() => checkOften(trial)).not.toThrow();
    expect(trial.counts.views).toBeGreaterThan(0);
  });

  it.each<readonly [string, Partial<AnySoakGame>, string]>([
    ['an impossible state', { faultsOf: () => ['a die is lost'] }, 'a die is lost'],
    ['nobody to move', withRules({ legalMoves: () => [] }), 'Nobody can move'],
    ['an offer that is refused', withRules({ whyIllegal: () => ({ id: 'no', params: {} }) }), 'refused: no'],
    ['a view that shows everything', withRules({ view: (state) => state }), 'hidden shows in the view'],
  ])('find %s', (_, change, message) => {
    expect(() => checkOften(trialOf(change))).toThrow(Broken);
    expect(() => checkOften(trialOf(change))).toThrow(message);
  });

  it('find a game that goes another way the second time', () => {
    const trial = trialOf();
    playTwice(trial, firstMove(trial));
    expect(() => checkCourse(trial)).not.toThrow();
    expect(() => checkCourse({ ...trial, start: { ...trial.start, seed: 'another' } })).toThrow(Broken);
  });

  it('go on with what a saved game gives back', () => {
    const trial = trialOf();
    const { session } = trial;
    saveAndLoad(trial);
    expect(trial.session).not.toBe(session);
    expect(fingerprint(trial.session)).toBe(fingerprint(session));
  });
});

describe('what broke', () => {
  it('comes with the way to see it again with the referee', () => {
    const trial = trialOf();
    const move = firstMove(trial);
    trial.trying = move;
    const fault = faultOf(trial, 7, new Broken('Something is wrong.'));
    expect(fault).toMatchObject({ number: 7, seed: 'a test', message: 'Something is wrong.' });
    expect(fault.lines.map((line) => JSON.parse(line))).toEqual([
      {
        cmd: 'new',
        game: 'dying-light',
        seats: [{ name: 'Player 1' }, { name: 'Player 2' }],
        options,
        seed: 'a test',
      },
      { cmd: 'move', move },
      { cmd: 'state' },
    ]);
    const record = { number: 7, counts: trial.counts, result: null, used: [], fault };
    const summary = summaryOf(order, [record]);
    expect(summary.proven).toBe(false);
    expect(reportOf(summary)).toMatch(/broken +1 of 1\n\nGame 7 \(seed a test\): Something is wrong\.\n/);
  });
});

describe('a game of the soak', () => {
  /** A person sits at the table: what only bots decide is never taken back. */
  const withPerson = { ...order, seed: 'person-4' };

  it('is played to its end, is taken back, saved and compared on the way, and is the same again', () => {
    const record = soakOne(withPerson, 1);
    expect(record).toMatchObject({ number: 1, fault: null });
    expect(record.result).not.toBeNull();
    expect(record.counts.undone).toBeGreaterThan(0);
    expect(record.counts.views).toBeGreaterThan(0);
    expect(soakOne(withPerson, 1)).toEqual(record);
    const summary = summaryOf(withPerson, [record]);
    expect(summary).toMatchObject({ games: 1, faults: [], proven: true, variations: { all: 45, played: 1 } });
    expect(summary.neverUsed.length).toBeGreaterThan(0);
  }, 60_000);
});
