import { AREA_IDS, type AreaId, INFECTED_TYPES, type InfectedType } from '../../../../models/dying-light/ids';
import type { SceneModel } from './scene-model';

/** One miniature of the box. The rules only count them; the table must know which one walks. */
export interface Figure {
  readonly key: string;
  readonly type: InfectedType;
  readonly area: AreaId;
  readonly down: boolean;
  /** Which spot of its Area it stands on. */
  readonly slot: number;
}

/** A miniature that is known to have walked. */
export interface Walk {
  readonly infected: InfectedType;
  readonly from: AreaId;
  readonly to: AreaId;
}

interface Wanted {
  readonly type: InfectedType;
  readonly area: AreaId;
  readonly down: boolean;
}

/** Every miniature that the model asks for, one entry each. */
function wantedIn(infected: SceneModel['infected']): Wanted[] {
  return AREA_IDS.flatMap((area) =>
    INFECTED_TYPES.flatMap((type) =>
      [false, true].flatMap((down) => {
        const count = infected[area]?.[down ? 'down' : 'standing'][type] ?? 0;
        return [...Array(count).keys()].map(() => ({ type, area, down }));
      }),
    ),
  );
}

function freeSlot(figures: readonly Figure[], area: AreaId): number {
  const taken = new Set(figures.filter((figure) => figure.area === area).map((figure) => figure.slot));
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}

function freeKey(used: ReadonlySet<string>, type: InfectedType): string {
  let number = 1;
  while (used.has(`${type}-${number}`)) number++;
  return `${type}-${number}`;
}

function walked(figures: readonly Figure[], walk: Walk): Figure[] {
  const walker = figures.find((f) => f.type === walk.infected && f.area === walk.from && !f.down);
  if (!walker) return [...figures];
  const others = figures.filter((figure) => figure !== walker);
  return [...others, { ...walker, area: walk.to, slot: freeSlot(others, walk.to) }];
}

/** Moves the first of `candidates` that fits to `chosen`. */
function take(candidates: Figure[], fits: (figure: Figure) => boolean): Figure | null {
  const index = candidates.findIndex(fits);
  return index < 0 ? null : (candidates.splice(index, 1)[0] ?? null);
}

/**
 * Finds the miniatures for the counts of a model: those already there stay on their spots, others
 * are laid down or stood up, come from elsewhere, or out of the box.
 * @param walk the miniature that has just walked, if one has
 */
export function trackCrowd(
  before: readonly Figure[],
  infected: SceneModel['infected'],
  walk: Walk | null = null,
): readonly Figure[] {
  const free = walk ? walked(before, walk) : [...before];
  const open: Wanted[] = [];
  const placed: Figure[] = [];
  for (const want of wantedIn(infected)) {
    const same = take(free, (f) => f.type === want.type && f.area === want.area && f.down === want.down);
    if (same) placed.push(same);
    else open.push(want);
  }
  for (const want of open) {
    const here = take(free, (f) => f.type === want.type && f.area === want.area);
    const elsewhere = here ?? take(free, (f) => f.type === want.type);
    const used = new Set([...before, ...placed].map((figure) => figure.key));
    const key = elsewhere?.key ?? freeKey(used, want.type);
    placed.push({ ...want, key, slot: here?.slot ?? freeSlot(placed, want.area) });
  }
  return placed;
}
