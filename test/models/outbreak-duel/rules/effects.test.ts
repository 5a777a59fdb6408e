/** The primitives of 3.11, card by card, and rulings of section 7 that no vector holds. */
import { describe, expect, it } from 'vitest';
import type { SurvivorCardId, ZombieId } from '../../../../models/outbreak-duel/ids';
import {
  acting,
  attacking,
  controller,
  decisionIn,
  declare,
  END,
  END_SPAWN,
  entriesOf,
  event,
  hpOf,
  inZone,
  items,
  offered,
  play,
  react,
  sessionAt,
  stateOf,
  survivor,
  table,
  target,
  weapon,
  whyNot,
  Z,
} from '../../../helpers/outbreak-duel';

const USE = { type: 'USE_ITEM', item: 900 } as const;
const DONE = { type: 'DONE' } as const;
const pick = (card: SurvivorCardId | ZombieId) => ({ type: 'PICK_CARD', card }) as const;
const grave = (survivorCards: readonly SurvivorCardId[], zombieCards: readonly ZombieId[]) => ({
  graveyard: { survivorCards, zombieCards },
});

describe('what is used on zombies', () => {
  it('OD-DMG-01, OD-DMG-06: damage stays, and all of one effect happens at once, the oldest dying first', () => {
    const duel = acting({
      s: { hand: ['E03', 'E03'], ap: 4 },
      threat: ['ZB1', ['ZW8', { hp: 2 }], 'ZW1'],
      z: { th: 0 },
    });
    const told = play(duel, event('E03'));
    expect(hpOf(duel)).toEqual([['ZB1', 4]]);
    expect(entriesOf(told, 'zombie-died').map(({ card }) => card)).toEqual(['ZW8', 'ZW1']);
    expect(whyNot(acting({ s: { hand: ['E03'] }, street: ['ZB1'] }), event('E03'))).toBe('noTarget');
  });

  it('One Clean Line hits twice, the second target is chosen after the first, and what it kills is exiled (edge case 40)', () => {
    const duel = acting({ s: { survivor: 'V02', hand: ['S02'] }, threat: ['ZW1', 'ZB1'] });
    play(duel, event('S02'), target(1));
    expect(controller(duel).exile.zombieCards).toEqual(['ZW1']);
    expect([hpOf(duel), decisionIn(duel)]).toEqual([[['ZB1', 2]], 'main']);
    expect(survivor(duel).exile.survivorCards).toEqual(['S02']);
  });

  it('up to N may stop after the first pick, takes nobody twice, and is over when nobody is left', () => {
    const duel = acting({ s: { hand: ['E15'] }, threat: ['ZB1', 'ZW1', 'ZB3'] });
    play(duel, event('E15'));
    expect([offered(duel), whyNot(duel, DONE)]).toEqual([['TARGET'], 'badChoice']);
    play(duel, target(1));
    expect([whyNot(duel, target(1)), whyNot(duel, DONE)]).toEqual(['badChoice', null]);
    play(duel, DONE);
    expect(survivor(duel).board.map(({ stunned }) => stunned)).toEqual([true, false, false]);
    const all = acting({ s: { hand: ['E15'] }, threat: ['ZB1'] });
    play(all, event('E15'));
    expect([survivor(all).board[0]?.stunned, decisionIn(all)]).toEqual([true, 'main']);
  });

  it('OD-KW-01: Relentless is neither stunned nor moved back, and cannot be chosen for that', () => {
    const duel = acting({ s: { hand: ['E15', 'E04'], items: items('I09') }, threat: ['ZB4'] });
    expect([whyNot(duel, event('E15')), whyNot(duel, event('E04')), whyNot(duel, USE)]).toEqual([
      'relentless',
      'relentless',
      'relentless',
    ]);
    const stunned = acting({ s: { items: items('I10') }, threat: [['ZW1', { stunned: true }]] });
    expect(whyNot(stunned, USE)).toBe('alreadyStunned');
  });

  it('only reaches the zone that is printed (edge case 15)', () => {
    const duel = acting({ s: { hand: ['E04', 'E16'] }, threat: ['ZW1', 'ZW3'], street: ['ZB1'] });
    play(duel, event('E16'));
    expect(duel.whyIllegal(target(3))).toEqual({ id: 'wrongZone', params: { zone: 'od.zone.threat' } });
    expect(whyNot(acting({ s: { hand: ['E04'] }, street: ['ZW1'] }), event('E04'))).toBe('noTarget');
  });

  it.each([
    { die: 3, zone: 'zombie' },
    { die: 2, zone: 'threat' },
  ] as const)('OD-ESC-01: Smoke Canisters roll to escape, $die', ({ die, zone }) => {
    const duel = acting({ s: { items: items('I09') }, threat: ['ZW1'], dice: [die] });
    play(duel, USE);
    expect(inZone(duel, zone)).toEqual(['ZW1']);
    expect(survivor(duel)).toMatchObject({ ap: 2, items: [{ dur: 2 }] });
  });

  it('OD-KW-04: a Snare Kit stuns any zombie in sight, a Trip Line hits all in the street', () => {
    const duel = acting({ s: { items: items('I10') }, street: ['ZB1'], threat: ['ZX1'] });
    play(duel, USE);
    expect(survivor(duel).board.map(({ stunned }) => stunned)).toEqual([false, true]);
  });

  it('OD-TURN-06 (E02): Make It Count attacks with one more on the die and two more damage', () => {
    const duel = acting({ s: { hand: ['E02'], weapon: weapon('W02') }, threat: ['ZB3', 'ZB1'], dice: [3] });
    play(duel, event('E02'), target(1));
    expect(hpOf(duel)).toEqual([['ZB1', 7]]);
    expect(survivor(duel)).toMatchObject({ ap: 2, weapon: { dur: 5 } });
    const spent = acting({ s: { hand: ['E02'], weapon: weapon('W05', { spent: true }) }, threat: ['ZB3'] });
    expect(whyNot(spent, event('E02'))).toBe('weaponSpent');
    const far = acting({ s: { hand: ['E02'], weapon: weapon('W02') }, street: ['ZB3'] });
    expect(whyNot(far, event('E02'))).toBe('outOfReach');
  });

  it('OD-CMB-06 (E09, E10): bonuses for attacks and X+ rolls last for the turn', () => {
    const duel = acting({ s: { hand: ['E09', 'E10'], weapon: weapon('W01') }, threat: ['ZB3'], dice: [2] });
    play(duel, event('E09'), event('E10'));
    expect(survivor(duel).ap).toBe(2);
    play(duel, { type: 'ATTACK', target: 1 });
    expect(hpOf(duel)).toEqual([['ZB3', 3]]);
  });
});

