/** Going through a scenario, whatever it is made of. */

/** Keys and indexes from the outermost value inwards. */
export type Path = readonly (string | number)[];

export interface Node {
  readonly path: Path;
  /** Fields of an object; its kind is told by `op`, `cond`, `expr`, `at`, `who` or `on`. */
  readonly value: Readonly<Record<string, unknown>>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object inside a value, outer ones first, in the order they are written. */
export function nodesIn(value: unknown, path: Path = []): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => nodesIn(part, [...path, index]));
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => nodesIn(part, [...path, key]));
  return [{ path, value }, ...inside];
}

/** A name somewhere in a scenario. */
export interface Mention {
  readonly path: Path;
  readonly name: string;
}

/** What stands in a field of the objects of one kind: the `card` of every `reveal`. */
export function mentions(
  nodes: readonly Node[],
  tag: 'op' | 'expr',
  kinds: readonly string[],
  field: string,
): readonly Mention[] {
  return nodes.flatMap(({ path, value }) => {
    const name = value[field];
    const fits = kinds.some((kind) => kind === value[tag]);
    return fits && typeof name === 'string' ? [{ path: [...path, field], name }] : [];
  });
}

/** Names that come up a second time. */
export function repeated(list: readonly Mention[]): readonly Mention[] {
  return list.filter(({ name }, index) => list.findIndex((one) => one.name === name) < index);
}
