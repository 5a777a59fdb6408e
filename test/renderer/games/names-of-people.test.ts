import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import type { Reason, Seat } from '../../../models/kernel/types';
import { FACES } from '../../../renderer/games';
import type { AnySnapshot, GameFace } from '../../../renderer/games/face';
import { reasonText } from '../../../renderer/games/survive-until-daylight/say';
import { shownName } from '../../../renderer/i18n';
import { logLines } from '../../../renderer/log/log-lines';
import { calledSeats } from '../../../renderer/seats/called';

/** Names of their own that no sentence of ours contains. */
const PLAIN = ['Qqq', 'Vvv', 'Www'];
const AWKWARD = [
  ['constructor', '__proto__', 'toString'],
  ['ui.close', 'dl.area.school', 'sd.card.am-arrow'],
  ['{n}', '$&', 'hasOwnProperty'],
  ['שרה', '🧟‍♀️🧟‍♀️', 'x'.repeat(300)],
];

function seatsOf(names: readonly string[]): readonly Seat[] {
  return names.map((name, index) => ({
    id: `seat-${index + 1}` as const,
    name,
    controller: { kind: 'bot', level: 'easy' },
  }));
}

/** A whole game of bots. */
function played(face: GameFace): AnySnapshot {
  const usual = face.plan.start(face.plan.usual('names', null)).seen('table').position.state;
  const { options } = usual as { readonly options: unknown };
  const seats = seatsOf(PLAIN.slice(0, face.game.rules.seats.max));
  const session = createSession(face.game, { options, seats, seed: 'names' });
  while (!session.whole().outcome) session.playBot();
  session.handOver('seat-1', { kind: 'human' });
  return session.seen('table');
}

/** Everything that the log says when people have these names, and what the seats are called beside it. */
function told(face: GameFace, { position, log, asides }: AnySnapshot, names: readonly string[]) {
  const seats = seatsOf(names);
  const state = { ...(position.state as object), seats };
  const called = calledSeats(seats, face.seatName, state);
  const lines = logLines({ log, asides, seats: called }, (entry) => face.tell(entry, state), 1e6);
  return [...lines.map(({ text }) => text), ...seats.map((seat) => face.seatName(seat, state))];
}

function renamed(lines: readonly string[], names: readonly string[]): readonly string[] {
  return lines.map((line) =>
    PLAIN.reduce((text, plain, index) => text.replaceAll(plain, () => shownName(names[index] ?? '')), line),
  );
}

describe.each(FACES.map((face) => [face.game.rules.id, face] as const))('in %s', (_game, face) => {
  it('a whole game is told of people with any names in the same words', () => {
    const game = played(face);
    const plain = told(face, game, PLAIN);
    expect(plain.some((line) => line.includes('Qqq'))).toBe(true);
    for (const names of AWKWARD) expect(told(face, game, names)).toEqual(renamed(plain, names));
  });
});

it.each(AWKWARD.flat())('a refusal names a person called %s', (name) => {
  const reason: Reason = { id: 'notYourTurn', params: { name: { names: [name] } } };
  expect(reasonText(reason)).toContain(shownName(name));
});
