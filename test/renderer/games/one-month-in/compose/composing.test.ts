import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../../machines/one-month-in/game';
import { createBot } from '../../../../../models/one-month-in/bot';
import type { DecisionId } from '../../../../../models/one-month-in/decisions';
import type { Move } from '../../../../../models/one-month-in/moves';
import type { State } from '../../../../../models/one-month-in/state';
import { COMPOSING, isAgain } from '../../../../../renderer/games/one-month-in/compose/composing';
import type { Spot } from '../../../../../renderer/games/one-month-in/spot';
import type { OneMonthIn, Snapshot } from '../../../../../renderer/games/one-month-in/types';
import { openQuestion } from '../../../../../renderer/play/composer/composition';
import {
  begunOf,
  type Draft,
  freshDraft,
  steppedBack,
  workOut,
} from '../../../../../renderer/play/composer/draft';
import { BLUE, BLUE_BASE, RED, sessionAt, table, USUAL } from '../../../../helpers/one-month-in';
import { people } from '../../../../helpers/random-play';

type MonthDraft = Draft<OneMonthIn>;

function deskAt(snapshot: Snapshot) {
  const draft = freshDraft<OneMonthIn>(snapshot);
  const offered = COMPOSING.offered(snapshot.legal, snapshot);
  const work = (changed: Partial<MonthDraft> = {}) => workOut(COMPOSING, { ...draft, ...changed }, offered);
  /** What lies there after somebody pointed at these things, one after the other. */
  const pointing = (...spots: readonly Spot[]) =>
    spots.reduce<MonthDraft>((now, spot) => COMPOSING.picked(now, spot, offered), draft);
  return { draft, offered, work, pointing };
}

function at(state: State, decision: DecisionId = 'acting') {
  return deskAt(sessionAt(state, decision).seen('table'));
}

const HOME: Spot = { kind: 'group', tile: BLUE_BASE, zone: 'whole', seat: BLUE };
const FOG: Spot = { kind: 'ground', tile: '-1,0', ground: 'fog' };

describe('the action phase', () => {
  const desk = at(table());

  it('asks nothing until something is begun', () => {
    expect(openQuestion(desk.work().composition)).toBeNull();
    expect(begunOf(COMPOSING, desk.draft)).toBeNull();
  });

  it('sends all who can where somebody points: who, then where to (OM-MOVE-02)', () => {
    const { composition } = desk.work(desk.pointing(HOME, FOG));
    expect(composition.move).toEqual({
      type: 'MOVE',
      from: BLUE_BASE,
      zone: 'whole',
      to: '-1,0',
      k1: 5,
      k2: 0,
    });
  });

  it('counts one more for each time somebody points at the same group: after all of them one', () => {
    const sizes = [1, 2, 3].map((times) => {
      const { composition } = desk.work(
        desk.pointing(HOME, ...Array.from({ length: times }, () => HOME), FOG),
      );
      return composition.move?.type === 'MOVE' ? composition.move.k1 : null;
    });
    expect(sizes).toEqual([1, 2, 3]);
  });

  it('takes pointing at the same aim again for "yes"', () => {
    const { picks } = desk.pointing(HOME, FOG);
    expect(isAgain(picks, FOG)).toBe(true);
    expect(isAgain(picks, HOME)).toBe(false);
    expect(isAgain([HOME], HOME)).toBe(false);
  });

  it('asks how many go beside where to, so that the number is never a question of its own', () => {
    const { composition } = desk.work({ category: 'MOVE' });
    expect(composition.questions.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['party', '5,0'],
      ['to', null],
    ]);
  });

  it('goes back step by step', () => {
    const begun: MonthDraft = { ...desk.draft, category: 'MOVE', answers: { party: '2,0', to: '-1,0' } };
    expect(desk.work(begun).composition.move).toMatchObject({ k1: 2, to: '-1,0' });
    expect(steppedBack(begun).answers).toEqual({ party: '2,0' });
    expect(steppedBack({ ...begun, answers: {} }).category).toBeNull();
  });
});

describe('a group beside a building', () => {
  const outside: Spot = { kind: 'group', tile: '-1,0', zone: 'outer', seat: BLUE };
  const desk = at(
    table({ at: { '-1,0': { id: 'garage', zombies: 1, people: [[BLUE, 'outer', [0, 2, 1]]] } } }),
  );

  it('may walk or go inside: what, with how many of both kinds', () => {
    const { composition } = desk.work(desk.pointing(outside));
    const question = openQuestion(composition);
    expect(question?.id).toBe('category');
    expect(question?.choices.map(({ key }) => key).toSorted()).toEqual(['ENTER', 'MOVE']);
    expect(composition.questions[0]).toMatchObject({ id: 'party', chosen: '2,1' });
  });

  it.each<[string, Spot]>([
    ['zombies', { kind: 'zombies', tile: '-1,0' }],
    ['inside of the building', { kind: 'ground', tile: '-1,0', ground: 'inner' }],
  ])('goes in where somebody points at the %s (OM-MOVE-07)', (_, spot) => {
    const { composition } = desk.work(desk.pointing(outside, spot));
    expect(composition.move).toEqual({ type: 'ENTER', tile: '-1,0', k1: 2, k2: 1 });
  });

  it('is left for another group of the same team that is pointed at', () => {
    expect(desk.pointing(outside, HOME).picks).toEqual([HOME]);
  });
});

