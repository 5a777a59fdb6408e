import { expect, it } from 'vitest';
import { chronicle } from '../../../../renderer/app/screens/chronicle';

const WORTH: Readonly<Record<string, number>> = { death: 9, blow: 2 };
const tellers = {
  worthOf: ({ type }: { readonly type: string }) => WORTH[type] ?? 0,
  textOf: ({ type, n }: { readonly type: string; readonly n: number }) => `${type} ${n}`,
  roundBegun: ({ type, n }: { readonly type: string; readonly n: number }) => (type === 'round' ? n : null),
};
const logOf = (...types: readonly string[]) => types.map((type, n) => ({ entry: { type, n }, move: n }));

it('tells what the game turned on, in order and with its Round, and passes over the rest', () => {
  expect(chronicle(logOf('step', 'round', 'blow', 'step', 'death'), tellers)).toEqual([
    { at: 2, when: 'Round 1', text: 'blow 2' },
    { at: 4, when: 'Round 1', text: 'death 4' },
  ]);
});

it('keeps the weightiest when there is too much to tell, of those alike the later ones', () => {
  const many = chronicle(logOf('death', ...Array.from({ length: 20 }, () => 'blow')), tellers);
  expect(many.map(({ text }) => text)).toEqual([
    'death 0',
    ...[15, 16, 17, 18, 19, 20].map((n) => `blow ${n}`),
  ]);
});

it('words what happened knowing what led up to it', () => {
  const textOf = (_entry: unknown, before: readonly { readonly type: string }[]) =>
    before.map(({ type }) => type).join(' then ');
  const [death] = chronicle(logOf('step', 'aim', 'death'), { ...tellers, textOf });
  expect(death?.text).toBe('step then aim');
});
