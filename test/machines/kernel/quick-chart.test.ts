import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createActor } from 'xstate';
import { GAMES } from '../../../machines/games';
import type { AnyGame } from '../../../machines/kernel/game';
import { createSession } from '../../../machines/kernel/session';
import { copy } from '../../../models/kernel/change';
import type { AnyMove, Position, Seat } from '../../../models/kernel/types';
import { diceRace } from '../../../tools/bench/dice-race';

const ALL = [...GAMES, diceRace as unknown as AnyGame];

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
}

/** What a move leads to by a machine that starts from a position. */
function ledTo(machine: AnyGame['machine'], { value, state }: Position<unknown>, move: AnyMove) {
  const context = { state, entries: [] };
  const actor = createActor(machine, { snapshot: machine.resolveState({ value, context }) });
  actor.start();
  actor.send(move);
  const { context: next, value: at, status } = actor.getSnapshot();
  return { next, at, status };
}

function statesIn(node: AnyStateNode): readonly AnyStateNode[] {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  return [node, ...inner.flatMap(statesIn)];
}

/** Every move of a game and every forced one between, as the machine got them. */
function movesOf(game: AnyGame, seats: number): readonly { from: Position<unknown>; move: AnyMove }[] {
  const taken: { from: Position<unknown>; move: AnyMove }[] = [];
  const machine = game.machine.provide({});
  const { transition } = game.machine;
  machine.transition = (from, move, scope) => {
    // A forced move goes on with the state as it is, so that it must be copied to be remembered.
    taken.push({ from: { value: from.value, state: copy(from.context.state) }, move });
    return transition(from, move, scope);
  };
  const options = v.parse(game.rules.options, {});
  const session = createSession({ ...game, machine }, { options, seats: bots(seats), seed: `walk-${seats}` });
  while (session.playBot());
  return taken;
}

describe.each(ALL)('the short way through a chart', (game) => {
  const { id, seats } = game.rules;
  const counts = [...new Set([seats.min, 2, seats.max])];

  it.each(counts)(`leads every move of ${id} where XState leads it, %i at the table`, (count) => {
    const plain = game.machine.provide({});
    const taken = movesOf(game, count);
    expect(taken.length).toBeGreaterThan(5);
    for (const { from, move } of taken)
      expect(ledTo(game.machine, from, move)).toEqual(ledTo(plain, from, move));
  });

  it(`has nothing in the chart of ${id} that it leaves out`, () => {
    const { root } = game.machine;
    const nodes = statesIn(root);
    expect(nodes.filter(({ type }) => type === 'history' || type === 'final')).toEqual([]);
    expect(nodes.filter((node) => node.type === 'parallel' && node !== root)).toEqual([]);
    for (const { exit, invoke, after: timers, tags } of nodes)
      expect([exit, invoke, timers, tags].every((list) => list.length === 0)).toBe(true);
  });

  it(`stays where it is when ${id} knows no such move`, () => {
    const actor = createActor(game.machine.provide({}), {
      input: {
        state: game.rules.setup(v.parse(game.rules.options, {}), bots(seats.min), 'walk', {
          dice: [],
          draws: [],
        }),
      },
    });
    actor.start();
    const { value, context } = actor.getSnapshot();
    const from = { value, state: context.state };
    expect(ledTo(game.machine, from, { type: 'DANCE' })).toEqual(
      ledTo(game.machine.provide({}), from, { type: 'DANCE' }),
    );
  });
});
