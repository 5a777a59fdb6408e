/** Why something is not possible: for each reason of each game a position in which a person would give the very same one. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../machines/games';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import type { AnyEntry, AnyMove, GameId, Reason } from '../../../models/kernel/types';
import { explainedReasonsOf } from '../../helpers/every-game';
import { moveChooser, people } from '../../helpers/random-play';
import type { ReasonCase } from '../../helpers/reasons/case';

async function casesOf(game: GameId): Promise<Readonly<Record<string, ReasonCase>>> {
  return (await import(`../../helpers/reasons/${game}.ts`)).REASON_CASES;
}

async function sayingOf(game: GameId): Promise<(reason: Reason) => string> {
  const { noticeOf } = await import(`../../../renderer/games/${game}/say.ts`);
  return (reason) => noticeOf(reason).text;
}

/** Whether a sentence names an id, has a slot left or counts badly: "1 dice", "level(s)". */
function isFaulty(sentence: string): boolean {
  return (
    /[{}[\]]|\(s\)|undefined|NaN|\b[a-z]+-[a-z0-9-]*\d|\b(dl|sd|om|od)\.|\b[A-Z]+_[A-Z_]+\b/.test(sentence) ||
    /\b1 (dice|Areas|Zones|levels|cards|tokens|points|survivors|zombies|are)\b/.test(sentence)
  );
}

/** Moves of other positions that are tried in one position; most of them are refused there. */
const TRIED = 4;

type Session = OpenSession<unknown, AnyMove, AnyEntry>;

/** Some of the moves, others from one position to the next. */
function someOf(moves: readonly AnyMove[], count: number): readonly AnyMove[] {
  return Array.from(
    { length: Math.min(TRIED, moves.length) },
    (_, n) => moves[(count * TRIED + n) % moves.length],
  ).filter((move) => move !== undefined);
}

/** The reasons against moves that were made before, one of each type, whoever of the table makes them. Each once. */
function reasonsInGame(game: (typeof GAMES)[number], index: number): readonly Reason[] {
  const { min, max } = game.rules.seats;
  const seats = people(min + (index % (max - min + 1)));
  const seed = `reasons-${index}`;
  const options = v.parse(game.rules.options, {});
  const session = createSession(game, { options, seats, seed }) as Session;
  const choose = moveChooser<AnyMove>(seed);
  const found = new Map<string, Reason>();
  const kept = new Map<string, AnyMove>();
  for (let count = 0; count < MOVES && !session.whole().outcome; count++) {
    for (const [n, move] of someOf([...kept.values()], count).entries()) {
      const seat = seats[(count + n) % seats.length]?.id ?? 'seat-1';
      for (const reason of [session.whyNot(move, seat), session.whyIllegal(move)])
        if (reason) found.set(JSON.stringify(reason), reason);
    }
    const move = choose(session.legalMoves());
    kept.set(move.type, move);
    session.playByAnyone(move);
  }
  return [...found.values()];
}

const RANDOM_GAMES = 100;
/** So many moves of each game are made: set-up and the first rounds, where all kinds of moves occur. */
const MOVES = 60;

describe.each(GAMES.map((game) => ({ id: game.rules.id, game })))('a refusal in $id', ({ id, game }) => {
  it('has a position for each of its reasons, and none besides', async () => {
    expect(Object.keys(await casesOf(id)).toSorted()).toEqual((await explainedReasonsOf(id)).toSorted());
  });

  it('gives in each of these positions the very reason, in these words', async () => {
    const say = await sayingOf(id);
    const cases = Object.entries(await casesOf(id));
    const given = cases.map(([reason, { why }]) => {
      const found = why();
      return [reason, found?.id ?? null, found && say(found)];
    });
    expect(given).toEqual(cases.map(([reason, { says }]) => [reason, reason, says]));
    expect(cases.filter(([, { says }]) => isFaulty(says))).toEqual([]);
  });

  it(`names no id and counts well in ${RANDOM_GAMES} random games`, async () => {
    const say = await sayingOf(id);
    const sentences = new Set<string>();
    for (let index = 0; index < RANDOM_GAMES; index++)
      for (const reason of reasonsInGame(game, index)) sentences.add(say(reason));
    expect(sentences.size).toBeGreaterThan(8);
    expect([...sentences].filter(isFaulty)).toEqual([]);
  }, 240_000);
});

it('a refusal names one number without calling it different from others', async () => {
  const say = await sayingOf('outbreak-duel');
  const count = (n: number) => say({ id: 'numbersCount', params: { n } } as Reason);
  expect([1, 2].map(count)).toEqual([
    'Name exactly 1 number from 1 to 6.',
    'Name exactly 2 different numbers from 1 to 6.',
  ]);
});
