import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HpCurves } from '../../../../renderer/games/outbreak-duel/hp-curves';

const CURVE = [
  { round: 0, hp: [24, 30] },
  { round: 1, hp: [24, 15] },
  { round: 2, hp: [0, 15] },
] as const;

const markup = renderToStaticMarkup(<HpCurves curve={CURVE} names={['Dutch', 'Wren']} />);

it('HP of both Survivors are lines from the first round to the last, the most HP at the top', () => {
  expect(markup).toContain('points="0.0,24.0 200.0,24.0 400.0,120.0"');
  expect(markup).toContain('points="0.0,0.0 200.0,60.0 400.0,60.0"');
});

it('the same numbers can be read as a table', () => {
  const rows = [...markup.matchAll(/<tr><th scope="row">(\d+)<\/th><td>(\d+)<\/td><td>(\d+)<\/td><\/tr>/g)];
  expect(rows.map(([, ...cells]) => cells.map(Number))).toEqual(CURVE.map(({ round, hp }) => [round, ...hp]));
});
