/**
 * One event's way through a chart. The charts of games have no timers, actors, history, tags, exit actions, raised events or
 * final states, and no parallel states below the topmost: what is left is to find the transitions that are open, do their
 * actions, and enter states.
 */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import type { AnyMove } from '../../models/kernel/types';

type Context = Readonly<Record<string, unknown>>;
type Scene = { readonly context: Context; readonly event: AnyMove };

/** What the machine was set up with: what its guards and actions do. */
interface Meaning {
  readonly guards: Readonly<Record<string, ((scene: Scene, params: unknown) => boolean) | undefined>>;
  readonly actions: Readonly<
    Record<string, { readonly assignment: (scene: Scene, params: unknown) => Context } | undefined>
  >;
}

/** A guard or action as a chart names it. */
type Named = string | { readonly type: string; readonly params?: unknown };

function found<T>(meanings: Readonly<Record<string, T | undefined>>, named: Named): [T, unknown] {
  const { type, params } = typeof named === 'string' ? { type: named, params: undefined } : named;
  const meaning = meanings[type];
  if (meaning === undefined) throw new Error(`The chart names "${type}", which nobody has set up.`);
  return [meaning, params];
}

function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  let at: AnyStateNode | undefined = node;
  while (at && at !== outer) at = at.parent;
  return at === outer;
}

/** The state that stays active while a transition leads from one state to another. */
function domainOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  if (isWithin(target, source)) return source;
  let at: AnyStateNode | undefined = target.parent;
  while (at && !isWithin(source, at)) at = at.parent;
  if (!at || at.type === 'parallel') throw new Error(`No way leads from "${source.id}" to "${target.id}".`);
  return at;
}

/** From the outermost state below `outer` to the node. */
function pathTo(node: AnyStateNode, outer: AnyStateNode | undefined): AnyStateNode[] {
  const path: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at && at !== outer; at = at.parent) path.unshift(at);
  return path;
}

/** What becomes active besides, when the node does. */
function insideOf(node: AnyStateNode): AnyStateNode[] {
  const inside: AnyStateNode[] = [];
  for (let at = node; at.type === 'compound'; inside.push(at)) at = at.initial.target?.[0] as AnyStateNode;
  return inside;
}

function stateValueOf(node: AnyStateNode, leaves: readonly AnyStateNode[]): StateValue {
  const value: Record<string, StateValue> = {};
  for (const leaf of leaves) {
    const [child] = pathTo(leaf, node);
    if (!child || !isWithin(leaf, node)) continue;
    if (child === leaf && node.type === 'compound') return leaf.key;
    value[child.key] = child === leaf ? {} : stateValueOf(child, leaves);
  }
  return value;
}

export class ChartWalk {
  private context: Context;
  /** The innermost active state of each region. */
  private readonly leaves: AnyStateNode[];
  private readonly meaning: Meaning;

  constructor(
    private readonly start: AnyMachineSnapshot,
    private readonly event: AnyMove,
  ) {
    this.context = start.context;
    this.leaves = start._nodes.filter(({ type }) => type === 'atomic');
    this.meaning = start.machine.implementations as unknown as Meaning;
  }

  /** Takes what the event sets off, then what is open without one, until nothing is. */
  go(): AnyMachineSnapshot {
    const { type } = this.event;
    const first = this.open((node) => node.transitions.get(type));
    if (first.length === 0) return this.start;
    for (let taken = first; taken.length > 0; taken = this.open((node) => node.always)) this.take(taken);
    const { root } = this.start.machine;
    const nodes = [...new Set(this.leaves.flatMap((leaf) => pathTo(leaf, undefined)))];
    return { ...this.start, context: this.context, _nodes: nodes, value: stateValueOf(root, this.leaves) };
  }

  /** The first open transition of each region, from its innermost state outwards; one that regions share counts once. */
  private open(
    of: (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined,
  ): readonly AnyTransitionDefinition[] {
    const open = new Set<AnyTransitionDefinition>();
    for (const leaf of this.leaves) {
      let transition: AnyTransitionDefinition | undefined;
      for (let node: AnyStateNode | undefined = leaf; node && !transition; node = node.parent)
        transition = of(node)?.find(({ guard }) => guard === undefined || this.allows(guard as Named));
      if (transition) open.add(transition);
    }
    return [...open];
  }

  private allows(guard: Named): boolean {
    const [check, params] = found(this.meaning.guards, guard);
    return check({ context: this.context, event: this.event }, params);
  }

  private take(transitions: readonly AnyTransitionDefinition[]): void {
    for (const { actions } of transitions) this.act(actions as readonly Named[]);
    for (const { source, target } of transitions) for (const node of target ?? []) this.enter(source, node);
  }

  private act(actions: readonly Named[]): void {
    for (const action of actions) {
      const [{ assignment }, params] = found(this.meaning.actions, action);
      this.context = { ...this.context, ...assignment({ context: this.context, event: this.event }, params) };
    }
  }

  private enter(source: AnyStateNode, target: AnyStateNode): void {
    const domain = domainOf(source, target);
    const region = this.leaves.findIndex((leaf) => isWithin(leaf, domain));
    const entered = [...pathTo(target, domain), ...insideOf(target)];
    for (const { entry } of entered) this.act(entry as unknown as readonly Named[]);
    this.leaves[region] = entered.at(-1) ?? target;
  }
}
