/**
 * Looks for words in everything that a page holds of a game: what is in the document and in storage, and what hangs on React's
 * trees. A test gives the pattern; what is found is told with the way that led there.
 */
export interface Find {
  readonly text: string;
  /** Where it was found, such as `Play.props.legal.0.card`. */
  readonly at: string;
}

interface Step {
  readonly value: unknown;
  readonly at: string;
}

/** Longer than any way that tells somebody where to look. */
const LONGEST_WAY = 300;

/** A node of React's tree. Only the tree leads to others: what hooks keep of an earlier drawing is not on the screen. */
export interface Fiber {
  readonly type: unknown;
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly updateQueue: unknown;
  readonly ref: unknown;
  readonly dependencies: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

function isFiber(value: object): boolean {
  return 'memoizedProps' in value && 'sibling' in value && 'tag' in value;
}

/** What is looked at elsewhere, or is not ours: the document, the graphics card, and bytes. */
function isForeign(value: object): boolean {
  if (value instanceof Node || value === window || value instanceof Promise) return true;
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer || value instanceof AudioContext;
}

function fieldOf(value: object, key: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>>)[key];
  } catch {
    return null;
  }
}

/** What hangs on a value: its fields, and what a list or a map of any class brings forth. */
function partsOf({ value, at }: Step): readonly Step[] {
  if (typeof value !== 'object' || value === null || isFiber(value) || isForeign(value)) return [];
  const own = Object.keys(value).map((key) => ({ value: fieldOf(value, key), at: `${at}.${key}` }));
  const isListed = !Array.isArray(value) && typeof fieldOf(value, Symbol.iterator as never) === 'function';
  const listed = isListed
    ? [...(value as Iterable<unknown>)].map((item) => ({ value: item, at: `${at}[]` }))
    : [];
  return [...own, ...listed];
}

/** Walks through everything that hangs on some values; functions are not entered. */
export class Walk {
  private readonly seen = new Set<object>();
  readonly finds: Find[] = [];

  constructor(private readonly pattern: RegExp) {}

  look(value: unknown, at: string): void {
    const open: Step[] = [{ value, at }];
    for (let step = open.pop(); step; step = open.pop()) {
      this.read(step);
      if (typeof step.value !== 'object' || step.value === null || this.seen.has(step.value)) continue;
      this.seen.add(step.value);
      open.push(...partsOf(step));
    }
  }

  /** A node of React's tree and all below and beside it. */
  lookAtTree(root: Fiber | null): void {
    const open = [root];
    for (let fiber = open.pop(); fiber !== undefined; fiber = open.pop()) {
      if (!fiber) continue;
      this.lookAtNode(fiber);
      open.push(fiber.sibling, fiber.child);
    }
  }

  private lookAtNode({ type, ...fiber }: Fiber): void {
    const name = typeof type === 'function' ? type.name : String(type);
    this.look(fiber.memoizedProps, `${name}.props`);
    this.look(fiber.memoizedState, `${name}.state`);
    this.look(fiber.updateQueue, `${name}.effects`);
    this.look(fiber.ref, `${name}.ref`);
    this.look(fiber.dependencies, `${name}.context`);
    this.look(fiber.stateNode, `${name}.instance`);
  }

  private read({ value, at }: Step): void {
    if (typeof value !== 'string') return;
    const found = value.match(this.pattern) ?? [];
    for (const text of found) this.finds.push({ text, at: at.slice(-LONGEST_WAY) });
  }
}
