import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../../../models/kernel/types';
import { createBot } from '../../../../models/one-month-in/bot';
import type { Move } from '../../../../models/one-month-in/moves';
import type { Ap } from '../../../../models/one-month-in/state';
import { view } from '../../../../models/one-month-in/view';
import {
  acting,
  BLUE,
  BLUE_BASE,
  city,
  type OMSession,
  play,
  RED,
  RED_BASE,
  type TablePlan,
} from '../../../helpers/one-month-in';

const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];

function choice(session: OMSession, level: BotLevel = 'hard'): Move {
  const { value, state } = session.whole().position;
  return createBot(level, BLUE).choose({ value, state: view(state, BLUE) }, session.legalMoves());
}

/** All of the city lies open and is full of zombies, but for what the plan says. */
function overrun(plan: TablePlan = {}): OMSession {
  const open = Object.keys(city().tiles).filter((place) => place !== BLUE_BASE && place !== RED_BASE);
  const full = Object.fromEntries(open.map((place) => [place, { zombies: 9 }]));
  return acting({ ...plan, at: { ...full, ...plan.at } });
}

const one = (ap: Ap = [0, 1, 0]) => ({ people: [[BLUE, 'whole', ap]] as const });
const outside = (ap: Ap) => ({ people: [[BLUE, 'outer', ap]] as const });

describe('people for whom there is nothing to do', () => {
  it.each(LEVELS)('stay where they are at the level %s, whatever it misjudges', (level) => {
    const rounds = [2, 5, 9, 14, 19];
    const moves = rounds.map((round) => choice(overrun({ round, at: { [BLUE_BASE]: one() } }), level));
    expect(moves).toEqual(rounds.map(() => ({ type: 'END_TURN' })));
  });
});

describe('land of a rival that nobody guards', () => {
  const land = { '-1,0': { id: 'garage', owner: RED } } as const;

  it('is taken by one alone if there is food: two points pay for it', () => {
    const session = overrun({ food: [2, 0], at: { ...land, [BLUE_BASE]: one() } });
    expect(choice(session)).toMatchObject({ type: 'MOVE', to: '-1,0', k1: 1 });
  });

  it('is left alone by one who will be hungry', () => {
    expect(choice(overrun({ food: [0, 0], at: { ...land, [BLUE_BASE]: one() } }))).toEqual({
      type: 'END_TURN',
    });
  });

  it('is where two meet if one of them can not pay for it', () => {
    const dear = { '-1,0': { id: 'police-station', owner: RED } } as const;
    const at = { ...dear, [BLUE_BASE]: one(), '-1,-1': { zombies: 9, ...outside([0, 1, 0]) } } as const;
    const session = overrun({ food: [2, 0], at });
    const first = choice(session);
    play(session, first);
    const second = choice(session);
    expect([first, second]).toMatchObject([
      { type: 'MOVE', to: '-1,0' },
      { type: 'MOVE', to: '-1,0' },
    ]);
  });
});

describe("a farm of one's own", () => {
  const farm = { id: 'farm-02', owner: BLUE, ...one() } as const;
  const goal = { '-1,-1': { id: 'zoo' }, '-2,1': { id: 'library', owner: RED } } as const;
  const at = { [BLUE_BASE]: { people: [] }, '-1,0': farm, ...goal } as const;

  it('does not hold a team back that has more food than mouths', () => {
    expect(choice(overrun({ food: [9, 0], at }))).toMatchObject({ type: 'MOVE', from: '-1,0' });
  });
});