describe('what is used on oneself', () => {
  it('heals up to the maximum, and only who is hurt or can be cured', () => {
    const duel = acting({ s: { hand: ['E14', 'E14'], hp: 21 } });
    play(duel, event('E14'));
    expect(survivor(duel).hp).toBe(24);
    expect(whyNot(duel, event('E14'))).toBe('fullHp');
    const ill = acting({ s: { infection: 2, items: items('I11') } });
    expect(whyNot(ill, USE)).toBeNull();
    const surgery = acting({ s: { survivor: 'V03', hp: 20, maxHp: 35, infection: 3, hand: ['S03'] } });
    play(surgery, event('S03'));
    expect(survivor(surgery)).toMatchObject({ hp: 27, infection: 0, cover: true, ap: 1 });
  });

  it('OD-CARD-03 (edge case 27): Run on Fumes never costs the last HP', () => {
    const duel = acting({ s: { hand: ['E08'], hp: 2, ap: 0 } });
    play(duel, event('E08'));
    expect(survivor(duel)).toMatchObject({ hp: 1, ap: 2 });
    expect(whyNot(acting({ s: { hand: ['E08'], hp: 1 } }), event('E08'))).toBe('wouldKillYou');
  });

  it('repairs up to the maximum, the crate only what shoots', () => {
    const duel = acting({ s: { weapon: weapon('W01', { dur: 5 }), items: items('I04') } });
    play(duel, USE);
    expect(survivor(duel).weapon?.dur).toBe(6);
    const why = (more: object) => whyNot(acting({ s: { items: items('I12'), ...more } }), USE);
    expect([why({}), why({ weapon: weapon('W01', { dur: 1 }) }), why({ weapon: weapon('W08') })]).toEqual([
      'noWeapon',
      'needRanged',
      'fullDurability',
    ]);
  });

  it('gains AP, TP and Cover', () => {
    const duel = acting({ s: { hand: ['E13'], items: items('I07') } });
    play(duel, event('E13'), USE);
    expect(survivor(duel)).toMatchObject({ cover: true, tp: 3, ap: 3 });
  });
});

