import { describe, expect, it, vi } from 'vitest';
import { sharedContent } from '../../../../models/kernel/content-kind';
import { gameText, saveIn } from '../../../../models/kernel/game-text';
import { SAVE_FORMAT } from '../../../../models/kernel/migrations';
import { LARGEST_SAVE } from '../../../../models/kernel/save-meta';
import { createArrivals } from '../../../../renderer/app/saves/arrivals';
import { fileNameOf } from '../../../../renderer/app/saves/hand-out';
import { createShelf } from '../../../../renderer/app/saves/shelf';
import { FACES } from '../../../../renderer/games';
import { dyingLightFace } from '../../../../renderer/games/dying-light/face';
import { usualPlan } from '../../../../renderer/games/dying-light/plan/game-plan';
import { startMatch } from '../../../../renderer/games/face-of';
import { speak } from '../../../../renderer/i18n';
import { markedBytes, nested } from '../../../helpers/odd-texts';
import { aSaveMeta } from '../../../helpers/save-meta';
import { savesInMemory } from '../../../helpers/saves-in-memory';

const save = startMatch(
  dyingLightFace,
  usualPlan('shelf', () => 'Ada'),
).session.save();
const text = JSON.stringify(save);

function aShelf() {
  const { saves } = savesInMemory();
  return { saves, shelf: createShelf(saves, FACES) };
}

describe('the shelf of saved games', () => {
  it('knows nothing until it looked, and tells when it did', async () => {
    const { saves, shelf } = aShelf();
    await saves.save('a', aSaveMeta({ id: 'a' }), text);
    const told = vi.fn();
    shelf.subscribe(told);
    expect(shelf.list()).toBeNull();
    await shelf.refresh();
    expect(shelf.list()).toEqual([aSaveMeta({ id: 'a' })]);
    expect(told).toHaveBeenCalledOnce();
  });

  it.each([
    ['a file that was exported', text],
    ['a game that was copied as text', gameText(save)],
    ['a report of a fault', `It broke.\n${gameText(save)}\n`],
  ])('takes in %s', async (_what, given) => {
    const { shelf, saves } = aShelf();
    await shelf.bring('First night', given);
    const [meta] = shelf.list() ?? [];
    expect(meta).toMatchObject({
      name: 'First night',
      game: 'dying-light',
      round: 7,
      summary: 'Mara, Round 7, Easy',
    });
    expect(JSON.parse((await saves.load(meta?.id ?? '')) ?? '')).toEqual(save);
  });

  it.each([
    ['junk', 'junk', 'There is no saved game in this text.'],
    [
      'a game of a newer version',
      JSON.stringify({ ...save, format: SAVE_FORMAT + 1 }),
      'newer version of Curfew',
    ],
    ['a game that somebody edited', JSON.stringify({ ...save, seed: 'better' }), 'its checksum does not fit'],
  ])('refuses %s politely and keeps nothing of it', async (_what, given, sentence) => {
    const { shelf, saves } = aShelf();
    await expect(shelf.bring('x', given)).rejects.toThrow(sentence);
    expect(await saves.list()).toEqual([]);
  });

  it('hands a game on as a file and as a line for the referee', async () => {
    const { shelf, saves } = aShelf();
    await saves.save('a', aSaveMeta({ id: 'a' }), text);
    expect(await shelf.asFile('a')).toBe(text);
    expect(saveIn(await shelf.asText('a'))).toEqual(save);
    await expect(shelf.asFile('gone')).rejects.toThrow('That saved game is not there any more.');
  });

  it('is shorter by a game that is removed', async () => {
    const { shelf, saves } = aShelf();
    await saves.save('a', aSaveMeta({ id: 'a' }), text);
    await shelf.remove('a');
    expect(shelf.list()).toEqual([]);
  });
});

