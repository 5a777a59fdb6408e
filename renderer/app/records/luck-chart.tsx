import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { t } from '../../i18n';
import { signedText } from './words';
import 'uplot/dist/uPlot.min.css';

interface LuckChartProps {
  readonly lines: readonly { readonly id: string; readonly name: string; readonly sums: readonly number[] }[];
}

/** Colours by their names in the theme, and dashes for whoever does not tell them apart. */
const STROKES = [
  { colour: '--accent', dash: [], mark: 'solid' },
  { colour: '--night', dash: [8, 4], mark: 'dashed' },
  { colour: '--good', dash: [2, 3], mark: 'dotted' },
  { colour: '--danger-bright', dash: [10, 3, 2, 3], mark: 'double' },
] as const;
const HEIGHT = 220;

function strokeOf(line: number): (typeof STROKES)[number] {
  return STROKES[line % STROKES.length] ?? STROKES[0];
}

type Lines = LuckChartProps['lines'];

/** One column a game; lines with fewer games end before the others. */
function dataOf(lines: Lines): UPlot.AlignedData {
  const most = Math.max(...lines.map(({ sums }) => sums.length));
  const games = Array.from({ length: most + 1 }, (_, n) => n);
  const columns = lines.map(({ sums }) => games.map((n) => (n === 0 ? 0 : (sums[n - 1] ?? null))));
  return [games, ...columns];
}

function optionsOf(lines: Lines, width: number, styles: CSSStyleDeclaration): UPlot.Options {
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--line-faint'), width: 1 },
    ticks: { show: false },
    font: `${styles.fontSize} ${styles.fontFamily}`,
  };
  return {
    width,
    height: HEIGHT,
    scales: { x: { time: false } },
    cursor: { show: false },
    // The first series are the games themselves.
    legend: { live: false, markers: { width: 3, dash: (_plot, series) => strokeOf(series - 1).mark } },
    axes: [
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] },
      { ...axis, size: 64, values: (_plot, splits) => splits.map((split) => signedText(split, 0)) },
    ],
    series: [
      { label: t('ui.records.chart-game') },
      ...lines.map(({ name }, at) => {
        const stroke = strokeOf(at);
        return {
          label: name,
          stroke: colour(stroke.colour),
          dash: [...stroke.dash],
          width: 2,
          points: { show: false },
        };
      }),
    ],
  };
}

/** How luck added up game by game; the table beneath says the same in numbers. */
export function LuckChart({ lines }: LuckChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const plot = new UPlot(
      optionsOf(lines, element.clientWidth, getComputedStyle(element)),
      dataOf(lines),
      element,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    fit.observe(element);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [lines]);
  return <div ref={place} className="records-chart" role="img" aria-label={t('ui.records.chart')} />;
}
