/** Every language says everything that English says, with the same slots, and in letters that the fonts have. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS, LANGUAGES } from '../../../renderer/i18n';
import { format } from '../../../renderer/i18n/format';
import { type Grammar, grammarOf } from '../../../renderer/i18n/grammar';
import { canDraw, fontFile } from '../../helpers/glyphs';

type Texts = Readonly<Record<string, string>>;

const ROOT = 'assets/locales';

const filesOf = (language: string) =>
  readdirSync(`${ROOT}/${language}`).filter((file) => file.endsWith('.json'));
const textsOf = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`${ROOT}/${language}/${file}`, 'utf8'));
const allOf = (language: string): Texts =>
  Object.assign({}, ...filesOf(language).map((file) => textsOf(language, file)));

const ENGLISH = allOf('en');

const SLOT = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/** @returns the names of plain slots, and of all */
function slotsOf(text: string): { readonly plain: ReadonlySet<string>; readonly all: ReadonlySet<string> } {
  const slots = [...text.matchAll(SLOT)];
  const plain = slots.filter(([, , forms]) => forms === '');
  const names = (list: typeof slots) => new Set(list.map(([, name = '']) => name));
  return { plain: names(plain), all: names(slots) };
}

/** Everything that English fills in is said, but for how many forms a number has, which is the language's own affair. */
function hasSlotsOf(text: string, english: string): boolean {
  const [own, theirs] = [slotsOf(text), slotsOf(english)];
  return (
    [...theirs.plain].every((name) => own.all.has(name)) && [...own.all].every((name) => theirs.all.has(name))
  );
}

/** The fonts of panels, buttons, headings and cards. */
const FONTS = [
  fontFile('barlow', 400),
  fontFile('barlow', 600),
  fontFile('barlow-condensed', 500),
  fontFile('barlow-condensed', 600),
  fontFile('barlow-condensed', 700),
  fontFile('stardos-stencil', 400),
  fontFile('stardos-stencil', 700),
].map(canDraw);

/** What is in a sentence with this number in every slot. */
function filled(text: string, n: number, grammar: Grammar): string {
  const words = Object.fromEntries([...text.matchAll(SLOT)].map(([, name = '']) => [name, n]));
  return format(text, words, grammar);
}

it('has one folder for each language of the list', () => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(LANGUAGE_IDS.toSorted());
});

describe.each(LANGUAGE_IDS)('the sentences of %s', (language) => {
  const texts = allOf(language);
  const entries = Object.entries(texts);
  const grammar = grammarOf(LANGUAGES[language].locale);

  it('are in the same files under the same ids as in English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    const idsOf = (one: string) =>
      Object.fromEntries(filesOf(one).map((file) => [file, Object.keys(textsOf(one, file))]));
    expect(idsOf(language)).toEqual(idsOf('en'));
  });

  it('have the slots of the English ones', () => {
    expect(entries.filter(([id, text]) => !hasSlotsOf(text, ENGLISH[id] ?? ''))).toEqual([]);
  });

  it('are whole with none, one and two of what they count', () => {
    const broken = [0, 1, 2].flatMap((n) =>
      entries
        .map(([id, text]) => [id, filled(text, n, grammar)])
        .filter(([, text = '']) => /[{}|]/.test(text)),
    );
    expect(broken).toEqual([]);
    expect(entries.filter(([, text]) => text.trim() === '' || / {2}|\s[,.;]/.test(text))).toEqual([]);
  });

  it('can be drawn with every font of the app', () => {
    const characters = new Set(Object.values(texts).join(''));
    expect([...characters].filter((one) => one !== '\n' && !FONTS.every((can) => can(one)))).toEqual([]);
    expect(FONTS.some((can) => can('→'))).toBe(false);
  });

  it('are loaded whole', async () => {
    const { SENTENCES } = await LANGUAGES[language].load();
    expect(SENTENCES).toEqual(language === 'en' ? {} : texts);
  });
});

/** English words that are none in German, nor a part of the names that stay. */
const ENGLISH_WORDS =
  /\b(?:the|and|you|your|of|with|without|from|this|that|are|cannot|card|cards|dice|die roll|turn|round|attack|damage|draw|discard|enemy|enemies|player|seat|weapon|game|zombies are|health|wave|until|each|every|nothing|nobody|already)\b/i;
/** Titles and names of other people's work, which are said as they are. */
const NAMES = /Survive Until Daylight|One Month In|Dying Light|Outbreak Duel|Game Icons|game-icons\.net/g;

describe('the German sentences', () => {
  const texts = Object.entries(allOf('de'));

  it('have no English left in them', () => {
    const english = texts.filter(([, text]) => ENGLISH_WORDS.test(text.replace(SLOT, '').replace(NAMES, '')));
    expect(english).toEqual([]);
  });

  it('are not those of English where there is more than a name', () => {
    const same = texts.filter(
      ([id, text]) => text === ENGLISH[id] && / [a-z]{2,} /.test(text.replace(SLOT, '')),
    );
    expect(same).toEqual([]);
  });

  it('put a space that does not break before the sign of per cent', () => {
    expect(texts.filter(([, text]) => /[^\u00a0]%/.test(text))).toEqual([]);
  });

  it('quote as one does in German', () => {
    const rest = (text: string) => text.replace(/„[^„“]*“/g, '').replace(/‚[^‚‘]*‘/g, '');
    expect(texts.filter(([, text]) => /["„“”‚‘]/.test(rest(text)))).toEqual([]);
  });
});