describe('what looks for cards', () => {
  it('OD-PRIV-02: a Scanner shows the top three to its owner alone, and the rest goes to the bottom in order', () => {
    const duel = acting({ s: { deck: ['W01', 'W02', 'W03', 'E01'], items: items('I05') } });
    play(duel, USE);
    expect(duel.seen('seat-1').position.state.players[0].deck.slice(0, 3)).toEqual(['W01', 'W02', 'W03']);
    expect(duel.seen('seat-2').position.state.players[0].deck).toEqual(Array(4).fill('face-down'));
    play(duel, pick('W02'));
    expect(survivor(duel)).toMatchObject({ hand: ['W02'], deck: ['E01', 'W01', 'W03'] });
    expect(duel.seen('seat-2').log.at(-1)?.entry).toMatchObject({ type: 'took', card: 'face-down' });
  });

  it('OD-WIN-02: a Scanner looks at what is there', () => {
    const duel = acting({ s: { deck: ['W01'], items: items('I05') } });
    expect(whyNot(acting({ s: { deck: [], items: items('I05') } }), USE)).toBe('deckEmpty');
    play(duel, USE, pick('W01'));
    expect(survivor(duel)).toMatchObject({ hand: ['W01'], deck: [] });
  });

  it('Supply Run takes a Weapon, shows it and shuffles; without one it is refused (edge case 23)', () => {
    const duel = acting({ s: { hand: ['E06'], deck: ['E01', 'W05', 'W05', 'I01'] } });
    play(duel, event('E06'));
    expect(duel.legalMoves()).toEqual([pick('W05')]);
    play(duel, pick('W05'));
    expect(survivor(duel).hand).toEqual(['W05']);
    expect(duel.seen('seat-2').log.at(-1)?.entry).toMatchObject({ type: 'took', card: 'W05', from: 'deck' });
    expect(whyNot(acting({ s: { hand: ['E06'], deck: ['E01'] } }), event('E06'))).toBe('noSuchCard');
  });

  it('Grave Goods take a Weapon or an Item back, as new (edge case 22)', () => {
    const duel = acting({ s: { hand: ['E07'], ...grave(['W08', 'A03', 'I01'], []) } });
    play(duel, event('E07'));
    expect(duel.legalMoves()).toEqual([pick('W08'), pick('I01')]);
    play(duel, pick('W08'), { type: 'PLAY', card: 'W08' });
    expect(survivor(duel).weapon).toMatchObject({ dur: 6, attachments: [] });
  });

  it('OD-STR-04: Torch the Pile exiles up to three of the opposing graveyard, and draws', () => {
    const duel = acting({ s: { hand: ['E05'], deck: ['W01'] }, z: grave([], ['ZR1', 'ZR1', 'ZR2']) });
    play(duel, event('E05'), pick('ZR1'), pick('ZR2'), DONE);
    expect(controller(duel)).toMatchObject({
      exile: { zombieCards: ['ZR1', 'ZR2'] },
      graveyard: { zombieCards: ['ZR1'] },
    });
    expect(survivor(duel).hand).toEqual(['W01']);
    const none = acting({ s: { hand: ['E05'], deck: ['W01'] } });
    play(none, event('E05'));
    expect(survivor(none).hand).toEqual(['W01']);
  });

  it('Open the Gate raises what costs 3 or less, never a Boss (edge case 30)', () => {
    const duel = acting({ s: { hand: ['E12'], ...grave([], ['ZX1', 'ZB3', 'ZB1']) } });
    play(duel, event('E12'), pick('ZB1'));
    expect(controller(duel).board).toMatchObject([{ card: 'ZB1', hp: 7 }]);
    expect(whyNot(acting({ s: { hand: ['E12'], ...grave([], ['ZX1']) } }), event('E12'))).toBe('noSuchCard');
  });
});

