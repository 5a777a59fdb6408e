import { hexOf } from '../../../../models/kernel/hex';
import type { TeamId } from '../../../../models/one-month-in/ids';
import type { LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import './map-picture.css';

/** Half the height of a hexagon; its sides to the left and right are upright. */
const SIZE = 10;
const WIDE = Math.sqrt(3) * SIZE;
const GAP = 0.92;
const EDGE = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(key: string): Point {
  const { q, r } = hexOf(key);
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

function outlineOf({ x, y }: Point): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + SIZE * GAP * Math.cos(angle)).toFixed(1)},${(y + SIZE * GAP * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}

/** What the picture must show of the plane, as SVG wants it. */
function frameOf(points: readonly Point[]): string {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - WIDE / 2 - EDGE, Math.min(...ys) - SIZE - EDGE];
  const [right, bottom] = [Math.max(...xs) + WIDE / 2 + EDGE, Math.max(...ys) + SIZE + EDGE];
  return [left, top, right - left, bottom - top].map((n) => n.toFixed(1)).join(' ');
}

interface MapPictureProps {
  readonly layout: Pick<LayoutDraft, 'tiles' | 'bases' | 'core'>;
  /** Of the teams, in the order of their bases. */
  readonly teams: readonly TeamId[];
}

/** A map from above: streets in the fog, the bases in the colours of their teams. */
export function MapPicture({ layout, teams }: MapPictureProps) {
  const { tiles, bases, core } = layout;
  const kindOf = (key: (typeof tiles)[number]) => {
    const base = bases.indexOf(key);
    if (base >= 0) return `map-tile map-base map-base-${teams[base] ?? ''}`;
    return core.includes(key) ? 'map-tile map-core' : 'map-tile';
  };
  return (
    <svg className="map-picture" viewBox={frameOf(tiles.map(middleOf))} aria-hidden="true">
      {tiles.map((key) => (
        <polygon key={key} className={kindOf(key)} points={outlineOf(middleOf(key))} />
      ))}
    </svg>
  );
}
