/** Where one can go from a node in one step, in the order in which steps are to be reported. */
export type Neighbours<Node> = (node: Node) => readonly Node[];

/** The shortest way to the nearest goal. */
export interface Way<Node> {
  /** Steps to the goal; 0 when one is there already. */
  readonly distance: number;
  /** Every first step that begins a shortest way, in the order of the start's neighbours. */
  readonly steps: readonly Node[];
}

/** Number of steps from `start` to every node that can be reached, nearest first, the start itself with 0. */
export function distancesFrom<Node>(start: Node, neighbours: Neighbours<Node>): ReadonlyMap<Node, number> {
  const distances = new Map<Node, number>([[start, 0]]);
  // A Map is walked in the order of insertion and also visits what is added on the way: it is its own queue.
  for (const [node, distance] of distances) {
    for (const next of neighbours(node)) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** Nodes of one distance, each with the first steps by which it is reached: a bit for each of the start's neighbours. */
type Layer<Node> = ReadonlyMap<Node, number>;

function nextLayer<Node>(layer: Layer<Node>, seen: Set<Node>, neighbours: Neighbours<Node>): Layer<Node> {
  for (const node of layer.keys()) seen.add(node);
  const next = new Map<Node, number>();
  for (const [node, firstSteps] of layer) {
    for (const beyond of neighbours(node))
      if (!seen.has(beyond)) next.set(beyond, (next.get(beyond) ?? 0) | firstSteps);
  }
  return next;
}

/** The first steps by which the goals of a layer are reached; 0 when there is none among them. */
function stepsToGoals<Node>(layer: Layer<Node>, isGoal: (node: Node) => boolean): number {
  let steps = 0;
  for (const [node, firstSteps] of layer) if (isGoal(node)) steps |= firstSteps;
  return steps;
}

/**
 * Looks for the nearest goal.
 * @param isGoal asked for the start as well
 * @param neighbours of the start at most 31
 * @param reach steps after which it gives up
 * @returns null when no goal can be reached
 */
export function wayToNearest<Node>(
  start: Node,
  isGoal: (node: Node) => boolean,
  neighbours: Neighbours<Node>,
  reach = Number.POSITIVE_INFINITY,
): Way<Node> | null {
  if (isGoal(start)) return { distance: 0, steps: [] };
  const seen = new Set([start]);
  const firstSteps = neighbours(start);
  let layer: Layer<Node> = new Map(firstSteps.map((step, at) => [step, 1 << at]));
  for (let distance = 1; layer.size > 0 && distance <= reach; distance++) {
    const arrived = stepsToGoals(layer, isGoal);
    if (arrived !== 0) return { distance, steps: firstSteps.filter((_, at) => arrived & (1 << at)) };
    layer = nextLayer(layer, seen, neighbours);
  }
  return null;
}
