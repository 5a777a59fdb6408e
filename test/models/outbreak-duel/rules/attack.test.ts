/** Attacks of a Survivor: vectors 24 to 42 of the specification. */
import { describe, expect, it } from 'vitest';
import { chanceOf, reaches } from '../../../../models/outbreak-duel/rules/dice';
import {
  acting,
  armed,
  attack,
  controller,
  decisionIn,
  END,
  END_SPAWN,
  entriesOf,
  event,
  hpOf,
  items,
  newDuel,
  offered,
  PASS,
  play,
  playCard,
  seats,
  sessionAt,
  stateOf,
  survivor,
  table,
  target,
  weapon,
  whyNot,
} from '../../../helpers/outbreak-duel';

const snap = (uid: number) => ({ type: 'SNAP_ATTACK', target: uid }) as const;

/** Ines against zombies of Dutch's deck. */
const INES = { survivor: 'V02', hp: 27, maxHp: 27 } as const;
const WREN = { survivor: 'V04', hp: 30, maxHp: 30 } as const;

describe('an attack with a Weapon', () => {
  it.each([
    { die: 3, hp: [] },
    { die: 2, hp: [['ZW1', 3]] },
  ])('OD-CMB-01, OD-CMB-03, OD-CARD-01 (TV-24): a Claw Hammer that rolls $die', ({ die, hp }) => {
    const duel = acting({ s: { weapon: weapon('W01') }, threat: ['ZW1'], dice: [die] });
    play(duel, attack(1));
    expect(hpOf(duel)).toEqual(hp);
    expect(survivor(duel)).toMatchObject({ ap: 2, weapon: { dur: 5 } });
  });

  it('OD-CMB-03 (TV-25): a Chainsaw hits without a die, for one more by Dutch, and is heard', () => {
    const duel = acting({ s: { weapon: weapon('W07') }, threat: ['ZB3'], z: { th: 0 } });
    const told = play(duel, attack(1));
    expect(hpOf(duel)).toEqual([['ZB3', 2]]);
    expect(controller(duel).th).toBe(1);
    expect(entriesOf(told, 'attack-rolled')).toMatchObject([{ die: null, need: null, success: true }]);
  });

  it('OD-CMB-02 (TV-28): melee reaches the Threat Zone only, ranged reaches both', () => {
    const melee = acting({ s: { weapon: weapon('W01') }, street: ['ZW1'] });
    expect(whyNot(melee, attack(1))).toBe('outOfReach');
    expect(whyNot(acting({ street: ['ZW1'] }), attack(1, 1, 2))).toBe('outOfReach');
    const ranged = acting({ s: { weapon: weapon('W08') }, street: ['ZW1'], threat: ['ZB1'] });
    expect([whyNot(ranged, attack(1)), whyNot(ranged, attack(2))]).toEqual([null, null]);
  });

  it('OD-CMB-08 (TV-29): held AP shoot what has just been spawned, in the first turn already', () => {
    const walkers = ['ZW1', 'ZW1', 'ZW1', 'ZW1'] as const;
    const duel = acting({
      s: { hand: ['W08'] },
      z: { hordeRow: walkers, th: 0 },
      dice: [2, 6],
      more: { round: 1 },
    });
    play(duel, playCard('W08'), END, { type: 'SPAWN', index: 0 }, END_SPAWN);
    expect([decisionIn(duel), survivor(duel).ap]).toEqual(['standoff', 2]);
    play(duel, snap(100));
    expect([hpOf(duel), survivor(duel).ap]).toEqual([[['ZW1', 1]], 1]);
    play(duel, snap(100));
    expect(hpOf(duel)).toEqual([]);
    expect(controller(duel).graveyard.zombieCards).toEqual(['ZW1']);
  });

  it.each(['ZW1', 'ZR1'] as const)('OD-CMB-08 (TV-30): a hammer reaches no %s in the Stand-off', (card) => {
    const duel = sessionAt(
      table({ s: { weapon: weapon('W01'), hand: ['R03'] }, street: [[card, { sick: true }]] }),
      'standoff',
    );
    expect(whyNot(duel, snap(1))).toBe('outOfReach');
  });

  it('OD-CMB-04 (TV-31): a natural 1 misses and a natural 6 hits, whatever is added', () => {
    expect([reaches(1, 2, 3), reaches(6, -1, 6), reaches(5, 0, 6)]).toEqual([false, true, false]);
    expect([chanceOf(3, 1), chanceOf(2, 9), chanceOf(6, -3)]).toEqual([5 / 6, 5 / 6, 1 / 6]);
  });

  it('OD-CMB-06, OD-CMB-07 (TV-32): a Shotgun hits an Armored one for one less and another beside it', () => {
    const duel = acting({
      s: { ...INES, weapon: weapon('W10') },
      threat: ['ZB2', 'ZW1'],
      street: ['ZW1'],
      z: { th: 0 },
      dice: [4],
    });
    play(duel, attack(1));
    expect(hpOf(duel)).toEqual([
      ['ZB2', 4],
      ['ZW1', 1],
      ['ZW1', 3],
    ]);
    expect([controller(duel).th, survivor(duel).weapon?.dur]).toEqual([1, 3]);
  });

  it('OD-KW-01, OD-CMB-06 (TV-33): Armored leaves 1 at the least (edge case 20), and Pierce ignores it', () => {
    const sling = acting({ s: { ...INES, weapon: weapon('W12') }, threat: ['ZB2'], dice: [6] });
    play(sling, attack(1));
    const bow = acting({ s: { ...INES, weapon: weapon('W11') }, threat: ['ZB2'], dice: [6] });
    play(bow, attack(1));
    expect([hpOf(sling), hpOf(bow)]).toEqual([[['ZB2', 5]], [['ZB2', 3]]]);
  });

  it('OD-KW-01 (TV-34): Block shields from attacks, not from bombs, effects and Cleave', () => {
    const plan = { threat: ['ZB2', 'ZW1'], street: ['ZW1'] } as const;
    const duel = acting({ ...plan, s: { weapon: weapon('W08'), hand: ['E03', 'E16'], ap: 4 } });
    expect([whyNot(duel, attack(1)), whyNot(duel, attack(2)), whyNot(duel, attack(3))]).toEqual([
      null,
      'blocked',
      null,
    ]);
    play(duel, event('E16'));
    expect(whyNot(duel, target(2))).toBeNull();
    play(duel, target(1), event('E03'));
    expect(hpOf(duel)).toEqual([['ZW1', 3]]);
  });

  it('OD-KW-01: Block works while its zombie is stunned, and only in the Threat Zone', () => {
    const stunned = acting({ s: { weapon: weapon('W08') }, threat: [['ZW4', { stunned: true }], 'ZW1'] });
    expect(stunned.whyIllegal(attack(2))).toEqual({ id: 'blocked', params: { name: 'od.card.ZW4.name' } });
    const away = acting({ s: { weapon: weapon('W08') }, threat: ['ZW1'], street: ['ZW4'] });
    expect(whyNot(away, attack(1))).toBeNull();
  });

  it('OD-KW-01 (TV-35): one that lurks cannot be picked out in the street, but a bomb finds it', () => {
    const duel = acting({
      s: { weapon: weapon('W08'), hand: ['E17'], items: items('I13') },
      street: ['ZW5', 'ZW1'],
    });
    expect(whyNot(duel, attack(1))).toBe('lurking');
    play(duel, event('E17'));
    expect(hpOf(duel)).toEqual([['ZW5', 2]]);
    play(duel, { type: 'USE_ITEM', item: 900 });
    expect([hpOf(duel), survivor(duel).graveyard.survivorCards]).toEqual([[], ['E17', 'I13']]);
    expect(whyNot(acting({ s: { hand: ['E17'] }, street: ['ZW5'] }), event('E17'))).toBe('lurking');
  });

  it('OD-CARD-02, OD-CMB-02 (TV-36): a Heavy Weapon is spent by its attack until the next Refresh', () => {
    const duel = acting({ s: { weapon: weapon('W09') }, threat: ['ZB3'], dice: [6] });
    play(duel, attack(1));
    expect(survivor(duel).weapon).toMatchObject({ spent: true, dur: 4 });
    expect(whyNot(duel, attack(1))).toBe('weaponSpent');
  });

  it('OD-CARD-01, OD-DMG-06 (TV-37): a Weapon that breaks still hits, and its tape goes with it', () => {
    const duel = acting({
      s: { weapon: weapon('W01', { dur: 1, attachments: ['A02'] }) },
      threat: [['ZM1', { hp: 1 }]],
      dice: [2],
    });
    const told = play(duel, attack(1)).map(({ type }) => type);
    expect(survivor(duel)).toMatchObject({
      hp: 22,
      weapon: null,
      graveyard: { survivorCards: ['W01', 'A02'] },
    });
    expect(told.indexOf('weapon-broken')).toBeLessThan(told.indexOf('zombie-died'));
  });

  it('OD-KW-01 (TV-38): a Bloater that dies in the street bursts over nobody', () => {
    const duel = acting({ s: { weapon: weapon('W08') }, street: [['ZM1', { hp: 1 }]], dice: [6] });
    play(duel, attack(1));
    expect(survivor(duel).hp).toBe(24);
  });

  it('OD-CMB-07, OD-CARD-01: a miss wears the last durability off, and the Weapon leaves', () => {
    const duel = acting({ s: { weapon: weapon('W01', { dur: 1 }) }, threat: ['ZW1'], dice: [1] });
    play(duel, attack(1));
    expect(survivor(duel)).toMatchObject({ weapon: null, graveyard: { survivorCards: ['W01'] } });
  });

  it('OD-DMG-06 (TV-42): what a Flare Pistol kills is exiled and has died in every other respect', () => {
    const duel = acting({ s: { ...WREN, weapon: weapon('W13') }, threat: ['ZM1'], dice: [6] });
    play(duel, attack(1));
    expect(hpOf(duel)).toEqual([['ZM1', 1]]);
    const dead = acting({ s: { ...WREN, weapon: weapon('W13') }, threat: ['ZW8'], z: { th: 0 }, dice: [6] });
    play(dead, attack(1));
    expect(controller(dead)).toMatchObject({
      th: 1,
      exile: { zombieCards: ['ZW8'] },
      graveyard: { zombieCards: [] },
    });
  });

  it('OD-CMB-07 (edge cases 18, 19): Cleave is chosen among several kinds, shielded or not, and ignored without one', () => {
    const duel = acting({ s: { weapon: weapon('W06') }, threat: ['ZW4', 'ZW1', 'ZM1'], dice: [6] });
    play(duel, attack(1));
    expect(decisionIn(duel)).toBe('needCleave');
    expect(whyNot(duel, target(1))).toBe('badChoice');
    play(duel, target(3));
    expect(hpOf(duel)).toEqual([
      ['ZW4', 2],
      ['ZW1', 3],
      ['ZM1', 3],
    ]);
    const alone = acting({ s: { weapon: weapon('W06') }, threat: ['ZW1'], street: ['ZW1'], dice: [6] });
    play(alone, attack(1));
    expect(hpOf(alone)).toEqual([['ZW1', 3]]);
  });

  it('OD-CMB-06 (3.5): attachments add to die and damage, and a suppressor silences', () => {
    const pistol = acting({ s: { ...INES, weapon: armed('W08', 'A01', 'A05') }, street: ['ZB3'], dice: [2] });
    play(pistol, attack(1));
    expect(hpOf(pistol)).toEqual([['ZB3', 5]]);
    const quiet = acting({ s: { weapon: armed('W10', 'A06') }, street: ['ZB3'], z: { th: 0 }, dice: [2] });
    play(quiet, attack(1));
    expect([hpOf(quiet), controller(quiet).th]).toEqual([[['ZB3', 4]], 0]);
  });
});

