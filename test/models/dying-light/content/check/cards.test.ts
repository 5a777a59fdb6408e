import { describe, expect, it } from 'vitest';
import {
  checkContent,
  checkItem,
  checkWound,
  type Fault,
  pathText,
} from '../../../../../models/dying-light/content/check';
import { ITEMS } from '../../../../../models/dying-light/content/items';
import { MARKET } from '../../../../../models/dying-light/content/scenarios/market';
import { WOUNDS } from '../../../../../models/dying-light/content/wounds';
import { messageSentence } from '../../../../../tools/lib/sentences';

const read = (faults: readonly Fault[]) =>
  faults.map((fault) => `${pathText(fault.path)}: ${messageSentence('dying-light', fault)}`);

describe('Items and Wounds of the game', () => {
  it('have no faults', () => {
    expect(Object.values(ITEMS).flatMap(checkItem)).toEqual([]);
    expect(Object.values(WOUNDS).flatMap(checkWound)).toEqual([]);
  });
});

describe('the form of an Item', () => {
  const knives = ITEMS['c-knives'];

  it('goes with its type', () => {
    expect(read(checkItem({ ...knives, type: 'passive' }))).toEqual([
      'effect.kind: Expected ("defence" | "climb-discount"), found "attack".',
      'pace: There is no field "pace" here.',
    ]);
  });

  it('has an effect with its numbers', () => {
    expect(read(checkItem({ ...knives, effect: { kind: 'heal' } }))).toEqual([
      'effect.amount: The field "amount" is missing.',
    ]);
    expect(read(checkItem({ ...knives, effect: { kind: 'heal', amount: 0 } }))).toEqual([
      'effect.amount: This must be 1 or more.',
    ]);
  });
});

describe('the form of a Wound', () => {
  it('has an impact, a burden or null for each', () => {
    expect(read(checkWound({ id: 'wd-itch', impact: null }))).toEqual([
      'burden: The field "burden" is missing.',
    ]);
    const burden = { kind: 'jump-risk', risk: -1 };
    expect(read(checkWound({ id: 'wd-itch', impact: null, burden }))).toEqual([
      'burden.risk: This must be 1 or more.',
    ]);
  });
});

describe('any piece of content', () => {
  it('is told by its id', () => {
    expect(checkContent([MARKET, ITEMS['e-vest'], WOUNDS['wd-graze']])).toEqual([]);
    expect(read(checkContent([WOUNDS['wd-graze'], { id: 'wd-itch', burden: null }]))).toEqual([
      '[1].impact: The field "impact" is missing.',
    ]);
    expect(read(checkContent([MARKET, { id: 'sc-none', cards: 3 }]))[0]).toMatch(/^\[1\]\./);
  });

  it.each([[{ id: 'oranges' }], [{ name: 'oranges' }], ['oranges'], [null]])('needs one: %j', (json) => {
    expect(read(checkContent(json))).toEqual([
      'id: An id is expected: "sc-" scenario, "wd-" Wound, "c-", "e-" or "w-" Item.',
    ]);
  });
});
