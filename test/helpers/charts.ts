/** Looks into statecharts. */
import type { AnyStateNode } from 'xstate';

/** A state with all states in it. */
export function allNodes(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(allNodes)];
}

/** States with something that a saved game could not carry: timers, history, invoked or spawned actors. */
export function unsavable(nodes: readonly AnyStateNode[]): readonly string[] {
  return nodes
    .filter(({ type, after, invoke }) => type === 'history' || after.length > 0 || invoke.length > 0)
    .map(({ id }) => id);
}