describe('bare hands', () => {
  it.each([
    { die: 4, hp: 7 },
    { die: 5, hp: 8 },
  ])('OD-CMB-05 (TV-26): Ines calls 4 and rolls $die', ({ die, hp }) => {
    const duel = acting({ s: { ...INES }, threat: ['ZB3'], dice: [die] });
    play(duel, attack(1, 4));
    expect([hpOf(duel), survivor(duel).ap]).toEqual([[['ZB3', hp]], 2]);
  });

  it.each([
    { die: 5, hp: 5 },
    { die: 6, hp: 8 },
  ])('OD-CMB-05 (TV-27): Dutch calls 2 and 5 and rolls $die', ({ die, hp }) => {
    const duel = acting({ threat: ['ZB3'], dice: [die] });
    play(duel, attack(1, 2, 5));
    expect(hpOf(duel)).toEqual([['ZB3', hp]]);
  });

  it('OD-CMB-05: exactly as many different numbers are named as the character may call', () => {
    const duel = acting({ threat: ['ZW1'] });
    for (const numbers of [[], [3], [3, 3]]) expect(whyNot(duel, attack(1, ...numbers))).toBe('numbersCount');
    expect(whyNot(acting({ s: { weapon: weapon('W01') }, threat: ['ZW1'] }), attack(1, 2, 5))).toBe(
      'numbersCount',
    );
  });

  it('OD-CMB-05, OD-CMB-06: roll bonuses do nothing for them, attack bonuses do', () => {
    const bonus = { ...table().marks, rollBonus: 3, attackBonus: 1 };
    const duel = acting({ s: { ...INES }, threat: ['ZB3'], dice: [4, 5], more: { marks: bonus } });
    play(duel, attack(1, 4), attack(1, 4));
    expect(hpOf(duel)).toEqual([['ZB3', 6]]);
  });
});

