import { expect, it } from 'vitest';
import type { Entry, EntryOf } from '../../../../models/outbreak-duel/entries';
import { episodeOf } from '../../../../renderer/games/outbreak-duel/episode';
import { worthOf } from '../../../../renderer/games/outbreak-duel/worth';
import { table } from '../../../helpers/outbreak-duel';

const state = table();
const DUTCH = 'seat-1' as const;
const INES = 'seat-2' as const;
const shambler = { zombie: 1, card: 'ZW1' } as const;
const died: Entry = { type: 'zombie-died', seat: DUTCH, ...shambler, zone: 'zombie', exiled: false };
const hurt = (source: EntryOf<'zombie-hurt'>['source'], zombie = 1): Entry => ({
  type: 'zombie-hurt',
  seat: DUTCH,
  zombie,
  card: 'ZW1',
  n: 2,
  hp: 0,
  source,
});

it.each<[string, Entry]>([
  [
    'Ines gets away from Shambler: Quick Escape 5+, rolled 6.',
    {
      type: 'escape-rolled',
      seat: INES,
      ...shambler,
      source: 'quick-escape',
      need: 5,
      bonus: 0,
      die: 6,
      success: true,
      reroll: false,
    },
  ],
  [
    'Dutch does not get away from Shambler: Quick Escape 4+ with +1, rolled 2.',
    {
      type: 'escape-rolled',
      seat: DUTCH,
      ...shambler,
      source: 'quick-escape',
      need: 4,
      bonus: 1,
      die: 2,
      success: false,
      reroll: false,
    },
  ],
  [
    "Dutch's Shambler bites Ines for 3.",
    { type: 'bite-landed', seat: DUTCH, ...shambler, damage: 4, reductions: [], dealt: 3 },
  ],
  ['Ines has worn out Service Pistol.', { type: 'weapon-broken', seat: INES, card: 'W08', attachments: [] }],
  [
    'Ines dodges: Shambler bites Sprinter for 2.',
    { type: 'redirected', seat: DUTCH, ...shambler, to: { zombie: 2, card: 'ZR1' }, n: 2 },
  ],
  [
    'Shambler infects Ines: Infection +1, now 2.',
    { type: 'infected', seat: INES, n: 1, infection: 2, source: 'ZW1' },
  ],
])('the story of a duel names whose it is, without the lines before it: %s', (words, entry) => {
  expect(episodeOf(entry, state, [])).toBe(words);
  expect(worthOf(entry)).toBeGreaterThan(0);
});

it('the story of a duel says by whom and with what a zombie was killed', () => {
  expect(episodeOf(died, state, [hurt('W05'), hurt('W08'), hurt('W05', 2)])).toBe(
    "Ines kills Dutch's Shambler: Service Pistol.",
  );
  expect(episodeOf(died, state, [hurt('V02')])).toBe("Ines kills Dutch's Shambler: Bare hands.");
});

it('the story of a duel gives nobody a death that a zombie of the same side or nothing caused', () => {
  expect(episodeOf(died, state, [])).toBe('Dutch loses Shambler.');
  expect(episodeOf(died, state, [hurt('ZB4')])).toBe('Dutch loses Shambler.');
});

it('the story of a duel leaves to the log what stands alone there', () => {
  expect(episodeOf({ type: 'survived', seat: DUTCH, hp: 1, source: 'ZW1' }, state, [])).toBeNull();
});
