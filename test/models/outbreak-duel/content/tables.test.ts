import { describe, expect, it } from 'vitest';
import { ATTACHMENTS, NO_MODIFIERS } from '../../../../models/outbreak-duel/content/attachments';
import { CARDS, isZombieId, SURVIVOR_CARDS } from '../../../../models/outbreak-duel/content/cards';
import type { Effect } from '../../../../models/outbreak-duel/content/effects';
import { EVENTS } from '../../../../models/outbreak-duel/content/events';
import { ITEMS } from '../../../../models/outbreak-duel/content/items';
import { REACTS, TRIGGERS } from '../../../../models/outbreak-duel/content/reacts';
import { SCRS } from '../../../../models/outbreak-duel/content/scr';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import { WEAPONS } from '../../../../models/outbreak-duel/content/weapons';
import { NO_KEYWORDS, ZOMBIE_KINDS, ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import { CARD_IDS, SURVIVOR_CARD_IDS, SURVIVOR_IDS, ZOMBIE_IDS } from '../../../../models/outbreak-duel/ids';

const size = (table: object) => Object.keys(table).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('the cards of Outbreak Duel', () => {
  it('are as many of each sort as 3.1 says', () => {
    expect([SURVIVORS, WEAPONS, ITEMS, ATTACHMENTS, EVENTS, REACTS, SCRS].map(size)).toEqual([
      4, 13, 14, 8, 18, 15, 4,
    ]);
    expect([size(SURVIVOR_CARDS), size(ZOMBIES), size(CARDS)]).toEqual([72, 30, 102]);
    const kinds = ZOMBIE_IDS.map((id) => ZOMBIES[id].kind);
    expect(ZOMBIE_KINDS.map((kind) => kinds.filter((one) => one === kind).length)).toEqual([8, 7, 6, 6, 3]);
  });

  it('lie under their ids in the order of the tables, zombies behind the others', () => {
    expect(Object.keys(CARDS)).toEqual([...CARD_IDS]);
    expect(CARD_IDS.filter(isZombieId)).toEqual([...ZOMBIE_IDS]);
    for (const id of SURVIVOR_CARD_IDS) expect(CARDS[id].type).toBe(typeOf[id[0] ?? '']);
  });

  it('add up to the columns of the specification', () => {
    const weapons = Object.values(WEAPONS);
    expect([
      sum(weapons.map((w) => w.ap)),
      sum(weapons.map((w) => w.damage)),
      sum(weapons.map((w) => w.hit ?? 0)),
      sum(weapons.map((w) => w.dur)),
    ]).toEqual([12, 43, 30, 67]);
    const items = Object.values(ITEMS);
    expect([sum(items.map((i) => i.ap)), sum(items.map((i) => i.dur))]).toEqual([13, 43]);
    expect(sum(Object.values(EVENTS).map((e) => e.ap))).toBe(19);
    expect(sum(Object.values(REACTS).map((r) => r.tp))).toBe(18);
    const zombies = Object.values(ZOMBIES);
    expect([
      sum(zombies.map((z) => z.ztc)),
      sum(zombies.map((z) => z.hp)),
      sum(zombies.map((z) => z.damage)),
      sum(zombies.map((z) => z.ed)),
    ]).toEqual([74, 139, 55, 117]);
  });
});

const typeOf: Readonly<Record<string, string>> = {
  W: 'weapon',
  I: 'item',
  A: 'attachment',
  E: 'event',
  R: 'react',
  S: 'scr',
};

describe('a Survivor', () => {
  it.each([
    ['V01', 24, 3, 'barroom'],
    ['V02', 27, 1, 'steady'],
    ['V03', 35, 1, 'triage'],
    ['V04', 30, 2, 'dispatch'],
  ] as const)('%s has the HP, base damage and ability of 3.2', (id, hp, damage, ability) => {
    expect(SURVIVORS[id]).toEqual({ hp, damage, ability });
  });

  it('has exactly one Critical Response', () => {
    expect(Object.values(SCRS).map((card) => card.survivor)).toEqual([...SURVIVOR_IDS]);
  });
});

describe('a card', () => {
  it('says of a Weapon what is printed, and hits without a roll where none is (OD-CMB-03)', () => {
    const traits = { heavy: false, loud: true, cleave: 2, pierce: false, burn: false };
    expect(WEAPONS.W10).toEqual({
      type: 'weapon',
      ap: 1,
      range: 'ranged',
      damage: 3,
      hit: 2,
      dur: 4,
      traits,
    });
    expect(Object.values(WEAPONS).filter(({ hit }) => hit === null)).toEqual([WEAPONS.W07]);
  });

  it('spends an Item only where "spend" is printed (OD-CARD-02)', () => {
    const spending = Object.entries(ITEMS).filter(([, { use }]) => use.kind === 'active' && use.spend);
    expect(spending.map(([id]) => id)).toEqual(['I02', 'I04', 'I05', 'I07', 'I08', 'I12']);
  });

  it('is Quick only where that is printed', () => {
    const quick = Object.entries(EVENTS).filter(([, card]) => card.quick);
    expect(quick.map(([id]) => id)).toEqual(['E05', 'E06', 'E07', 'E09', 'E10']);
  });

  it('changes by an Attachment what is printed, and nothing else', () => {
    expect(ATTACHMENTS.A06).toEqual({
      type: 'attachment',
      ap: 1,
      host: 'ranged',
      modifiers: { ...NO_MODIFIERS, removeLoud: true, damageBonusVsZombieZone: 1 },
    });
  });

  it('answers to one of the five triggers, each of which has a React (OD-REACT-02)', () => {
    expect(new Set(Object.values(REACTS).map(({ trigger }) => trigger))).toEqual(new Set(TRIGGERS));
  });

  it('can nest effects behind a roll', () => {
    const kick: readonly Effect[] = [
      {
        kind: 'escapeRoll',
        target: { pick: 'attacker' },
        bonus: 1,
        onSuccess: [{ kind: 'negate' }, { kind: 'moveBack', target: { pick: 'it' } }],
      },
    ];
    expect(REACTS.R08.effects).toEqual(kick);
  });

  it('gives a zombie its keywords, and every Runner is Fast, every Boss Relentless (OD-KW-01)', () => {
    expect(ZOMBIES.ZR6).toEqual({
      type: 'zombie',
      kind: 'runner',
      ztc: 2,
      hp: 3,
      damage: 2,
      ed: 4,
      keywords: { ...NO_KEYWORDS, fast: true, clumsy: 3, grab: true },
    });
    const having = (keyword: 'fast' | 'relentless' | 'block' | 'grab') =>
      ZOMBIE_IDS.filter((id) => ZOMBIES[id].keywords[keyword]);
    expect(having('fast')).toEqual(['ZR1', 'ZR2', 'ZR3', 'ZR4', 'ZR5', 'ZR6', 'ZR7', 'ZM3']);
    expect(having('relentless')).toEqual(['ZB4', 'ZX1', 'ZX2', 'ZX3']);
    expect(having('block')).toEqual(['ZW4', 'ZB2']);
    expect(having('grab')).toEqual(['ZR6', 'ZB6']);
  });
});
