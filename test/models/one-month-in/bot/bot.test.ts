import { describe, expect, it } from 'vitest';
import type { BotLevel, SeatId } from '../../../../models/kernel/types';
import { createBot } from '../../../../models/one-month-in/bot';
import type { LootId } from '../../../../models/one-month-in/ids';
import type { Move } from '../../../../models/one-month-in/moves';
import type { Ap } from '../../../../models/one-month-in/state';
import { view } from '../../../../models/one-month-in/view';
import {
  acting,
  BLUE,
  BLUE_BASE,
  city,
  type OMSession,
  RED,
  sessionAt,
  type TablePlan,
  table,
} from '../../../helpers/one-month-in';

/** What a bot does where a game stands; it sees only the view of its seat. */
function choice(session: OMSession, level: BotLevel = 'hard', seat: SeatId = BLUE): Move {
  const { value, state } = session.whole().position;
  return createBot(level, seat).choose({ value, state: view(state, seat) }, session.legalMoves());
}

const nobodyHome = { [BLUE_BASE]: { people: [] } } as const;

/** Blue has only these people, on -1,0. */
function alone(zone: 'outer' | 'inner' | 'whole', ap: Ap, tile: object, plan: TablePlan = {}): OMSession {
  const there = { people: [[BLUE, zone, ap]] as const, ...tile };
  return acting({ ...plan, at: { ...nobodyHome, '-1,0': there, ...plan.at } });
}

describe('a bot in its action phase', () => {
  it('reclaims before anything else, and pays with those who have one point', () => {
    const session = alone('inner', [0, 2, 1], { id: 'zoo' });
    expect(choice(session)).toEqual({ type: 'RECLAIM', tile: '-1,0', pay: { a: 2, b: 0, c: 0 } });
  });

  it('does not hold a unique tile while it is behind: the game would end for others', () => {
    const rich = { [BLUE_BASE]: { people: [] }, '1,0': { id: 'prison', owner: RED } } as const;
    const crowd = { '2,0': { people: [[RED, 'whole', [20, 0, 0]]] } } as const;
    const session = alone('inner', [0, 4, 0], { id: 'research-centre' }, { at: { ...rich, ...crowd } });
    expect(choice(session).type).not.toBe('RECLAIM');
  });

  it('goes in with everybody at good odds, and not at bad ones', () => {
    const good = alone('outer', [0, 4, 0], { id: 'terraced-houses', zombies: 2 });
    expect(choice(good)).toEqual({ type: 'ENTER', tile: '-1,0', k1: 4, k2: 0 });
    const bad = alone('outer', [0, 2, 0], { id: 'prison', zombies: 7 });
    expect(choice(bad).type).not.toBe('ENTER');
  });

  it('sends into an empty building who is needed to pay for it', () => {
    const session = alone('outer', [0, 4, 0], { id: 'zoo' });
    expect(choice(session)).toEqual({ type: 'ENTER', tile: '-1,0', k1: 2, k2: 0 });
  });

  it('searches rooms with people enough, and not alone where land is at stake', () => {
    const loot: readonly LootId[] = ['sal-01'];
    expect(choice(alone('whole', [0, 4, 0], { id: 'garage', owner: BLUE, loot })).type).toBe('SCAVENGE');
    const stake = { id: 'shopping-centre', owner: BLUE, loot, people: [[BLUE, 'whole', [0, 1, 0]]] } as const;
    const session = acting({ round: 24, at: { ...nobodyHome, '-1,0': stake } });
    expect(choice(session).type).not.toBe('SCAVENGE');
  });

  it('works a fifth farm to end a game in which it leads', () => {
    const places = ['-1,-1', '-2,1', '-3,1', '-2,-1'] as const;
    const farms = places.map((place, n) => {
      const id = `farm-0${n + 1}` as 'farm-01';
      return [place, { id, owner: BLUE, worked: true }] as const;
    });
    const plan = { food: [9, 0] as const, at: Object.fromEntries(farms) };
    const session = alone('whole', [0, 1, 0], { id: 'farm-05', owner: BLUE }, plan);
    expect(choice(session)).toEqual({ type: 'FARM', tile: '-1,0', payFrom: 1 });
  });

  it('attacks where it outnumbers a rival, and not where it is outnumbered', () => {
    const facing = (blue: number, red: number) => ({
      id: 'garage',
      people: [
        [BLUE, 'outer', [0, blue, 0]],
        [RED, 'outer', [red, 0, 0]],
      ],
      zombies: 9,
    });
    expect(choice(alone('outer', [0, 0, 0], facing(5, 1))).type).toBe('ATTACK_HERE');
    expect(choice(alone('outer', [0, 0, 0], facing(1, 5))).type).not.toBe('ATTACK_HERE');
  });

  it('walks out into the fog from its base, and ends its turn when nobody can do anything', () => {
    expect(choice(acting()).type).toBe('MOVE');
    expect(choice(acting({ at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [5, 0, 0]]] } } }))).toEqual({
      type: 'END_TURN',
    });
  });
});

