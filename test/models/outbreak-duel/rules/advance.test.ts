/** Stepping up, waiting and being moved back: vectors 16 to 23 of the specification. */
import { describe, expect, it } from 'vitest';
import {
  acting,
  controller,
  END,
  END_SPAWN,
  entriesOf,
  event,
  hpOf,
  inZone,
  items,
  nextTurn,
  play,
  S,
  seats,
  sessionAt,
  stateOf,
  survivor,
  table,
  target,
  Z,
} from '../../../helpers/outbreak-duel';

/** S has nothing to reply with. */
const idle = { ap: 0, tp: 0 };

describe('zombies step up', () => {
  it('OD-ADV-01, OD-ADV-03 (TV-16): one that was spawned waits this turn, and advances and attacks in the next', () => {
    const duel = acting({ s: idle, z: { hordeRow: ['ZW1'], th: 0 } });
    play(duel, END, { type: 'SPAWN', index: 0 }, END_SPAWN);
    expect([inZone(duel, 'zombie'), survivor(duel).hp]).toEqual([['ZW1'], 24]);
    nextTurn(duel);
    expect(survivor(duel).board).toMatchObject([{ zone: 'zombie', sick: false }]);
    play(duel, END, END_SPAWN);
    while (stateOf(duel).active === 0) play(duel, duel.legalMoves().at(-1) ?? END);
    expect([inZone(duel, 'threat'), survivor(duel).hp]).toEqual([['ZW1'], 23]);
  });

  it('OD-ADV-01, OD-ATK-02 (TV-17): a Fast one advances and bites in the turn in which it was spawned', () => {
    const duel = acting({ s: idle, z: { hordeRow: ['ZR1', 'ZW1'], th: 0 } });
    play(duel, END, { type: 'SPAWN', index: 0 }, END_SPAWN);
    expect([inZone(duel, 'threat'), survivor(duel).hp]).toEqual([['ZR1'], 22]);
  });

  it('OD-ADV-02, OD-STR-05 (TV-18): a zombie that may move must, and nobody is asked', () => {
    const duel = sessionAt(table({ s: idle, street: ['ZB3'], z: { th: 0 } }), 'spawn');
    const told = play(duel, END_SPAWN);
    expect(entriesOf(told, 'advanced')).toEqual([
      { type: 'advanced', seat: Z, zombies: [{ zombie: 1, card: 'ZB3' }] },
    ]);
    expect(survivor(duel).hp).toBe(20);
  });

  it('OD-ADV-02 (TV-19): those in the Threat Zone stay where they are', () => {
    const duel = sessionAt(table({ s: idle, threat: ['ZW1'] }), 'spawn');
    expect(entriesOf(play(duel, END_SPAWN), 'advanced')).toEqual([]);
    expect(inZone(duel, 'threat')).toEqual(['ZW1']);
  });

  it('OD-ADV-04, OD-KW-04 (TV-20): a stunned one skips this turn and does both in the next', () => {
    const duel = acting({ s: { ap: 1, tp: 0, hand: ['E15'] }, street: ['ZB1'], z: { th: 0 } });
    play(duel, event('E15'), END);
    expect(inZone(duel, 'zombie')).toEqual(['ZB1']);
    nextTurn(duel);
    expect(survivor(duel).hp).toBe(24);
    nextTurn(duel);
    nextTurn(duel);
    expect(survivor(duel).hp).toBe(21);
  });

  it('OD-ADV-04 (TV-21): one that is moved back waits, unless it is Fast', () => {
    const duel = acting({ s: { ap: 1, tp: 0, hand: ['E04'] }, threat: ['ZW1', 'ZR1'], z: { th: 0 } });
    play(duel, event('E04'), target(1), target(2));
    expect([inZone(duel, 'zombie'), inZone(duel, 'threat')]).toEqual([['ZW1', 'ZR1'], []]);
    play(duel, END);
    nextTurn(duel);
    expect([inZone(duel, 'zombie'), inZone(duel, 'threat'), survivor(duel).hp]).toEqual([
      ['ZW1'],
      ['ZR1'],
      22,
    ]);
  });

  it('OD-ADV-05 (TV-22): the wire cuts the oldest first, and is used up by it', () => {
    const duel = sessionAt(
      table({ s: { ...idle, items: items(['I06', { dur: 1 }]) }, street: ['ZW1', 'ZR3'] }),
      'spawn',
    );
    play(duel, END_SPAWN);
    expect(hpOf(duel)).toEqual([
      ['ZW1', 2],
      ['ZR3', 1],
    ]);
    expect(survivor(duel)).toMatchObject({ items: [], graveyard: { survivorCards: ['I06'] } });
  });

  it('OD-ADV-05 (edge case 17): of two wires the older one works until it is used up, then the next', () => {
    const wires = items(['I06', { dur: 1 }], 'I06');
    const duel = sessionAt(table({ s: { ...idle, items: wires }, street: ['ZB1', 'ZB1'] }), 'spawn');
    play(duel, END_SPAWN);
    expect(hpOf(duel).map(([, hp]) => hp)).toEqual([6, 6]);
    expect(survivor(duel).items).toMatchObject([{ uid: 901, dur: 3 }]);
  });

  it('OD-SPAWN-04, OD-ADV-03 (TV-23): one raised in the own Survivor Phase attacks in the very next turn', () => {
    const duel = acting({
      s: { hand: ['E12'], ap: 2, tp: 0, graveyard: { survivorCards: [], zombieCards: ['ZW1'] } },
      z: { tp: 0, th: 0 },
    });
    play(duel, event('E12'), { type: 'PICK_CARD', card: 'ZW1' });
    expect(controller(duel).board).toMatchObject([{ card: 'ZW1', zone: 'zombie', hp: 3, sick: true }]);
    play(duel, END);
    nextTurn(duel);
    expect(controller(duel).board).toMatchObject([{ sick: false, zone: 'zombie' }]);
    nextTurn(duel);
    expect([controller(duel).board.map(({ zone }) => zone), controller(duel).hp]).toEqual([['threat'], 26]);
  });

  it('OD-STR-02, OD-STR-03: zombies stand on the board of the other player, with their damage, and rest in the turn of their owner', () => {
    const duel = acting({
      s: { ...idle },
      threat: [['ZB1', { hp: 3, stunned: true }]],
      z: { th: 0, deck: ['W01', 'W01'] },
      seats: seats('bot', 'bot'),
    });
    play(duel, END);
    nextTurn(duel);
    nextTurn(duel);
    expect([survivor(duel).board.map(({ hp }) => hp), survivor(duel).hp]).toEqual([[3], 24]);
    expect(survivor(duel).seat).toBe(S);
  });

  it('OD-ZONE-01: there is no limit to zombies in a zone', () => {
    const many = Array.from({ length: 12 }, () => 'ZW1' as const);
    const duel = sessionAt(table({ s: idle, street: many }), 'spawn');
    play(duel, END_SPAWN);
    expect(inZone(duel, 'threat')).toHaveLength(12);
  });
});
