import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { TONES as CITY } from '../../../renderer/games/dying-light/scene/overlay/Highlights';
import { TONES as MONTH } from '../../../renderer/games/one-month-in/scene/overlay/outlines';
import { TONES as DUEL } from '../../../renderer/games/outbreak-duel/scene/overlay/outlines';
import { TONES as NIGHT } from '../../../renderer/games/survive-until-daylight/scene/overlay/mark-frames';
import { SAID_COLOURS, setVision, VISIONS, type Vision } from '../../../renderer/styles/vision';
import { contrast, farApart, seenBy } from '../../helpers/colours';

const GAMES = { CITY, NIGHT, MONTH, DUEL };
/** What can be chosen and what threatens must never look alike. */
const APART = 25;

afterEach(() => setVision('usual'));

function chosenOf(tones: Readonly<Record<string, string>>): string {
  return tones.choice ?? tones.cheap ?? '';
}

describe.each(Object.entries(GAMES))(
  'marks on the table %s',
  (_, tones: Readonly<Record<string, string>>) => {
    it.each(VISIONS.filter((vision) => vision !== 'usual'))(
      'tell what can be chosen from what threatens to eyes with %s',
      (vision: Exclude<Vision, 'usual'>) => {
        setVision(vision);
        const [choice, threat] = [seenBy(vision, chosenOf(tones)), seenBy(vision, tones.threat ?? '')];
        expect(farApart(choice, threat)).toBeGreaterThan(APART);
        expect(chosenOf(tones)).toBe(SAID_COLOURS[vision].choice);
      },
    );

    it('have their own colours for everybody else', () => {
      expect(chosenOf(tones)).toMatch(/^#[34]dff[89][af]$/);
    });
  },
);

/** Colours that words have, and the plates under them. */
const WORDS = ['--text', '--muted', '--faded', '--accent', '--danger-bright', '--good', '--night'] as const;

function themes(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const css = ['theme', 'vision', 'contrast']
    .map((name) => readFileSync(`renderer/styles/${name}.css`, 'utf8'))
    .join('\n');
  const usual = new Map<string, string>();
  const all = new Map<string, ReadonlyMap<string, string>>([['usual', usual]]);
  for (const [, selectors = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const own = [...body.matchAll(/(--[\w-]+):\s*(#\w{3,6})\s*;/g)].map(
      ([, name = '', colour = '']) => [name, colour] as const,
    );
    const names = [...selectors.matchAll(/\[data-\w+="(\w+)"\]/g)].map(([, name = '']) => name);
    if (names.length === 0) for (const [name, colour] of own) usual.set(name, colour);
    else if (own.length > 0) for (const name of names) all.set(name, new Map([...usual, ...own]));
  }
  return all;
}

describe('words of the interface', () => {
  it.each([...themes()])('stand out from their plates by 4.5 : 1 at least: %s', (name, colours) => {
    const least = name === 'contrast' ? 7 : 4.5;
    for (const word of WORDS) {
      const ratio = contrast(colours.get(word) ?? '', colours.get('--solid') ?? '');
      expect([word, ratio >= least, ratio]).toEqual([word, true, ratio]);
    }
    expect(contrast(colours.get('--ink') ?? '', colours.get('--accent') ?? '')).toBeGreaterThan(4.5);
  });

  it('are written down with their contrasts', () => {
    const table = [...themes()].map(([name, colours]) => {
      const ratios = WORDS.map((word) => contrast(colours.get(word) ?? '', colours.get('--solid') ?? ''));
      return `| ${name} | ${ratios.map((ratio) => ratio.toFixed(1)).join(' | ')} |`;
    });
    const written = readFileSync('docs/measurements.md', 'utf8');
    expect(table.filter((line) => !written.includes(line))).toEqual([]);
  });
});