describe('the characters', () => {
  it('OD-CMB-06 (3.2): `barroom` adds to the first melee-Weapon hit of a turn, not to the first attack', () => {
    const duel = acting({ s: { weapon: weapon('W01') }, threat: ['ZB3'], dice: [1, 3, 3] });
    play(duel, attack(1), attack(1), attack(1));
    expect(hpOf(duel)).toEqual([['ZB3', 1]]);
  });

  it('OD-CMB-03 (3.2): `steady` helps the first ranged attack of a turn, hit or miss', () => {
    const duel = acting({ s: { ...INES, weapon: weapon('W13') }, threat: ['ZB3'], dice: [2, 2] });
    play(duel, attack(1), attack(1));
    expect(hpOf(duel)).toEqual([['ZB3', 5]]);
  });

  it('OD-TURN-04 (3.2): `triage` heals 3 for 1 AP, once a turn and only when hurt', () => {
    const mara = { survivor: 'V03', hp: 31, maxHp: 35 } as const;
    const use = { type: 'USE_ABILITY' } as const;
    const duel = acting({ s: mara });
    play(duel, use);
    expect(survivor(duel)).toMatchObject({ hp: 34, ap: 2 });
    expect(whyNot(duel, use)).toBe('abilitySpent');
    expect(whyNot(acting({ s: { ...mara, hp: 35 } }), use)).toBe('fullHp');
    expect(whyNot(acting(), use)).toBe('noAbility');
  });

  it('OD-TURN-06 (TV-41): Quick makes the first Event free, `dispatch` cheaper, and only the first', () => {
    const quick = acting({ s: { hand: ['E09', 'E09'], ap: 1 } });
    play(quick, event('E09'));
    expect(survivor(quick).ap).toBe(1);
    play(quick, event('E09'));
    expect(survivor(quick).ap).toBe(0);
    const wren = acting({ s: { ...WREN, hand: ['E03', 'E09'] }, threat: ['ZB3'] });
    play(wren, event('E03'));
    expect(survivor(wren).ap).toBe(2);
    const both = acting({ s: { ...WREN, hand: ['E09', 'E03'], ap: 1 }, threat: ['ZB3'] });
    play(both, event('E09'));
    expect([survivor(both).ap, whyNot(both, event('E03'))]).toEqual([1, 'noAp']);
  });
});