describe('a saved game that comes from outside', () => {
  function someArrivals() {
    const sentences: string[] = [];
    const { shelf } = aShelf();
    return { shelf, sentences, arrivals: createArrivals(shelf, (sentence) => sentences.push(sentence)) };
  }
  const aFile = (name: string, content: string | Uint8Array<ArrayBuffer>, size = content.length) => ({
    name,
    size,
    arrayBuffer: () => new Blob([content]).arrayBuffer(),
  });

  it('is put among the others under the name of its file', async () => {
    const { arrivals, shelf, sentences } = someArrivals();
    await arrivals.receive([aFile('First night.curfew', text)]);
    expect(shelf.list()?.map(({ name }) => name)).toEqual(['First night']);
    expect(sentences).toEqual(['"First night" is among the saved games now.']);
  });

  it('is kept with all that came together, and one message names them and the refused ones', async () => {
    vi.useFakeTimers({ now: 0 });
    const { arrivals, shelf, sentences } = someArrivals();
    await arrivals.receive([
      aFile('One.curfew', text),
      aFile('notes.txt', 'notes'),
      aFile('Two.curfew', text),
      aFile('film.curfew', '', LARGEST_SAVE + 1),
      aFile('Three.curfew', text),
    ]);
    vi.useRealTimers();
    expect(shelf.list()).toHaveLength(3);
    expect(sentences).toEqual([
      '"One", "Two" and "Three" are among the saved games now. ' +
        'notes was not imported. There is no saved game in this text. ' +
        'film was not imported. It is too large to be a saved game.',
    ]);
  });

  it('is named in one message with those that came while it was taken in', async () => {
    const { arrivals, sentences } = someArrivals();
    await Promise.all([
      arrivals.receive([aFile('One.curfew', text)]),
      arrivals.receive([aFile('Two.curfew', text)]),
    ]);
    expect(sentences).toEqual(['"One" and "Two" are among the saved games now.']);
  });

  it('says nothing where no file was chosen', async () => {
    const { arrivals, sentences } = someArrivals();
    await arrivals.receive([]);
    expect(sentences).toEqual([]);
  });

  it.each(markedBytes(text))('may have the byte order mark of %s before it', async (_what, bytes) => {
    const { arrivals, shelf } = someArrivals();
    await arrivals.receive([aFile('First night.curfew', new Uint8Array(bytes))]);
    expect(shelf.list()?.map(({ name }) => name)).toEqual(['First night']);
  });

  it('is refused in a sentence when it is nested too deeply', async () => {
    const { arrivals, sentences } = someArrivals();
    await arrivals.receive([aFile('deep.curfew', nested(20_000))]);
    expect(sentences).toEqual([
      'deep was not imported. This saved game is damaged: it is nested too deeply.',
    ]);
  });

  it('is refused with what it is where it is something that people made', async () => {
    const { arrivals, sentences } = someArrivals();
    const layout = { kind: 'layout', game: 'one-month-in', name: 'Bridge', maker: '', body: {} } as const;
    await arrivals.receive([aFile('bridge.json', sharedContent(layout))]);
    expect(sentences).toEqual([
      'bridge was not imported. It is no saved game but something that was made for a game: ' +
        '"Make your own" on the title takes it in.',
    ]);
  });

  it('is refused in the language that is spoken, and its name turns none of the words around', async () => {
    const { arrivals, sentences } = someArrivals();
    await speak('de');
    await arrivals.receive([aFile('film\u202Egnp.curfew', '{}')]);
    await speak('en');
    expect(sentences).toEqual([
      'film gnp wurde nicht importiert. Diese Datei ist kein Spielstand von Curfew.',
    ]);
  });

  it('is taken from the system until none waits', async () => {
    const { arrivals, shelf } = someArrivals();
    const waiting = [
      { name: 'One', text },
      { name: 'Two', text: gameText(save) },
    ];
    await arrivals.receiveOpened({ take: async () => waiting.shift() ?? null, onWaiting: () => {} });
    expect(
      shelf
        .list()
        ?.map(({ name }) => name)
        .sort(),
    ).toEqual(['One', 'Two']);
  });
});

describe('the name of an exported file', () => {
  it.each([
    ['On the roofs', 'On the roofs.curfew'],
    ['../../etc/passwd', 'etcpasswd.curfew'],
    ['Nuit n° 3: "fin"?', 'Nuit n 3 fin.curfew'],
    ['Ночь', 'Ночь.curfew'],
    ['???', 'game.curfew'],
  ])('of %o is %o', (name, file) => {
    expect(fileNameOf(name)).toBe(file);
  });
});
