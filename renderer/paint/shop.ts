/** Where miniatures get the paint that people have chosen: those that are there already at once, others when they come. */
import type { PaintArea } from './areas';
import { NO_PAINTWORK, type Paints, type Paintwork } from './paintwork';
import { areasOn, repaint, type Surface } from './surface';

/** A miniature that stands on a table, or may. */
export interface Painted {
  /** What it came with. */
  readonly surface: Surface;
  /** Its colours now, three a vertex. */
  readonly colours: Float32Array;
  /** Its colours have changed. */
  readonly show: () => void;
}

const stock = new Map<string, Painted>();
let paints: Paints = {};

function paint({ surface, colours, show }: Painted, paintwork: Paintwork): void {
  repaint(surface, paintwork, colours);
  show();
}

/** A miniature has come; it is painted as people want it, and whenever they want it otherwise. */
export function bringIn(name: string, miniature: Painted): void {
  stock.set(name, miniature);
  const paintwork = paints[name];
  if (paintwork) paint(miniature, paintwork);
}

/** Paints all miniatures whose paint has changed. */
export function setPaints(next: Paints): void {
  const before = paints;
  paints = next;
  for (const [name, miniature] of stock)
    if (before[name] !== next[name]) paint(miniature, next[name] ?? NO_PAINTWORK);
}

/** The miniatures that have come and stand in somebody's own paint. */
export function paintedNow(): readonly string[] {
  return [...stock.keys()].filter((name) => name in paints);
}

/** What of a miniature can be painted; none for one that has not come. */
export function areasOf(name: string): readonly PaintArea[] {
  const miniature = stock.get(name);
  return miniature ? areasOn(miniature.surface) : [];
}
