import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import type { Controller } from '../../../models/kernel/types';
import { diceRace, racers } from '../../../tools/bench/dice-race';
import { opened } from '../../helpers/opened';
import { people } from '../../helpers/random-play';

const HARD: Controller = { kind: 'bot', level: 'hard' };
const HUMAN: Controller = { kind: 'human' };

const race = () => createSession(diceRace, { options: {}, seats: racers(2), seed: 'hand-over' });

/** Seat 2 is handed to a bot after the first move and back after the third; seat 1 changes before any move. */
function raceWithHandOvers() {
  const session = race();
  session.handOver('seat-1', { kind: 'bot', level: 'easy' });
  session.playBot();
  session.handOver('seat-1', HUMAN);
  session.handOver('seat-2', HARD);
  session.playBot();
  session.playByAnyone({ type: 'RUN' });
  session.handOver('seat-2', HUMAN);
  session.playByAnyone({ type: 'RUN' });
  return session;
}

/** Nothing that Mara does by stepping about is learned from, so that it can be undone. */
function errandAtFirstTurn() {
  const session = createSession(dyingLight, {
    options: { scenario: 'sc-errand', difficulty: 'easy', soloRunners: 1 },
    seats: people(1),
    seed: 'hand-over',
  });
  while (session.whole().prompt.id !== 'acting') {
    const [move] = session.legalMoves();
    if (move) session.playByAnyone(move);
  }
  return session;
}

function stepAbout(session: ReturnType<typeof errandAtFirstTurn>) {
  const move = session.legalMoves().find((one) => one.type === 'MOVE' && one.push.length === 0);
  if (!move) throw new Error('Mara can not move.');
  session.playByAnyone(move);
}

describe('a seat that changes hands', () => {
  it('is played by its bot until a person takes it back', () => {
    const session = race();
    expect(session.playBot()).toBeNull();
    session.handOver('seat-1', HARD);
    expect(session.playBot()?.ok).toBe(true);
    session.handOver('seat-1', HUMAN);
    session.playByAnyone({ type: 'RUN' });
    expect(session.whole().prompt.seats).toEqual(['seat-1']);
    expect(session.playBot()).toBeNull();
  });

  it('is part of the state, and what happened stands beside the moves', () => {
    const { position, asides, moves } = raceWithHandOvers().whole();
    expect(position.state.seats.map((seat) => seat.controller)).toEqual([HUMAN, HUMAN]);
    expect(moves).toHaveLength(4);
    const text = { id: 'race.why', params: { move: 'RUN' } };
    expect(asides).toEqual([
      { kind: 'hand-over', move: 0, seat: 'seat-1', controller: { kind: 'bot', level: 'easy' } },
      { kind: 'comment', move: 1, seat: 'seat-1', text },
      { kind: 'hand-over', move: 1, seat: 'seat-1', controller: HUMAN },
      { kind: 'hand-over', move: 1, seat: 'seat-2', controller: HARD },
      { kind: 'comment', move: 2, seat: 'seat-2', text },
      { kind: 'hand-over', move: 3, seat: 'seat-2', controller: HUMAN },
    ]);
  });

  it('must exist', () => {
    expect(() => race().handOver('seat-9', HARD)).toThrow('Nobody sits at seat-9.');
  });

  it('tells the listeners', () => {
    const session = race();
    let calls = 0;
    session.subscribe(() => calls++);
    session.handOver('seat-1', HARD);
    expect(calls).toBe(1);
  });

  it('stays with its bot when a game is saved and loaded', () => {
    const session = race();
    session.playByAnyone({ type: 'RUN' });
    session.handOver('seat-2', HARD);
    const loaded = loadSession(diceRace, JSON.parse(JSON.stringify(session.save())));
    expect(loaded.whole()).toEqual(session.whole());
    expect(loaded.playBot()?.ok).toBe(true);
  });
});

describe('undo', () => {
  it('goes back to a hand-over and no further, also in a loaded game', () => {
    const session = errandAtFirstTurn();
    stepAbout(session);
    expect(session.seen('seat-1').undo.why).toBeNull();
    session.handOver('seat-1', HARD);
    session.handOver('seat-1', HUMAN);
    expect(session.seen('seat-1').undo.why?.id).toBe('handed-over');
    const handed = hashOf(session.save());
    stepAbout(session);
    const loaded = loadSession(dyingLight, session.save());
    expect(loaded.undo('seat-1')).toBeNull();
    expect(session.undo('seat-1')).toBeNull();
    expect([hashOf(session.save()), hashOf(loaded.save())]).toEqual([handed, handed]);
    expect(session.undo('seat-1')?.id).toBe('handed-over');
  });

  it('takes back what a bot said about its move', () => {
    const session = errandAtFirstTurn();
    const before = session.whole().asides;
    const move = session.legalMoves().find((one) => one.type === 'MOVE' && one.push.length === 0);
    if (move) session.play(move, 'seat-1', { id: 'dl.bot.why.position', params: { zone: 'dl.zone.a' } });
    expect(session.whole().asides).toHaveLength(before.length + 1);
    session.undo('seat-1');
    expect(session.whole().asides).toEqual(before);
  });
});

describe('a replay', () => {
  it('hands seats over where they were handed over, and says what was said', () => {
    const save = raceWithHandOvers().save();
    const replay = createReplay(diceRace, save);
    expect(replay.fidelity).toEqual({ kind: 'same' });
    expect(replay.asides).toEqual(save.asides);
    expect([1, 2, 3, 4, 0].map((n) => replay.positionAt(n).state.seats[1]?.controller)).toEqual([
      HARD,
      HARD,
      HUMAN,
      HUMAN,
      HUMAN,
    ]);
  });

  it('goes on from the middle with the seats as they were then', () => {
    const save = raceWithHandOvers().save();
    const other = opened(createReplay(diceRace, save).continueFrom(1));
    expect(other.whole().asides).toEqual(save.asides.filter((aside) => aside.move <= 1));
    expect(other.playBot()?.ok).toBe(true);
  });
});
