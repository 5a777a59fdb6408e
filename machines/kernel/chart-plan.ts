/**
 * What can be known of a chart before anything happens in it: the ways that lead out of a state in the order in which they
 * are tried, what each of them does and where it ends, and what a place in the chart is called. Worked out when it is first asked for.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import type { AnyMove } from '../../models/kernel/types';

export type Context = Readonly<Record<string, unknown>>;
export type Scene = { readonly context: Context; readonly event: AnyMove };
type Guard = (scene: Scene) => boolean;
/** What it assigns is the whole context: a `GameContext` has no part that an action leaves alone. */
export type Act = (scene: Scene) => Context;

/** What the machine was set up with: what its guards and actions do. */
interface Meaning {
  readonly guards: Readonly<Record<string, ((scene: Scene, params: unknown) => boolean) | undefined>>;
  readonly actions: Readonly<
    Record<string, { readonly assignment: (scene: Scene, params: unknown) => Context } | undefined>
  >;
}

/** A guard or action as a chart names it. */
type Named = string | { readonly type: string; readonly params?: unknown };

/** States that become active, from the outermost inwards. */
interface Arrival {
  /** The state that stays active meanwhile. */
  readonly domain: AnyStateNode;
  readonly acts: readonly Act[];
  readonly leaf: AnyStateNode;
}

/** A transition; the same object wherever it is found. */
export interface Way {
  readonly allows: Guard;
  readonly acts: readonly Act[];
  readonly arrivals: readonly Arrival[];
}

/** A place in the chart. Shared by all who come there, so nobody may change it. */
export interface Place {
  readonly nodes: AnyStateNode[];
  readonly value: StateValue;
}

export function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
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
    value[child.key] = child === leaf ? Object.freeze({}) : stateValueOf(child, leaves);
  }
  return Object.freeze(value);
}

/** Remembers what was worked out for each key. */
function remembered<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  work: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const known = map.get(key);
    if (known !== undefined) return known;
    const value = work(key);
    map.set(key, value);
    return value;
  };
}

function found<T>(meanings: Readonly<Record<string, T | undefined>>, named: Named): [T, unknown] {
  const { type, params } = typeof named === 'string' ? { type: named, params: undefined } : named;
  const meaning = meanings[type];
  if (meaning === undefined) throw new Error(`The chart names "${type}", which nobody has set up.`);
  return [meaning, params];
}

/** The places that are known, by the innermost active state of each region, one after the other. */
class Fork {
  place: Place | null = null;
  private readonly forks = new Map<AnyStateNode, Fork>();

  to(leaf: AnyStateNode): Fork {
    const known = this.forks.get(leaf);
    if (known) return known;
    const fork = new Fork();
    this.forks.set(leaf, fork);
    return fork;
  }
}

export class ChartPlan {
  private readonly meaning: Meaning;
  private readonly places = new Fork();
  private readonly answers = remembered(
    new WeakMap<AnyStateNode, (type: string) => readonly Way[]>(),
    (leaf: AnyStateNode) =>
      remembered(new Map<string, readonly Way[]>(), (type) =>
        this.ways(leaf, ({ transitions }) => transitions.get(type)),
      ),
  );
  private readonly way = remembered(new Map<AnyTransitionDefinition, Way>(), (transition) =>
    this.wayOf(transition),
  );

  constructor(private readonly machine: AnyStateMachine) {
    this.meaning = machine.implementations as unknown as Meaning;
  }

  /** Where an event may lead, the innermost state first. */
  answersTo(type: string, leaf: AnyStateNode): readonly Way[] {
    return this.answers(leaf)(type);
  }

  /** Where it may go on without an event, the innermost state first. */
  readonly onwards = remembered(
    new WeakMap<AnyStateNode, readonly Way[]>(),
    (leaf: AnyStateNode): readonly Way[] => this.ways(leaf, ({ always }) => always),
  );

  /** @param leaves the innermost active state of each region */
  placeAt(leaves: readonly AnyStateNode[]): Place {
    let fork = this.places;
    for (const leaf of leaves) fork = fork.to(leaf);
    fork.place ??= this.newPlace(leaves);
    return fork.place;
  }

  private newPlace(leaves: readonly AnyStateNode[]): Place {
    const nodes = [...new Set(leaves.flatMap((leaf) => pathTo(leaf, undefined)))];
    return { nodes, value: stateValueOf(this.machine.root, leaves) };
  }

  private ways(
    leaf: AnyStateNode,
    of: (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined,
  ): readonly Way[] {
    return pathTo(leaf, undefined)
      .reverse()
      .flatMap((node) => (of(node) ?? []).map(this.way));
  }

  private wayOf({ guard, actions, source, target }: AnyTransitionDefinition): Way {
    return {
      allows: guard === undefined ? () => true : this.guardOf(guard as Named),
      acts: this.actsOf(actions),
      arrivals: (target ?? []).map((node) => {
        const domain = domainOf(source, node);
        const entered = [...pathTo(node, domain), ...insideOf(node)];
        const acts = entered.flatMap(({ entry }) => this.actsOf(entry));
        return { domain, acts, leaf: entered.at(-1) ?? node };
      }),
    };
  }

  private guardOf(guard: Named): Guard {
    const [check, params] = found(this.meaning.guards, guard);
    return (scene) => check(scene, params);
  }

  private actsOf(actions: readonly unknown[]): readonly Act[] {
    return actions.map((action) => {
      const [{ assignment }, params] = found(this.meaning.actions, action as Named);
      return (scene) => assignment(scene, params);
    });
  }
}

/** The plan of a machine's chart. */
export const planOf = remembered(
  new WeakMap<AnyStateMachine, ChartPlan>(),
  (machine: AnyStateMachine) => new ChartPlan(machine),
);
