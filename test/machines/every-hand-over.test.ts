import { describe, expect, it } from 'vitest';
import type { OpenSession } from '../../machines/kernel/contract';
import { createReplay } from '../../machines/kernel/replay';
import { createSession, loadSession } from '../../machines/kernel/session';
import { hashOf } from '../../models/kernel/hash';
import type { AnyEntry, AnyMove, Controller, Seat } from '../../models/kernel/types';
import { FACES } from '../../renderer/games';
import type { GameFace } from '../../renderer/games/face';
import { playOn, playToEnd } from '../helpers/random-play';

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

const HUMAN: Controller = { kind: 'human' };
const BOT: Controller = { kind: 'bot', level: 'easy' };
/** A seat changes hands after so many moves. */
const EVERY = 7;

/** A game of the usual size in which everybody is a person at first. */
function table({ game, plan }: GameFace): AnySession {
  const { position } = plan.start(plan.usual('hands', null)).seen('table');
  const { options } = position.state as { readonly options: unknown };
  const seats = game.rules.seatsOf(position.state).map((seat): Seat => ({ ...seat, controller: HUMAN }));
  const two: Seat = { id: 'seat-2', name: 'Player 2', controller: HUMAN };
  return createSession(game, { options, seats: seats.length < 2 ? [...seats, two] : seats, seed: 'hands' });
}

/** Hands a seat to a bot, or back to its person: one after the other, whatever is being decided. */
function handOn({ rules }: GameFace['game'], session: AnySession, turn: number): void {
  const seats = rules.seatsOf(session.whole().position.state);
  const seat = seats[turn % seats.length];
  if (seat) session.handOver(seat.id, seat.controller.kind === 'human' ? BOT : HUMAN);
}

describe.each(FACES.map((face) => [face.game.rules.id, face] as const))('in %s', (_id, face) => {
  it('seats are left to bots and taken back between any two decisions, and the game ends, can be loaded and watched', () => {
    let moves = 0;
    const end = playToEnd(table(face), 'hands', {
      advance(session, move) {
        const next = session.playBot() ? session : playOn(session, move);
        if (++moves % EVERY === 0 && !next.whole().outcome) handOn(face.game, next, moves / EVERY);
        return next;
      },
    });
    const { asides, outcome } = end.whole();
    expect(outcome).not.toBeNull();
    expect(
      new Set(asides.flatMap((one) => (one.kind === 'hand-over' ? [one.seat] : []))).size,
    ).toBeGreaterThan(1);
    const save = JSON.parse(JSON.stringify(end.save()));
    expect(hashOf(loadSession(face.game, save).save())).toBe(hashOf(end.save()));
    expect(createReplay(face.game, save).fidelity).toEqual({ kind: 'same' });
  }, 120_000);
});
