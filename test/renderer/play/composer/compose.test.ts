import { describe, expect, it } from 'vitest';
import { askAll, compose, type Questions } from '../../../../renderer/play/composer/compose';
import {
  chosenLabels,
  openQuestion,
  type SeveralQuestion,
  toggled,
} from '../../../../renderer/play/composer/composition';

interface Order {
  readonly type: 'eat' | 'drink' | 'leave';
  readonly what?: string;
  readonly size?: number;
}

const ORDERS: readonly Order[] = [
  { type: 'eat', what: 'soup', size: 1 },
  { type: 'eat', what: 'soup', size: 2 },
  { type: 'eat', what: 'bread', size: 1 },
  { type: 'drink', what: 'tea' },
  { type: 'leave' },
];

const WHAT = {
  id: 'what',
  key: ({ what }: Order) => `${what}`,
  label: ({ what }: Order) => `A ${what}`,
  detail: (orders: readonly Order[], coins: number) => `${orders.length} sizes for ${coins}`,
};
const SIZE = {
  id: 'size',
  title: ({ what }: Order) => `How much ${what}?`,
  key: ({ size }: Order) => `${size}`,
  label: ({ size }: Order) => `Size ${size}`,
  preselect: true,
};

const MENU: Questions<Order, number> = {
  category: { id: 'category', key: ({ type }) => type, label: ({ type }) => type },
  facetsOf: ({ type }) => (type === 'leave' ? [] : [WHAT, SIZE]),
  titleOf: (facet) => `Which ${facet}?`,
};

describe('putting a move together', () => {
  it('asks for the kind first, and for nothing else before that is known', () => {
    const { questions, move } = compose(MENU, ORDERS, {}, 5);
    expect(questions.map(({ id, title }) => [id, title])).toEqual([['category', 'Which category?']]);
    expect(move).toBeNull();
  });

  it('asks no question that has but one answer', () => {
    expect(compose(MENU, ORDERS, { category: 'drink' }, 5).move).toEqual({ type: 'drink', what: 'tea' });
    expect(compose(MENU, ORDERS, { category: 'leave' }, 5).move).toEqual({ type: 'leave' });
  });

  it('takes the first answer by itself where a facet says so, and another once it is given', () => {
    const soup = { category: 'eat', what: 'soup' };
    expect(compose(MENU, ORDERS, soup, 5).move).toMatchObject({ size: 1 });
    expect(compose(MENU, ORDERS, { ...soup, size: '2' }, 5).move).toMatchObject({ size: 2 });
    const { questions } = compose(MENU, ORDERS, soup, 5);
    expect(questions.at(-1)?.title).toBe('How much soup?');
  });

  it('asks again where an answer no longer fits', () => {
    const composition = compose(MENU, ORDERS, { category: 'eat', what: 'cake' }, 5);
    expect(openQuestion(composition)?.id).toBe('what');
    expect(openQuestion(composition)?.choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['A soup', '2 sizes for 5'],
      ['A bread', '1 sizes for 5'],
    ]);
  });

  it('tells what was chosen so far', () => {
    expect(chosenLabels(compose(MENU, ORDERS, { category: 'eat', what: 'soup' }, 5))).toEqual([
      'eat',
      'A soup',
      'Size 1',
    ]);
  });

  it('puts nothing together out of no moves', () => {
    expect(compose(MENU, [], { category: 'eat' }, 5)).toEqual({ questions: [], move: null, refusal: null });
    expect(askAll(WHAT, [], MENU.titleOf, 5).questions).toEqual([]);
  });

  it('goes on with questions of its own where no list of moves holds the answers', () => {
    const refusal = { id: 'full', params: {} };
    const further = () => ({ questions: [], move: null, refusal });
    expect(compose({ ...MENU, further }, ORDERS, { category: 'leave' }, 5).refusal).toBe(refusal);
  });
});

describe('a question that takes several answers', () => {
  it('puts a choice in, takes it out, and keeps the order in which they are offered', () => {
    const choice = (key: string) => ({ key, label: key, detail: '', pieces: [] });
    const choices = ['a', 'b', 'c'].map(choice);
    const question: SeveralQuestion = { kind: 'several', id: 'give', title: '', choices, chosen: ['c'] };
    expect(toggled(question, 'a')).toBe('a c');
    expect(toggled({ ...question, chosen: ['a', 'c'] }, 'c')).toBe('a');
  });
});
