import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/one-month-in.json';
import { DECISIONS, type DecisionId } from '../../../models/one-month-in/decisions';
import type { Entry } from '../../../models/one-month-in/entries';
import { rules } from '../../../models/one-month-in/game-rules';
import { moveSchema } from '../../../models/one-month-in/move-schema';
import type { Move } from '../../../models/one-month-in/moves';
import { promptParams } from '../../../models/one-month-in/prompt';
import { acting, BLUE, play, RED, table } from '../../helpers/one-month-in';

const TEXTS: Readonly<Record<string, string>> = texts;

describe('whose turn it is (OM-TURN-01)', () => {
  it('decides who may move, and names who decides', () => {
    const session = acting();
    expect(session.play({ type: 'END_TURN' }, RED)).toEqual({
      ok: false,
      reason: { id: 'notYourTurn', params: { name: { names: ['Player 1'] }, n: 1 } },
    });
    expect(session.play({ type: 'END_TURN' }, BLUE).ok).toBe(true);
  });

  it('is nobody’s when the game is over', () => {
    const session = acting({ round: 25, active: RED });
    play(session, { type: 'END_TURN' });
    expect(session.legalMoves()).toEqual([]);
    expect(session.whyIllegal({ type: 'END_TURN' })?.id).toBe('GAME_OVER');
  });
});

describe('the engine', () => {
  it('never takes a decision by itself, even where one move is left (section 5)', () => {
    const session = acting({ at: { '-2,0': { people: [] } } });
    expect(session.legalMoves()).toEqual([{ type: 'END_TURN' }]);
    expect(rules.forcedMove(session.whole().position)).toBeNull();
  });

  it('lists as many ways to walk as survivors can be told apart, and no more', () => {
    const people = [[BLUE, 'whole', [0, 10, 10]]] as const;
    const session = acting({ at: { '-2,0': { people } } });
    expect(session.legalMoves()).toHaveLength(6 * (11 * 11 - 1) + 1);
  });
});

describe('undo', () => {
  const reveals = (entry: Entry) => rules.reveals(entry);

  it('goes back over what taught nobody anything, and not over dice, fog and loot', () => {
    expect(reveals({ type: 'moved', seat: BLUE, from: '0,0', to: '1,0', count: 1 })).toBe(false);
    expect(reveals({ type: 'fog-lifted', seat: BLUE, tile: '0,0', id: 'zoo', zombies: 4 })).toBe(true);
    expect(reveals({ type: 'scavenged', seat: BLUE, tile: '0,0', card: 'sal-01', count: 1 })).toBe(true);
  });
});

describe('moves from outside', () => {
  const MOVES: readonly Move[] = [
    { type: 'PLACE_SETUP_FENCE', edge: '-2,0|-1,0' },
    { type: 'FEED', picks: [{ tile: '0,0', zone: 'inner', n: 2 }] },
    { type: 'RECLAIM', tile: '0,0', pay: { a: 1, b: 0, c: 1 }, liftFlag: '1,0' },
    { type: 'SACRIFICE', apClass: 2 },
    { type: 'WITHDRAW', k: 1, to: '0,-1' },
  ];

  it.each(MOVES)('are let through: $type', (move) => {
    expect(v.parse(moveSchema, move)).toEqual(move);
  });

  it.each([
    [{ type: 'MOVE', from: 'home', zone: 'outer', to: '0,0', k1: 1, k2: 0 }],
    [{ type: 'MOVE', from: '0,0', zone: 'outer', to: '1,0', k1: -1, k2: 0 }],
    [{ type: 'BUILD_FENCE', edge: '0,0' }],
    [{ type: 'SACRIFICE', apClass: 0 }],
    [{ type: 'ATTACK', team: 'red' }],
    [{ type: 'JUMP' }],
  ])('are stopped: %j', (move) => {
    expect(v.safeParse(moveSchema, move).success).toBe(false);
  });
});

describe('the sentence of each decision', () => {
  const tile = '-1,0' as const;
  const people = [
    [BLUE, 'inner', [2, 0, 0]],
    [RED, 'outer', [1, 0, 0]],
  ] as const;
  const state = table({
    at: { [tile]: { id: 'garage', zombies: 3, people } },
    more: {
      fight: { tile, rounds: 0, kills: 0 },
      attack: { tile, zone: 'outer', defender: RED, ap: [2, 1, 0], rounds: 1 },
    },
  });

  it.each(Object.keys(DECISIONS) as DecisionId[])('%s has all that its words ask for', (decision) => {
    const sentence = TEXTS[`om.prompt.${decision}`] ?? '';
    const slots = [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(sentence).not.toBe('');
    expect(Object.keys(promptParams(state, decision))).toEqual(expect.arrayContaining(slots));
  });

  it('counts both sides', () => {
    expect(promptParams(state, 'fightDecide')).toMatchObject({ fighters: 2, zombies: 3 });
    expect(promptParams(state, 'attackDecide')).toMatchObject({ attackers: 3, defenders: 1 });
  });
});
