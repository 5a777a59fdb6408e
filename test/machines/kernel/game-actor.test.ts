import { describe, expect, it } from 'vitest';
import { GameActor } from '../../../machines/kernel/game-actor';
import { createLuck } from '../../../models/kernel/luck';
import {
  diceRace,
  type RaceEntry,
  type RaceMove,
  type RaceState,
  racers,
} from '../../../tools/bench/dice-race';

const STATE: RaceState = {
  seats: racers(2),
  luck: createLuck('actor'),
  turn: 0,
  squares: [0, 0],
  rested: false,
  outcome: null,
};

function atStart() {
  return new GameActor<RaceState, RaceMove, RaceEntry>(diceRace.machine, { state: STATE });
}

describe('the chart of a game in play', () => {
  it('works on a copy of the state, so that whoever holds a position keeps it', () => {
    const actor = atStart();
    const { state } = actor.position();
    const before = structuredClone(state);
    expect(actor.send({ type: 'RUN' })).toHaveLength(1);
    expect(state).toEqual(before);
    expect(actor.position().state).not.toBe(state);
  });

  it('copies nothing a second time for what a move forces, since nobody has seen the copy yet', () => {
    const actor = atStart();
    actor.send({ type: 'REST' });
    const { state } = actor.position();
    expect(actor.goOn({ type: 'RUN' })).toEqual([expect.objectContaining({ type: 'ran' })]);
    expect(actor.position().state).toBe(state);
    expect(state.turn).toBe(1);
  });

  it('copies again for the move after that', () => {
    const actor = atStart();
    actor.send({ type: 'REST' });
    actor.goOn({ type: 'RUN' });
    const { state } = actor.position();
    actor.send({ type: 'RUN' });
    expect(actor.position().state).not.toBe(state);
    expect(state.turn).toBe(1);
  });

  it('comes back to an earlier moment when a forced decision throws in the middle', () => {
    const actor = atStart();
    const [moment, before] = [actor.moment(), structuredClone(actor.position())];
    actor.send({ type: 'REST' });
    expect(() => actor.goOn({ type: 'STUMBLE' })).toThrow('broke');
    actor.setTo(moment);
    expect(actor.position()).toEqual(before);
  });

  it('hands out the same position until the game goes on', () => {
    const actor = atStart();
    expect(actor.position()).toBe(actor.position());
  });
});