describe('a bot before and after its actions', () => {
  it('puts its first fences where the others would come from', () => {
    const session = sessionAt({ ...city(), fencesAsked: 0 }, 'placeFences');
    expect(choice(session)).toEqual({ type: 'PLACE_SETUP_FENCE', edge: '-2,0|-1,0' });
  });

  it('feeds those who stand ready before a building first', () => {
    const at = { '-1,0': { id: 'garage', zombies: 1, people: [[BLUE, 'outer', [0, 3, 0]]] } } as const;
    const session = sessionAt(table({ food: [1, 0], at }), 'feeding');
    expect(choice(session)).toEqual({
      type: 'FEED',
      picks: [{ tile: '-1,0', zone: 'outer', n: 3 }],
    });
  });

  it('keeps its food when there is hardly anybody to feed', () => {
    const session = sessionAt(
      table({ food: [1, 0], at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 1, 0]]] } } }),
      'feeding',
    );
    expect(choice(session)).toEqual({ type: 'FEED_DONE' });
  });
});

describe('a bot in a fight', () => {
  const fighting = (zombies: number, ap: Ap, salvage = 0) =>
    sessionAt(
      table({
        salvage: [salvage, 0],
        at: { ...nobodyHome, '-1,0': { id: 'church', zombies, people: [[BLUE, 'inner', ap]] } },
        more: { fight: { tile: '-1,0', rounds: 1, kills: 0 } },
      }),
      'fightDecide',
    );

  it('fights on when it will win, and runs with those who can when it will not', () => {
    expect(choice(fighting(2, [0, 3, 0]))).toEqual({ type: 'FIGHT_ROUND' });
    expect(choice(fighting(9, [0, 3, 0]))).toEqual({ type: 'RUN', k1: 3, k2: 0 });
  });

  it('gives one for all when the others have no points left', () => {
    expect(choice(fighting(9, [3, 1, 0]))).toEqual({ type: 'SACRIFICE', apClass: 1 });
  });

  it('arms and suits up when it is close; a recruit does neither, nor does it run', () => {
    expect(choice(fighting(3, [3, 0, 0], 2))).toEqual({ type: 'ARM' });
    expect(choice(fighting(3, [3, 0, 0], 2), 'easy')).toEqual({ type: 'FIGHT_ROUND' });
    expect(choice(fighting(9, [0, 3, 0]), 'easy')).toEqual({ type: 'FIGHT_ROUND' });
  });

  it('leaves a hopeless attack, and presses on in a good one', () => {
    const attacking = (ap: Ap, red: number) =>
      sessionAt(
        table({
          at: {
            '-1,0': {
              id: 'garage',
              people: [
                [BLUE, 'outer', ap],
                [RED, 'outer', [red, 0, 0]],
              ],
            },
          },
          more: { attack: { tile: '-1,0', zone: 'outer', defender: RED, ap, rounds: 1 } },
        }),
        'attackDecide',
      );
    expect(choice(attacking([0, 1, 0], 4)).type).toBe('WITHDRAW');
    expect(choice(attacking([0, 4, 0], 1))).toEqual({ type: 'PRESS_ON' });
  });
});

describe('a weaker bot', () => {
  it('makes the same mistakes in the same place, without luck', () => {
    const session = () => acting();
    expect(choice(session(), 'easy')).toEqual(choice(session(), 'easy'));
  });

  it('misses a reclaim now and then, which a veteran never does', () => {
    const misses = (level: BotLevel) =>
      Array.from({ length: 24 }, (_, round) =>
        choice(alone('inner', [0, 2, 0], { id: 'zoo' }, { round: round + 1 }), level),
      ).filter(({ type }) => type !== 'RECLAIM').length;
    expect(misses('hard')).toBe(0);
    expect(misses('easy')).toBeGreaterThan(0);
  });
});

describe('what a bot says', () => {
  const bot = createBot('hard', BLUE);
  const says = (session: OMSession, move: Move) => bot.explain(session.whole().position, move);

  it('is why it goes in, at which odds', () => {
    const session = alone('outer', [0, 3, 0], { id: 'farm-05', zombies: 3 });
    expect(says(session, { type: 'ENTER', tile: '-1,0', k1: 3, k2: 0 })).toEqual({
      id: 'om.why.enter',
      params: { n: 3, zombies: 3, chance: 87 },
    });
  });

  it('is nothing where it goes without saying', () => {
    expect(says(acting(), { type: 'END_TURN' })).toBeNull();
  });
});
