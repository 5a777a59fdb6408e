import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import type { SeatId } from '../../../models/kernel/types';
import { createGameHost, type GameHost } from '../../../renderer/app/game-host';
import { FACES } from '../../../renderer/games';
import type { GameFace } from '../../../renderer/games/face';
import { startMatch } from '../../../renderer/games/face-of';
import { people } from '../../helpers/random-play';
import { savesInMemory } from '../../helpers/saves-in-memory';

function aHost(saves = savesInMemory().saves): GameHost {
  const fail = (error: unknown) => {
    throw error;
  };
  return createGameHost(saves, FACES, { onFault: fail, onSaveError: fail });
}

function faceOf(id: string): GameFace {
  const face = FACES.find(({ game }) => game.rules.id === id);
  if (!face) throw new Error(`There is no game ${id}.`);
  return face;
}

const aMatch = (id: string) => startMatch(faceOf(id), faceOf(id).plan.usual('abc', null));

/** The seat that decides, once it is a person's turn. */
function personAt(host: GameHost): SeatId {
  const match = host.match();
  if (!match) throw new Error('There is no game.');
  const { rules } = match.face.game;
  for (let count = 0; count < 200; count++) {
    const { prompt, position } = host.seen(match);
    const seat = rules.seatsOf(position.state).find(({ id }) => id === prompt.seats[0]);
    if (seat?.controller.kind === 'human') return seat.id;
    host.playBot();
  }
  throw new Error('No person is asked.');
}

describe('advice that was asked for', () => {
  it('is counted, and undo does not take it back', () => {
    const host = aHost();
    host.take(aMatch('one-month-in'));
    const seat = personAt(host);
    const advice = host.advise(seat);
    if (!advice) throw new Error('There is no advice.');
    host.play(advice.move, seat);
    host.undo();
    expect(host.adviceAsked()).toBe(1);
  });

  it('is kept with the game, and known again when it is loaded', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(aMatch('dying-light'));
    host.advise(personAt(host));
    host.advise(personAt(host));
    await host.saveAs('Advised');
    const saved = [...kept.values()].find(({ meta }) => meta.name === 'Advised');
    const other = aHost();
    other.load(saved?.text ?? '', { id: 'save-1', advice: saved?.meta.advice });
    expect(other.adviceAsked()).toBe(2);
  });

  it('is none in a new game, and none is written while there is none', async () => {
    const { saves, kept } = savesInMemory();
    const host = aHost(saves);
    host.take(aMatch('dying-light'));
    host.advise(personAt(host));
    host.take(aMatch('dying-light'));
    await host.saveAs('Fresh');
    expect(host.adviceAsked()).toBe(0);
    const fresh = [...kept.values()].find(({ meta }) => meta.name === 'Fresh');
    expect(fresh?.meta).not.toHaveProperty('advice');
  });

  it('is not given for cards that lie face down', () => {
    const host = aHost();
    const face = faceOf('outbreak-duel');
    const options = v.parse(face.game.rules.options, {});
    host.take({ face, session: createSession(face.game, { options, seats: people(2), seed: 'abc' }) });
    const seat = personAt(host);
    expect(host.advise(seat)).toBeNull();
    expect(host.adviceAsked()).toBe(0);
    host.pickUp(seat);
    expect(host.advise(seat)?.seat).toBe(seat);
  });
});
