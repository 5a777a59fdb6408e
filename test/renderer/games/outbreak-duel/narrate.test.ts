/** The lines of the log as specification section 10 has them. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/outbreak-duel/entries';
import { narrate } from '../../../../renderer/games/outbreak-duel/narrate';
import { tell } from '../../../../renderer/games/outbreak-duel/tell';
import { seats, table } from '../../../helpers/outbreak-duel';

const state = table();
const bleed = table({ options: { decks: ['sight', 'bleed'] } });
const S = 'seat-1' as const;
const Z = 'seat-2' as const;
const roll = { seat: Z, zombie: 1, card: 'ZW1', reroll: false, bonus: 0, numbers: [] } as const;

/** Entries of a duel of Dutch and Ines, and how the log tells them. */
const LINES: readonly (readonly [string, Entry])[] = [
  ['Ines: 3 AP, 2+1 TP.', { type: 'refreshed', seat: Z, ap: 3, tp: 2, reserve: 1 }],
  ['Ines: 2 AP, 2 TP.', { type: 'refreshed', seat: Z, ap: 2, tp: 2, reserve: 0 }],
  ['Ines draws.', { type: 'drew', seat: Z, cards: ['W08'], cause: 'turn' }],
  [
    'Ines: Service Pistol at Shambler, 2+ rolled 5, 2 damage.',
    { type: 'attack-rolled', ...roll, weapon: 'W08', need: 2, die: 5, success: true, damage: 2 },
  ],
  [
    'Ines: Service Pistol at Shambler, 2+ with +1 rolled 1, miss.',
    { type: 'attack-rolled', ...roll, weapon: 'W08', need: 2, bonus: 1, die: 1, success: false, damage: 0 },
  ],
  [
    'Dutch calls 2 and 5, rolls 6. Air.',
    {
      type: 'attack-rolled',
      ...roll,
      seat: S,
      weapon: null,
      need: null,
      numbers: [2, 5],
      die: 6,
      success: false,
      damage: 0,
    },
  ],
  ['Horde: Sprinter (2 TH).', { type: 'spawned', seat: Z, zombie: 1, card: 'ZR1', th: 2 }],
  ['Stand-off: 2 AP held.', { type: 'standoff', seat: S, ap: 2 }],
  [
    '3 zombies advance.',
    { type: 'advanced', seat: Z, zombies: [1, 2, 3].map((zombie) => ({ zombie, card: 'ZW1' })) },
  ],
  ['1 zombie advances.', { type: 'advanced', seat: Z, zombies: [{ zombie: 1, card: 'ZW1' }] }],
  ['Butcher attacks for 4.', { type: 'bite-declared', seat: Z, zombie: 1, card: 'ZB3', surge: 0, damage: 4 }],
  [
    'Quick Escape 5+: rolled 4, fails.',
    {
      type: 'escape-rolled',
      seat: S,
      source: 'quick-escape',
      zombie: 1,
      card: 'ZB3',
      need: 5,
      bonus: 0,
      die: 4,
      success: false,
      reroll: false,
    },
  ],
  ['Bloater bursts: 2 damage.', { type: 'hurt', seat: S, by: 'burst', n: 2, hp: 20, source: 'ZM1' }],
  ['Gnaw 2: Claw Hammer and Sidestep.', { type: 'gnawed', seat: S, cards: ['W01', 'R01'], source: 'ZW7' }],
  ['Threat decays to 6.', { type: 'decayed', seat: Z, th: 6 }],
  ['The dead get up again (11 cards).', { type: 'recycled', seat: Z, cards: 11 }],
  ['Ines already has 4 TP: nobody holds more.', { type: 'gained', seat: Z, what: 'tp', n: 0, now: 4 }],
  ['Ines passes.', { type: 'passed', seat: Z, trigger: 'attack', auto: true, secret: false }],
];

describe('the log of Outbreak Duel', () => {
  it.each(LINES)('says "%s"', (line, entry) => {
    expect(tell(entry, state)?.text).toBe(line);
  });

  it('says what a React does: "Mara: Sidestep, 2 less."', () => {
    const entry: Entry = { type: 'reacted', seat: Z, card: 'R01', tp: 1, trigger: 'attack' };
    expect(narrate(entry, bleed)).toBe('Mara: Sidestep, 2 less.');
  });

  it('says what took damage off, where something did (OD-DMG-03)', () => {
    const landed = (dealt: number): Entry => ({
      type: 'bite-landed',
      seat: Z,
      zombie: 1,
      card: 'ZB3',
      damage: 4,
      dealt,
      reductions: dealt < 4 ? [{ by: 'cover', n: 1 }] : [],
    });
    expect(tell(landed(3), state)?.text).toBe('Butcher: 4 damage, less 1 by Cover, leaves 3.');
    expect(tell(landed(4), state)).toBeNull();
  });

  it('tells of whom a blow kills by its roll and its end, and of Cleave by name', () => {
    const hurt = { type: 'zombie-hurt', seat: Z, zombie: 1, card: 'ZW1', n: 2, source: 'W06' } as const;
    expect(tell({ ...hurt, hp: 0 }, state)).toBeNull();
    expect(tell({ ...hurt, hp: 1 }, state)?.text).toBe('Shambler has 1 HP left.');
    const cleaved = tell({ ...hurt, hp: 0, cleave: true }, state)?.text;
    expect(cleaved).toBe('Cleave: Shambler takes 2 damage, 0 HP left.');
    expect(tell({ ...hurt, source: 'E03', hp: 0 }, state)?.text).toMatch(/^Pipe Bomb: /);
  });

  it('says nothing of a pass that only its maker may know of (OD-PRIV-06)', () => {
    expect(tell({ type: 'passed', seat: S, trigger: 'kill', auto: false, secret: true }, state)).toBeNull();
  });

  it('tells two Survivors of one name apart by who plays them', () => {
    const mirror = table({ options: { decks: ['sight', 'sight'] }, seats: seats('person', 'person') });
    expect(narrate({ type: 'covered', seat: Z }, mirror)).toBe('Ines (Ivo) takes Cover.');
  });
});