describe('equipment', () => {
  it('OD-ZONE-02, OD-STR-04 (TV-39): another Weapon sends the old one and its attachments to the graveyard', () => {
    const duel = acting({ s: { hand: ['W02'], weapon: armed('W01', 'A04') } });
    play(duel, playCard('W02'));
    expect(survivor(duel)).toMatchObject({
      ap: 2,
      weapon: { card: 'W02', dur: 6, spent: false, attachments: [] },
      graveyard: { survivorCards: ['W01', 'A04'] },
    });
  });

  it('OD-ZONE-03 (TV-40): a fourth Item makes one of the three go', () => {
    const duel = acting({ s: { hand: ['I06'], items: items('I03', 'I14', 'I04') } });
    play(duel, playCard('I06'));
    expect([decisionIn(duel), whyNot(duel, { type: 'DROP_ITEM', item: 5 })]).toEqual([
      'needDrop',
      'badChoice',
    ]);
    play(duel, { type: 'DROP_ITEM', item: 901 });
    expect(survivor(duel).items.map(({ card }) => card)).toEqual(['I03', 'I04', 'I06']);
    expect(survivor(duel).graveyard.survivorCards).toEqual(['I14']);
  });

  it('OD-ZONE-03, OD-ZONE-04: attachments need a Weapon of their range with room', () => {
    const plan = (more: object) => acting({ s: { hand: ['A02', 'A07', 'A01'], ...more } });
    expect(whyNot(plan({}), playCard('A02'))).toBe('noWeapon');
    expect(whyNot(plan({ weapon: weapon('W08') }), playCard('A02'))).toBe('wrongHost');
    expect(whyNot(plan({ weapon: armed('W01', 'A02', 'A04') }), playCard('A02'))).toBe('hostFull');
    expect(whyNot(plan({ weapon: armed('W01', 'A02') }), playCard('A02'))).toBeNull();
    expect(whyNot(plan({ attachments: ['A07'] }), playCard('A07'))).toBe('alreadyAttached');
    expect(whyNot(plan({ attachments: ['A08', 'A07'] }), playCard('A07'))).toBe('alreadyAttached');
    expect(whyNot(plan({ attachments: ['A08'] }), playCard('A07'))).toBeNull();
  });

  it('OD-ZONE-04 (edge case 22): a Long Magazine adds durability, and leaves with its Weapon', () => {
    const duel = acting({ s: { hand: ['A03', 'W12'], weapon: weapon('W08', { dur: 4 }) } });
    play(duel, playCard('A03'));
    expect(survivor(duel).weapon).toMatchObject({ dur: 7, durMax: 9, attachments: ['A03'] });
    play(duel, playCard('W12'));
    expect(survivor(duel).graveyard.survivorCards).toEqual(['W08', 'A03']);
  });

  it('OD-ZONE-04 (edge case 21): a second Heavy Weapon is ready', () => {
    const duel = acting({ s: { hand: ['W05'], weapon: weapon('W09', { spent: true }) }, threat: ['ZW1'] });
    play(duel, playCard('W05'));
    expect(whyNot(duel, attack(1))).toBeNull();
  });

  it('OD-CARD-01, OD-TURN-04 (3.4): an Item wears out by its uses, and "spend" Items work once a turn', () => {
    const duel = acting({ s: { hp: 10, items: items(['I01', { dur: 1 }], 'I02') } });
    play(duel, { type: 'USE_ITEM', item: 900 });
    expect(survivor(duel)).toMatchObject({ hp: 13, ap: 2, graveyard: { survivorCards: ['I01'] } });
    play(duel, { type: 'USE_ITEM', item: 901 });
    expect(survivor(duel)).toMatchObject({ hp: 17, ap: 1, items: [{ dur: 2, spent: true }] });
    expect(whyNot(duel, { type: 'USE_ITEM', item: 901 })).toBe('itemSpent');
    expect(whyNot(acting({ s: { items: items('I03') } }), { type: 'USE_ITEM', item: 900 })).toBe('noAbility');
  });

  it('OD-CARD-03: an Event lies on its pile before it works, so it cannot take itself back', () => {
    const duel = acting({ s: { hand: ['E07'] } });
    expect(whyNot(duel, event('E07'))).toBe('noSuchCard');
    const scr = acting({ s: { ...WREN, hand: ['S04'], deck: ['W01', 'W01'] } });
    play(scr, event('S04'));
    expect(survivor(scr)).toMatchObject({ exile: { survivorCards: ['S04'] }, ap: 4, tp: 3 });
    expect(stateOf(scr).marks.events).toBe(0);
  });
});

