import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { surviveUntilDaylight } from '../../../../machines/survive-until-daylight/game';
import type { Entry } from '../../../../models/survive-until-daylight/entries';
import { narrate } from '../../../../renderer/games/survive-until-daylight/narrate';
import { tell } from '../../../../renderer/games/survive-until-daylight/tell';
import { people, playToEnd } from '../../../helpers/random-play';
import { table } from '../../../helpers/survive-until-daylight';

const CAST = table({ characters: ['ch-trigger', 'ch-psycho'] });

describe('narrate', () => {
  it.each<readonly [Entry, string]>([
    [
      { type: 'pile-refilled', added: 10, before: 7 },
      'Round pile: 10 cards join 7. WAVE! is somewhere among 18.',
    ],
    [{ type: 'card-found', seat: 'seat-1', card: 'am-shell' }, 'Trigger finds Shotgun Shells.'],
    [{ type: 'card-found', seat: 'seat-2', card: 'wave' }, 'WAVE! Psycho has drawn it.'],
    [
      { type: 'damage-taken', seat: 'seat-2', amount: 1, total: 3, source: 'rd-rodent1', splash: false },
      'Rodents bite Psycho for 1 (3 in all).',
    ],
    [{ type: 'wave-accepted', seat: 'seat-2' }, 'Psycho takes the WAVE!'],
    [{ type: 'line-died', cards: ['wanderer-1', 'wanderer-2', 'wanderer-3'] }, 'Three Wanderers are down.'],
    [
      { type: 'gift-taken', from: 'seat-1', to: 'seat-2', card: 'am-arrow', count: 3 },
      'Trigger hands Psycho 3 Arrows.',
    ],
    [
      { type: 'lucky-played', seat: 'seat-1', from: 'cc-solid', to: 'cc-whiff' },
      'Trigger is Lucky: Bone Deep becomes Whiff (-2).',
    ],
    [
      {
        type: 'crafted',
        seat: 'seat-1',
        recipe: 'rc-trap',
        parts: ['in-wires', 'in-explosives'],
        placement: { kind: 'seat', seat: 'seat-2' },
        free: false,
      },
      'Trigger builds a Trap before Psycho.',
    ],
    [
      { type: 'card-lost', seat: 'seat-2', card: 'wp-pipe', to: 'raider-4' },
      'The Raider steals Lead Pipe from Psycho.',
    ],
    [{ type: 'combat-drawn', by: 'brute-1', cards: ['cc-solid'] }, 'The Brute (1) draws Bone Deep (+2).'],
    [
      { type: 'combat-drawn', by: 'seat-1', cards: ['cc-through', 'cc-graze', 'cc-fan'] },
      'Trigger draws Clean Through (+0, Splash X), Graze (exactly 1) and Fanned Out (+0, Spread).',
    ],
    [
      { type: 'line-damaged', card: 'brute-2', amount: 1, total: 1, beside: true },
      'Beside it, a Brute takes 1 damage: 3 of 4 health left.',
    ],
    [
      { type: 'line-died', cards: ['wanderer-1', 'wanderer-2'], beside: true },
      'Beside it, two Wanderers are down.',
    ],
    [{ type: 'survivor-joined', seat: 'seat-2', survivor: 'survivor-1' }, 'A Survivor joins Psycho.'],
    [{ type: 'character-died', seat: 'seat-1' }, 'Trigger is down. Night wins.'],
  ])('tells %o', (entry, sentence) => {
    expect(narrate(entry, CAST)).toBe(sentence);
  });

  it('tells of each perk once', () => {
    const told = (perk: 'scout' | 'double-tap') => tell({ type: 'perk-used', seat: 'seat-1', perk }, CAST);
    expect(told('scout')).toBeNull();
    expect(told('double-tap')).not.toBeNull();
  });

  it('tells what a Monster adds to the blow of another (SD-ENEM-10)', () => {
    const blow = { enemy: 'raider-1', target: 'seat-1', damage: 2, splash: 0 } as const;
    const told = (bolster: number) => tell({ type: 'enemy-attacked', ...blow, bolster }, CAST)?.text;
    expect([told(0), told(1)]).toEqual([undefined, 'With 1 Monster on the line that is 1 more.']);
  });

  it.each([1, 4])('leaves no id and no empty slot in whole games of %i seats', (seats) => {
    const session = createSession(surviveUntilDaylight, {
      options: { difficulty: 'easy', firstPlayer: 'random' },
      seats: people(seats),
      seed: `narrate-${seats}`,
    });
    playToEnd(session, `narrate-${seats}`, {});
    const { log, position } = session.seen('table');
    const sentences = log.map(({ entry }) => narrate(entry, position.state));
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((sentence) => /[[\]{}]|undefined|NaN|seat-/.test(sentence))).toEqual([]);
  });
});

describe('the log', () => {
  it('leaves out what was told already, and leads to the rules', () => {
    expect(tell({ type: 'card-kept', seat: 'seat-1', card: 'hl-bar', auto: false }, CAST)).toBeNull();
    expect(tell({ type: 'wave-delayed', seat: 'seat-1', cards: 3 }, CAST)).toEqual({
      text: 'Trigger bleeds for time: WAVE! goes back among 3 cards.',
      tone: 'plain',
      rule: 'delay',
    });
  });

  it('is quiet about Lucky cards that were kept, and about an attack that nobody makes', () => {
    expect(tell({ type: 'lucky-passed', seat: 'seat-1', auto: false }, CAST)).toBeNull();
    expect(tell({ type: 'enemies-began', holder: 'seat-1', attackers: 0 }, CAST)).toBeNull();
    expect(tell({ type: 'enemies-began', holder: 'seat-1', attackers: 1 }, CAST)?.tone).toBe('round');
  });

  it('tells of a blow by what it leaves: of the dead only that they are down, of the others what is left', () => {
    const hit = { type: 'line-damaged', card: 'raider-1', amount: 2 } as const;
    expect(tell({ ...hit, total: 2 }, CAST)?.text).toBe('The Raider takes 2 damage: 1 of 3 health left.');
    expect(tell({ ...hit, total: 4 }, CAST)).toBeNull();
  });
});