describe('threat', () => {
  it('OD-RES-06 (TV-70, edge cases 28, 29): is taken down to 0, never from 0, and given without a limit', () => {
    const duel = acting({ s: { hand: ['E18', 'E11'], th: 20 }, z: { th: 1 } });
    play(duel, event('E18'), event('E11'));
    expect([controller(duel).th, survivor(duel).th]).toEqual([0, 22]);
    expect(acting({ s: { hand: ['E18'] }, z: { th: 0 } }).whyIllegal(event('E18'))).toEqual({
      id: 'noTh',
      params: { n: 1, k: 0 },
    });
  });

  it('OD-ZP-06, OD-KW-01: Act is paid in step 6, once a zombie and phase, also when stunned or sick', () => {
    const duel = sessionAt(
      table({ s: { ap: 0, tp: 0 }, street: [['ZM2', { sick: true, stunned: true }], 'ZM2'], z: { th: 3 } }),
      'abilities',
    );
    play(duel, { type: 'ACT', zombie: 1 });
    expect([survivor(duel).hp, controller(duel).th, whyNot(duel, { type: 'ACT', zombie: 1 })]).toEqual([
      23,
      2,
      'actUsed',
    ]);
    play(duel, { type: 'ACT', zombie: 2 });
    expect(survivor(duel).hp).toBe(22);
  });

  it('OD-ZP-06 (edge case 31): the Hive Mother raises a one-cost zombie of her owner onto this board', () => {
    const plan = { s: { ap: 0, tp: 0 }, street: [['ZM6', { sick: true }]] as const };
    const none = sessionAt(table({ ...plan, z: { th: 2, ...grave([], ['ZR1']) } }), 'abilities');
    expect([whyNot(none, { type: 'ACT', zombie: 1 }), whyNot(none, { type: 'ACT', zombie: 9 })]).toEqual([
      'noSuchCard',
      'badChoice',
    ]);
    const duel = sessionAt(
      table({ ...plan, z: { th: 2, ...grave([], ['ZR1', 'ZW3', 'ZW5']) } }),
      'abilities',
    );
    play(duel, { type: 'ACT', zombie: 1 });
    expect([duel.whole().prompt.seats, duel.legalMoves()]).toEqual([[Z], [pick('ZW3'), pick('ZW5')]]);
    play(duel, pick('ZW5'));
    expect(survivor(duel).board.map(({ card }) => card)).toEqual(['ZM6', 'ZW5']);
  });

  it('OD-ZP-06, OD-KW-01 (edge case 32): Regrow heals up to the printed HP, and nothing else ever does', () => {
    const duel = sessionAt(
      table({
        s: { ap: 0, tp: 0 },
        street: [
          ['ZM4', { hp: 1, sick: true }],
          ['ZM4', { hp: 3, sick: true }],
          ['ZB1', { hp: 2, sick: true }],
        ],
      }),
      'spawn',
    );
    play(duel, END_SPAWN);
    expect(hpOf(duel).map(([, hp]) => hp)).toEqual([3, 4, 2]);
  });

  it('OD-KW-02: Infection may be the last of it, and is answered like any damage', () => {
    const duel = acting({ s: { ap: 0, hp: 1, infection: 2, hand: ['R11'] }, z: { th: 0 } });
    play(duel, END);
    expect(decisionIn(duel)).toBe('lethalWindow');
    play(duel, react('R11'));
    expect(survivor(duel)).toMatchObject({ hp: 2, infection: 1 });
    expect(decisionIn(duel)).toBe('spawn');
  });

  it('OD-RES-04: each has an own store, and only the one of the zombie controller decays', () => {
    const duel = acting({ s: { th: 9, ap: 0, tp: 0 }, z: { th: 0 } });
    play(duel, END, END_SPAWN);
    expect(survivor(duel).th).toBe(9);
    expect(
      entriesOf(
        duel.whole().log.map(({ entry }) => entry),
        'decayed',
      ),
    ).toEqual([]);
  });

  it('OD-SPAWN-01: what is too dear is refused with its price', () => {
    const duel = sessionAt(table({ z: { th: 2, hordeRow: ['ZB1', 'ZW1'] } }), 'spawn');
    expect(duel.whyIllegal({ type: 'SPAWN', index: 0 })).toEqual({
      id: 'cannotPay',
      params: { name: 'od.card.ZB1.name', n: 3, k: 2 },
    });
    expect(whyNot(duel, { type: 'SPAWN', index: 3 })).toBe('badChoice');
  });

  it('OD-REACT-04: nobody is asked about a bite that no longer is one (OD-ATK-04)', () => {
    const duel = attacking({
      s: { ap: 0, hand: ['R12', 'R12'] },
      threat: [['ZW3', { hp: 2 }], 'ZB1', 'ZB3'],
    });
    play(duel, declare(1), react('R12'));
    expect([decisionIn(duel), stateOf(duel).bite]).toEqual(['chooseAttacker', null]);
  });
});
