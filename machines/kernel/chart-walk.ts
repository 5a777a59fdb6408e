/**
 * One event's way through a chart. The charts of games have no timers, actors, history, tags, exit actions, raised events or
 * final states, and no parallel states below the topmost: what is left is to find the transitions that are open, do their
 * actions, and enter states.
 */
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { AnyMove } from '../../models/kernel/types';
import { type Act, type ChartPlan, type Context, isWithin, type Place, type Way } from './chart-plan';

/**
 * The snapshot with another context at another place. Named field by field, as engines make such objects fastest: this is
 * done for every move.
 */
export function snapshotAt(
  from: AnyMachineSnapshot,
  context: Context,
  { nodes, value }: Place,
): AnyMachineSnapshot {
  return {
    status: from.status,
    output: from.output,
    error: from.error,
    machine: from.machine,
    context,
    _nodes: nodes,
    value,
    tags: from.tags,
    children: from.children,
    historyValue: from.historyValue,
    matches: from.matches,
    hasTag: from.hasTag,
    can: from.can,
    getMeta: from.getMeta,
    toJSON: from.toJSON,
  } as AnyMachineSnapshot;
}

export class ChartWalk {
  private context: Context;
  /** The innermost active state of each region. */
  private readonly leaves: AnyStateNode[];

  constructor(
    private readonly plan: ChartPlan,
    private readonly start: AnyMachineSnapshot,
    private readonly event: AnyMove,
  ) {
    this.context = start.context;
    this.leaves = start._nodes.filter(({ type }) => type === 'atomic');
  }

  /** Takes what the event sets off, then what is open without one, until nothing is. */
  go(): AnyMachineSnapshot {
    const { plan, start } = this;
    const { type } = this.event;
    const first = this.open((leaf) => plan.answersTo(type, leaf));
    if (first.length === 0) return start;
    for (let taken = first; taken.length > 0; taken = this.open(plan.onwards)) this.take(taken);
    return snapshotAt(start, this.context, plan.placeAt(this.leaves));
  }

  /** The first open way of each region; one that regions share counts once. */
  private open(from: (leaf: AnyStateNode) => readonly Way[]): readonly Way[] {
    const scene = { context: this.context, event: this.event };
    const open: Way[] = [];
    for (const leaf of this.leaves) {
      const way = from(leaf).find(({ allows }) => allows(scene));
      if (way && !open.includes(way)) open.push(way);
    }
    return open;
  }

  private take(ways: readonly Way[]): void {
    for (const { acts } of ways) this.act(acts);
    for (const { arrivals } of ways) {
      for (const { domain, acts, leaf } of arrivals) {
        const region = this.leaves.findIndex((active) => isWithin(active, domain));
        this.act(acts);
        this.leaves[region] = leaf;
      }
    }
  }

  private act(acts: readonly Act[]): void {
    for (const act of acts) this.context = act({ context: this.context, event: this.event });
  }
}
