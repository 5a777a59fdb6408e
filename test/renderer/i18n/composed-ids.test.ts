/** Ids that the compiler can't follow (`composedText`, `messageText`): for every game that people can play, all of them have a sentence. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { exampleOf, textOf, titleOf, topicName } from '../../../models/kernel/rulebook';
import type { Seat } from '../../../models/kernel/types';
import { BOT_PACES, QUALITIES, SPEEDS } from '../../../renderer/app/settings';
import { FACES } from '../../../renderer/games';
import type { GameFace } from '../../../renderer/games/face';
import { composedText, hasMessage, messageText } from '../../../renderer/i18n';
import { entryTypesOf, explainedReasonsOf, LOCALES, prefixOf, ruleIdsOf } from '../../helpers/every-game';

/** The ids of a list that have no sentence. */
const unsaid = (ids: readonly string[]) => ids.filter((id) => !hasMessage(id));

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
}

/** Everything that is said in a whole game of bots. */
function saidIn({ game, tell, summaryOf, seatName }: GameFace, count: number): readonly string[] {
  const options = v.parse(game.rules.options, {});
  const session = createSession(game, { options, seats: bots(count), seed: `said-${count}` });
  const lines: string[] = [];
  do lines.push(summaryOf(session.seen('table')).line);
  while (session.playBot());
  const { log, asides, outcome, position } = session.seen('everyone');
  expect(asides.length).toBeGreaterThan(0);
  return [
    ...lines,
    ...log.map(({ entry }) => tell(entry, position.state)?.text ?? ''),
    ...asides.map((aside) => (aside.kind === 'comment' ? messageText(aside.text) : '')),
    ...game.rules.seatsOf(position.state).map((seat) => seatName(seat, position.state)),
    composedText(outcome?.reason ?? 'no outcome'),
    outcome?.rank ? composedText(outcome.rank) : '',
  ];
}

describe.each(FACES.map((face) => ({ id: face.game.rules.id, face })))(
  'what is said in $id',
  ({ id, face }) => {
    const { rulebook, chapters, lesson } = face;
    const { min, max } = face.game.rules.seats;

    it.each([...new Set([min, max])])('has sentences throughout a game of %i', (count) => {
      const said = saidIn(face, count);
      expect(said.length).toBeGreaterThan(100);
      expect(said.filter((text) => /[[\]{}]|undefined|NaN/.test(text))).toEqual([]);
    });

    it('tells every entry', async () => {
      const prefix = await prefixOf(id);
      const ids = Object.keys(Object.assign({}, ...LOCALES.values()));
      const told = (type: string) => ids.some((one) => `${one}.`.startsWith(`${prefix}log.${type}.`));
      expect((await entryTypesOf(id)).filter((type) => !told(type))).toEqual([]);
    });

    it('has a name for every miniature that people may paint', () => {
      const figures = face.figures?.ids ?? [];
      expect(figures.length).toBeGreaterThan(0);
      expect(unsaid(figures.map((one) => `paint.figure.${id}.${one}`))).toEqual([]);
    });

    it('has chapters with titles and texts, and a word after the lesson', () => {
      expect(chapters.length).toBeGreaterThan(0);
      expect(unsaid(chapters.flatMap((chapter) => [`${chapter}.title`, `${chapter}.text`]))).toEqual([]);
      expect(unsaid(lesson ? [lesson.after] : [])).toEqual([]);
    });

    it('has a rulebook with a title and a text for every entry, a name for every topic, and no words besides but examples', () => {
      const { topics, entries } = rulebook;
      const needed = [
        ...topics.map((topic) => topicName(rulebook, topic)),
        ...entries.flatMap(({ id: entry }) => [
          titleOf(rulebook, entry),
          textOf(rulebook, entry),
          ...[exampleOf(rulebook, entry)].filter(hasMessage),
        ]),
      ];
      expect(Object.keys(LOCALES.get(`${id}-rulebook`) ?? {})).toEqual(needed);
    });

    it('explains each reason that has a sentence, and no other', async () => {
      const start = `${await prefixOf(id)}reason.`;
      const ids = Object.keys(LOCALES.get(id) ?? {});
      const said = ids.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
      expect((await explainedReasonsOf(id)).toSorted()).toEqual(said.toSorted());
    });
  },
);

describe.each(FACES.map(({ game, rulebook }) => ({ id: game.rules.id, rulebook })))(
  'the rulebook of $id',
  (book) => {
    const { entries } = book.rulebook;
    const words = LOCALES.get(`${book.id}-rulebook`) ?? {};

    it('tells every numbered rule in exactly one entry', async () => {
      const told = entries.flatMap(({ rules }) => rules);
      expect(told.toSorted()).toEqual([...(await ruleIdsOf(book.id))].toSorted());
    });

    it('has each entry once, and none that points to itself or twice to another', () => {
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
      const faulty = entries.filter(({ id, see }) => see.includes(id) || new Set(see).size !== see.length);
      expect(faulty).toEqual([]);
    });

    it('is written in whole, short pieces that fit on a screen, without rule ids and slots', () => {
      const pieces = Object.entries(words).filter(([id]) => id.endsWith('.text'));
      expect(pieces.filter(([, text]) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
      expect(pieces.filter(([, text]) => text.split(' ').length > 120)).toEqual([]);
      expect(Object.values(words).filter((text) => /\b[A-Z]{2}-[A-Z]+-\d|[{}]/.test(text))).toEqual([]);
    });
  },
);

describe('what is said beside the games', () => {
  it('has a sentence for each reason against taking back', () => {
    const source = readFileSync('machines/kernel/take-backs.ts', 'utf8');
    const closed = /type Closed = ([^;]+);/.exec(source)?.[1] ?? '';
    const reasons = [
      'others',
      'not-here',
      ...[...closed.matchAll(/'([\w-]+)'/g)].map(([, reason = '']) => reason),
    ];
    expect(reasons).toContain('revealed');
    expect(unsaid(reasons.map((reason) => `ui.desk.undo.${reason}`))).toEqual([]);
  });

  it('has a name for each value of the settings', () => {
    const values = { quality: QUALITIES, speed: SPEEDS, botPace: BOT_PACES };
    const ids = Object.entries(values).flatMap(([name, list]) =>
      list.map((value) => `ui.settings.${name}.${value}`),
    );
    expect(unsaid(ids)).toEqual([]);
  });
});