describe('in the last turn', () => {
  const last = (at: TablePlan['at']) => acting({ round: 25, at: { [BLUE_BASE]: { people: [] }, ...at } });

  it('nobody walks where there is no time left to do anything', () => {
    expect(choice(acting({ round: 24 })).type).toBe('MOVE');
    expect(choice(acting({ round: 25 }))).toEqual({ type: 'END_TURN' });
  });

  it('nobody goes into a building without a point left for the flag', () => {
    const seen = (ap: Ap) => choice(last({ '-1,0': { id: 'garage', zombies: 1, ...outside(ap) } }));
    expect(seen([0, 4, 0])).toEqual({ type: 'END_TURN' });
    expect(seen([0, 0, 4])).toEqual({ type: 'ENTER', tile: '-1,0', k1: 0, k2: 4 });
  });

  it('nobody works a farm for food of a turn that never comes', () => {
    const farm = { id: 'farm-02', owner: BLUE, ...one() } as const;
    expect(choice(last({ '-1,0': farm }))).toEqual({ type: 'END_TURN' });
  });
});

describe('a building with nobody but a rival inside', () => {
  const facing = (blue: number): OMSession =>
    acting({
      at: {
        [BLUE_BASE]: { people: [] },
        '-1,0': {
          id: 'garage',
          people: [
            [BLUE, 'outer', [0, blue, 0]],
            [RED, 'inner', [1, 0, 0]],
          ],
        },
      },
    });

  it('is gone into by those who then attack there', () => {
    const session = facing(2);
    const first = choice(session);
    expect(first).toEqual({ type: 'ENTER', tile: '-1,0', k1: 2, k2: 0 });
    play(session, first);
    expect(choice(session)).toEqual({ type: 'ATTACK', team: RED });
  });

  it('is left to the rival by one alone', () => {
    expect(choice(facing(1)).type).not.toBe('ENTER');
  });
});

describe('a tile that can end the game', () => {
  const near = { '-1,0': { id: 'supermarket', zombies: 5 } } as const;
  const goal = { '-2,1': { zombies: 9 }, '-2,2': { id: 'military-base', zombies: 7 } } as const;
  const crew = { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 8, 0]]] } } as const;
  const goes = (level: BotLevel, at: TablePlan['at'] = {}) =>
    choice(overrun({ at: { ...near, ...goal, ...crew, ...at } }), level);

  it('is worth the longer way to a veteran that would win by holding it', () => {
    expect(goes('hard')).toMatchObject({ type: 'MOVE', to: '-2,1', k1: 8 });
  });

  it('is none of its business while it would lose', () => {
    const rich = { '1,0': { id: 'prison', owner: RED }, '1,-1': { id: 'hospital', owner: RED } } as const;
    const crowd = { [RED_BASE]: { people: [[RED, 'whole', [18, 0, 0]]] } } as const;
    expect(goes('hard', { ...rich, ...crowd })).toMatchObject({ type: 'MOVE', to: '-1,0' });
  });

  it('is claimed with a lead that rivals will not make up until the game ends', () => {
    const inside = { id: 'military-base', people: [[BLUE, 'inner', [0, 4, 0]]] } as const;
    const claims = (more: TablePlan['at']) =>
      choice(acting({ at: { [BLUE_BASE]: { people: [] }, '-1,0': inside, ...more } })).type === 'RECLAIM';
    expect(claims({})).toBe(true);
    expect(claims({ '1,0': { id: 'museum', owner: RED } })).toBe(false);
  });

  it('is attacked by one against many while a rival holds it to the end, unless that would lose the game to it', () => {
    const held = {
      id: 'military-base',
      owner: RED,
      counting: true,
      people: [[RED, 'whole', [4, 0, 0]]],
    } as const;
    const at = { '-1,0': held, [BLUE_BASE]: one() } as const;
    const session = overrun({ at });
    expect(choice(session)).toMatchObject({ type: 'MOVE', to: '-1,0' });
    play(session, choice(session));
    expect(choice(session)).toEqual({ type: 'ATTACK', team: RED });
    const rich = { '-2,1': { id: 'prison', owner: BLUE }, '-1,-1': { id: 'hospital', owner: BLUE } } as const;
    expect(choice(overrun({ at: { ...at, ...rich, '-2,2': { id: 'stadium', owner: BLUE } } }))).toEqual({
      type: 'END_TURN',
    });
  });
});
