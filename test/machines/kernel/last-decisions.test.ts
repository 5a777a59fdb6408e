import { describe, expect, it } from 'vitest';
import { createSession, loadSession } from '../../../machines/kernel/session';
import type { Controller } from '../../../models/kernel/types';
import { diceRace, racers } from '../../../tools/bench/dice-race';

const HARD: Controller = { kind: 'bot', level: 'hard' };
const HUMAN: Controller = { kind: 'human' };
const race = () => createSession(diceRace, { options: {}, seats: racers(2), seed: 'decided' });

describe('when people last decided', () => {
  it('is the number of the last move that each of them made', () => {
    const session = race();
    expect(session.seen('table').decided).toEqual({});
    session.play({ type: 'RUN' }, 'seat-1');
    session.play({ type: 'RUN' }, 'seat-2');
    session.play({ type: 'RUN' }, 'seat-1');
    expect(session.seen('table').decided).toEqual({ 'seat-1': 3, 'seat-2': 2 });
  });

  it('leaves out what a bot did for them, also in a loaded game', () => {
    const session = race();
    session.play({ type: 'RUN' }, 'seat-1');
    session.play({ type: 'RUN' }, 'seat-2');
    session.handOver('seat-1', HARD);
    session.playBot();
    session.handOver('seat-1', HUMAN);
    session.play({ type: 'RUN' }, 'seat-2');
    expect(session.seen('table').decided).toEqual({ 'seat-1': 1, 'seat-2': 4 });
    const loaded = loadSession(diceRace, JSON.parse(JSON.stringify(session.save())));
    expect(loaded.seen('table').decided).toEqual({ 'seat-1': 1, 'seat-2': 4 });
  });

  it('tells a seat of a game with secrets its own and nothing of the others (OD-PRIV-01)', () => {
    const secret = { ...diceRace, rules: { ...diceRace.rules, secrets: true } };
    const session = createSession(secret, { options: {}, seats: racers(2), seed: 'decided' });
    session.play({ type: 'RUN' }, 'seat-1');
    session.play({ type: 'RUN' }, 'seat-2');
    expect(session.seen('seat-1').decided).toEqual({ 'seat-1': 1 });
    expect(session.seen('table').decided).toEqual({});
  });
});
