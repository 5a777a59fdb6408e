import type { HpAt } from '../../../models/outbreak-duel/statistics';
import { t } from '../../i18n';
import { sideClass } from './hud/side-mark';
import './hp-curves.css';

const WIDTH = 400;
const HEIGHT = 120;
const SIDES = [0, 1] as const;

interface HpCurvesProps {
  readonly curve: readonly HpAt[];
  readonly names: readonly string[];
}

function pointsOf(curve: readonly HpAt[], side: 0 | 1, most: number): string {
  const step = WIDTH / Math.max(1, curve.length - 1);
  return curve
    .map(({ hp }, index) => `${(index * step).toFixed(1)},${(HEIGHT * (1 - hp[side] / most)).toFixed(1)}`)
    .join(' ');
}

/** What the two lines say, for those who cannot see them. */
function Numbers({ curve, names }: HpCurvesProps) {
  return (
    <table className="unseen">
      <caption>{t('od.stat.curves')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('od.stat.rounds')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curve.map(({ round, hp }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            <td>{hp[0]}</td>
            <td>{hp[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The most HP and none at the left, rounds below. */
function Axes({ curve, most }: Pick<HpCurvesProps, 'curve'> & { readonly most: number }) {
  const step = WIDTH / Math.max(1, curve.length - 1);
  return (
    <g className="od-curve-axes">
      <text x={-6} y={4} textAnchor="end">
        {most}
      </text>
      <text x={-6} y={HEIGHT + 4} textAnchor="end">
        0
      </text>
      {curve.map(({ round }, index) => (
        <text key={round} x={index * step} y={HEIGHT + 16} textAnchor="middle">
          {round}
        </text>
      ))}
    </g>
  );
}

/** The HP of both Survivors, round by round. */
export function HpCurves(props: HpCurvesProps) {
  const { curve, names } = props;
  const most = Math.max(1, ...curve.flatMap(({ hp }) => hp));
  return (
    <figure className="od-curves">
      <figcaption>
        <span>{t('od.stat.curves')}</span>
        {SIDES.map((side) => (
          <span key={side} className={sideClass(side)}>
            {names[side]}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`-26 -12 ${WIDTH + 38} ${HEIGHT + 32}`} aria-hidden="true">
        <path className="od-curve-floor" d={`M0,${HEIGHT}H${WIDTH}`} />
        <Axes curve={curve} most={most} />
        {SIDES.map((side) => (
          <polyline key={side} className={sideClass(side)} points={pointsOf(curve, side, most)} />
        ))}
      </svg>
      <Numbers {...props} />
    </figure>
  );
}
