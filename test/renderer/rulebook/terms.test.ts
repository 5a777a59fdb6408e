import { expect, it } from 'vitest';
import type { Rulebook } from '../../../models/kernel/rulebook';
import { termsIn } from '../../../renderer/rulebook/terms';

const WORDS: Readonly<Record<string, string>> = {
  'book.jump.title': 'Jump',
  'book.jump.text': 'Over a gap.',
  'book.pad.title': 'Jump Pad',
  'book.pad.text': 'Throws you.',
  'book.risk.title': 'Risk, Danger',
  'book.risk.text': 'What may go wrong.',
  'book.long.title': 'When to jump at all',
  'book.long.text': 'A sentence.',
};
const BOOK: Rulebook = {
  words: 'book',
  topics: ['all'],
  entries: ['jump', 'pad', 'risk', 'long'].map((id) => ({ id, topic: 'all', rules: [], see: [] })),
};
const namesIn = (text: string) => termsIn(BOOK, text, (id) => WORDS[id] ?? id).map(({ name }) => name);

it('finds the words of the rulebook in a text, in its order, singular or plural', () => {
  expect(namesIn('Less Risk for your Jumps.')).toEqual(['Risk', 'Jump']);
});

it('takes the longer of two words that share one, and no part of a word', () => {
  expect(namesIn('A Jump Pad.')).toEqual(['Jump Pad']);
  expect(namesIn('Jumping is Risky.')).toEqual([]);
});

it('knows both names of an entry, and leaves out titles that are sentences', () => {
  expect(namesIn('Danger! When to jump at all')).toEqual(['Danger']);
});
