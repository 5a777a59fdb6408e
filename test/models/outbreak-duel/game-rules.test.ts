import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/outbreak-duel.json';
import { DECISIONS, type DecisionId } from '../../../models/outbreak-duel/decisions';
import type { Entry } from '../../../models/outbreak-duel/entries';
import { rules } from '../../../models/outbreak-duel/game-rules';
import { moveSchema } from '../../../models/outbreak-duel/move-schema';
import type { Move } from '../../../models/outbreak-duel/moves';
import { promptParams } from '../../../models/outbreak-duel/prompt';
import type { State } from '../../../models/outbreak-duel/state';
import {
  acting,
  attack,
  attacking,
  declare,
  END,
  play,
  S,
  seats,
  survivor,
  table,
  Z,
} from '../../helpers/outbreak-duel';

const TEXTS: Readonly<Record<string, string>> = texts;

describe('whose decision it is (OD-STR-01)', () => {
  it('decides who may move, and names who decides', () => {
    const duel = acting({ seats: seats('person', 'person') });
    expect(duel.play(END, Z)).toEqual({
      ok: false,
      reason: { id: 'notYourTurn', params: { name: { names: ['Dora'] }, n: 1 } },
    });
    expect(duel.play(END, S).ok).toBe(true);
  });
});

describe('the engine', () => {
  it('takes what leaves no choice, and never the end of a Survivor Phase (section 5)', () => {
    const alone = acting({ s: { ap: 0, tp: 0 }, threat: ['ZB1'], z: { th: 0 } });
    expect(alone.legalMoves()).toEqual([END]);
    expect(rules.forcedMove(alone.whole().position)).toBeNull();
    const told = play(alone, END, { type: 'END_SPAWN' });
    expect(told.filter(({ type }) => type === 'forced')).toMatchObject([
      { move: { type: 'DECLARE', zombie: 1 } },
      { move: { type: 'END_ABILITIES' } },
    ]);
    expect(survivor(alone).hp).toBe(21);
  });

  it('leaves Surge to be chosen, even of the only attacker (OD-ATK-01)', () => {
    const duel = attacking({ threat: ['ZR2'], z: { th: 1 } });
    expect(duel.legalMoves()).toEqual([declare(1, false), declare(1, true)]);
    expect(rules.forcedMove(duel.whole().position)).toBeNull();
  });
});

describe('undo', () => {
  it('goes back over cards that lie open, and never over a die, a drawn card or a death', () => {
    const duel = acting({
      s: { hand: ['W01'] },
      threat: ['ZW1'],
      dice: [3],
      seats: seats('person', 'person'),
    });
    play(duel, { type: 'PLAY', card: 'W01' });
    expect(duel.seen(S).undo).toEqual({ by: S, why: null });
    expect(duel.undo(S)).toBeNull();
    play(duel, { type: 'PLAY', card: 'W01' }, attack(1));
    expect(duel.seen(S).undo).toEqual({ by: null, why: { id: 'revealed', params: {} } });
    const died: Entry = {
      type: 'zombie-died',
      seat: Z,
      zombie: 1,
      card: 'ZW1',
      zone: 'threat',
      exiled: false,
    };
    expect(rules.reveals(died)).toBe(true);
    expect(rules.reveals({ type: 'spawned', seat: Z, zombie: 1, card: 'ZW1', th: 1 })).toBe(false);
  });
});

describe('moves from outside', () => {
  const settings = survivor(acting()).autoPass;
  const MOVES: readonly Move[] = [
    { type: 'KEEP', cards: ['W01', 'W01'] },
    { type: 'ATTACK', target: 3, numbers: [1, 6] },
    { type: 'SPAWN', index: 3 },
    { type: 'DECLARE', zombie: 4, surge: true },
    { type: 'PICK_CARD', card: 'ZW1' },
    { type: 'AUTO_PASS', seat: S, settings },
  ];

  it.each(MOVES)('are taken as they are: $type', (move) => {
    expect(v.parse(moveSchema, move)).toEqual(move);
  });

  it.each([
    { type: 'ATTACK', target: -1 },
    { type: 'NUMBERS', numbers: [7] },
    { type: 'PLAY', card: 'ZW1' },
    { type: 'AUTO_PASS', seat: S, settings: { ...settings, minAttackDamage: 0.5 } },
    { type: 'DANCE' },
  ])('are refused when they are none: $type', (move) => {
    expect(v.safeParse(moveSchema, move).success).toBe(false);
  });
});

const EFFECTS = { source: 'E05', by: 0, list: [], it: null } as const;
const NEEDS_CARD = { type: 'needCard', what: 'look', left: 1, ...EFFECTS } as const;

function stackOf(id: DecisionId): State['stack'] {
  if (id === 'needTarget') return [{ type: id, picked: [], ...EFFECTS }];
  if (id === 'needCard') return [NEEDS_CARD];
  return id === 'killWindow' ? [{ type: id, zombie: 'ZW1', inGraveyard: true }] : [];
}

describe('the sentence of a decision', () => {
  it('names the card that asks, and whom it asks (OD-PRIV-04)', () => {
    const asked = (by: 0 | 1) =>
      promptParams(table({ more: { stack: [{ ...NEEDS_CARD, by }] } }), 'needCard');
    expect(asked(0)).toMatchObject({ card: 'od.card.E05.name' });
    expect(asked(0).name).not.toEqual(asked(1).name);
  });

  it.each(Object.keys(DECISIONS) as DecisionId[])('%s is filled in completely', (id) => {
    const state = table({
      threat: ['ZB1'],
      more: { bite: { zombie: 1, surge: false, reduce: 0, negated: false }, stack: stackOf(id) },
    });
    const wanted = [...(TEXTS[`od.prompt.${id}`] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(promptParams(state, id))).toEqual(expect.arrayContaining(wanted));
  });
});

describe('the options', () => {
  it('are the usual ones where nothing is said, and refuse what is none', () => {
    expect(v.parse(rules.options, {})).toEqual({
      decks: ['hold', 'sight'],
      firstPlayer: 'random',
      headStartTh: 2,
      handicapHp: [0, 0],
    });
    for (const wrong of [
      { handicapHp: [1, 0] },
      { decks: ['hold'] },
      { firstPlayer: 2 },
      { headStartTh: -1 },
    ])
      expect(v.safeParse(rules.options, wrong).success).toBe(false);
  });
});
