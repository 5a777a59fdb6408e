/** Draws a plot as SVG: a dot for what was counted, a line for its 95 % interval, a grey band for what is wanted. */
import * as Observable from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { wilson } from '../../../models/kernel/wilson';
import type { Plot, Row } from './plots';

const WIDTH = 760;
const ROW = 20;
const MARGINS = { marginLeft: 220, marginRight: 24, marginTop: 12, marginBottom: 40 } as const;
/** White even where a page is dark: the drawing stands in a file of its own, which knows nothing of the page around it. */
const STYLE = { background: 'white', color: '#222', fontSize: '12px', fontFamily: 'sans-serif' } as const;

/** A band that is one number is drawn as a thin one. */
function markOf({ label, wins, games, wanted: [from, to] }: Row) {
  const thin = from === to ? 0.003 : 0;
  return { label, share: wins / games, ...wilson(wins, games), from: from - thin, to: to + thin };
}

/** @returns the text of a file, the same for the same rows */
export function drawPlot({ title, rows }: Plot): string {
  const { document } = parseHTML('<html><body></body></html>');
  const data = rows.map(markOf);
  const svg = Observable.plot({
    document,
    width: WIDTH,
    height: rows.length * ROW + MARGINS.marginTop + MARGINS.marginBottom,
    ...MARGINS,
    style: STYLE,
    ariaLabel: title,
    x: { domain: [0, 100], percent: true, grid: true, label: 'won, %' },
    y: { domain: rows.map(({ label }) => label), label: null },
    marks: [
      Observable.barX(data, { y: 'label', x1: 'from', x2: 'to', fill: '#d8d8d8' }),
      Observable.ruleY(data, { y: 'label', x1: 'low', x2: 'high', stroke: '#8a1c1c', strokeWidth: 2 }),
      Observable.dot(data, { y: 'label', x: 'share', fill: '#8a1c1c', r: 4 }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}