describe('what is offered', () => {
  it('OD-TURN-04: one move for each different thing that can be done, the end of the phase always', () => {
    const duel = acting({
      s: { hand: ['W01', 'W01', 'E03'], items: items('I01'), hp: 20 },
      threat: ['ZW1', 'ZW1', ['ZW1', { hp: 1 }]],
    });
    expect(offered(duel)).toEqual(['ATTACK', 'END_SURVIVOR_PHASE', 'EVENT', 'LOOT', 'PLAY', 'USE_ITEM']);
    const count = (type: string) => duel.legalMoves().filter((move) => move.type === type).length;
    expect([count('ATTACK'), count('PLAY'), count('LOOT')]).toEqual([2, 1, 2]);
  });

  it('OD-CMB-08, OD-ESC-05: passes the Stand-off when there is nothing to shoot and nothing to play', () => {
    const duel = newDuel({}, seats('bot', 'bot'));
    while (decisionIn(duel) !== 'spawn') play(duel, duel.legalMoves().at(-1) ?? END);
    play(duel, END_SPAWN);
    expect(decisionIn(duel)).not.toBe('standoff');
  });

  it('OD-CMB-08 (edge case 5): when the Weapon breaks, held AP may be used with bare hands', () => {
    const duel = sessionAt(
      table({
        s: { weapon: weapon('W08', { dur: 1 }), ap: 2 },
        threat: ['ZB3'],
        street: ['ZW1'],
        dice: [6, 5],
      }),
      'standoff',
    );
    play(duel, snap(2));
    expect([decisionIn(duel), whyNot(duel, { ...snap(1), numbers: [5, 6] })]).toEqual(['standoff', null]);
    expect(whyNot(duel, { ...snap(2), numbers: [5, 6] })).toBe('outOfReach');
    play(duel, PASS);
  });
});