describe('feeding (OM-FEED-01)', () => {
  const desk = at(
    table({
      food: [1, 0],
      at: { '-1,0': { id: 'garage', people: [[BLUE, 'outer', [0, 2, 0]]], zombies: 1 } },
    }),
    'feeding',
  );
  const outside: Spot = { kind: 'group', tile: '-1,0', zone: 'outer', seat: BLUE };

  it('feeds the three where it helps most, unless somebody chooses', () => {
    const { composition } = desk.work();
    expect(composition.move).toMatchObject({
      type: 'FEED',
      picks: [
        { tile: '-1,0', zone: 'outer', n: 2 },
        { tile: BLUE_BASE, zone: 'whole', n: 1 },
      ],
    });
  });

  it('takes one more where somebody points, and nobody where all of them eat already', () => {
    const { composition } = desk.work(desk.pointing(HOME));
    expect(composition.move).toMatchObject({ picks: [{ n: 1 }, { tile: BLUE_BASE, n: 2 }] });
    const none = desk.work(desk.pointing(outside));
    expect(none.composition.move).toMatchObject({ picks: [{ tile: BLUE_BASE, n: 1 }] });
  });

  it('can be ended with food left (OM-FEED-03)', () => {
    expect(desk.work({ category: 'FEED_DONE' }).composition.move).toEqual({ type: 'FEED_DONE' });
  });
});

describe('an arrival where rivals stand (OM-PVP-02)', () => {
  it('is answered with one press: attack, or hold back', () => {
    const state = table({
      at: {
        '-1,0': {
          id: 'garage',
          people: [
            [BLUE, 'outer', [3, 0, 0]],
            [RED, 'outer', [1, 0, 0]],
          ],
        },
      },
      more: { arrival: { tile: '-1,0', zone: 'outer', ap: [3, 0, 0] } },
    });
    const { composition } = at(state, 'arrivalChoice').work();
    expect(openQuestion(composition)?.choices.map(({ label }) => label)).toEqual(['Attack Red', 'Hold back']);
    expect(openQuestion(composition)?.choices[0]?.detail).toBe(
      '3 against 1 of Red: 92%, expect to lose 0.6, Red 0.9',
    );
  });
});

/** Answers questions until this move is the one that is put together. */
function composed(desk: ReturnType<typeof deskAt>, move: Move): Move | null {
  let answers: MonthDraft['answers'] = {};
  for (let step = 0; step < 8; step++) {
    const { composition } = desk.work({ category: move.type, answers });
    const wrong = composition.questions.find(
      (question) =>
        question.kind === 'single' &&
        !question.choices.some(({ key, moves }) => key === question.chosen && moves.includes(move)),
    );
    if (wrong?.kind !== 'single') return composition.move;
    const choice = wrong.choices.find(({ moves }) => moves.includes(move));
    if (!choice) return null;
    answers = { ...answers, [wrong.id]: choice.key };
  }
  return null;
}

describe('every move that the rules offer', () => {
  it.each([2, 3, 4])('can be put together by a few answers in a game of %i', (seats) => {
    const session = createSession(oneMonthIn, {
      options: { ...USUAL, startPlayer: 'random', maxRounds: 15 },
      seats: people(seats),
      seed: `composed ${seats}`,
    });
    const tried = new Set<string>();
    for (let turn = 0; turn < 120 && !session.whole().outcome; turn++) {
      const desk = deskAt(session.seen('table'));
      // One of each type is enough, another one every time: the others differ by place and number only.
      const types = new Set(desk.offered.map(({ type }) => type));
      types.delete('FEED');
      const some = [...types].flatMap((type) => {
        const moves = desk.offered.filter((move) => move.type === type);
        return moves[turn % moves.length] ?? [];
      });
      for (const move of some) {
        tried.add(move.type);
        if (COMPOSING.isComposed(desk.draft)) expect(composed(desk, move)).toEqual(move);
        else
          expect(
            openQuestion(desk.work().composition)?.choices.some(({ moves }) => moves.includes(move)),
          ).toBe(true);
      }
      const { position, prompt, legal } = session.seen('table');
      const [seat = BLUE] = prompt.seats;
      session.playByAnyone(createBot('hard', seat).choose(position, legal));
    }
    expect(tried.size).toBeGreaterThan(8);
  });
});
