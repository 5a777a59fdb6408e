/** A table with one value for each id, in the order of the ids. */
export function recordOf<Id extends string, Value>(
  ids: readonly Id[],
  value: (id: Id) => Value,
): Readonly<Record<Id, Value>> {
  return Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, Value>;
}

/** Freezes plain data all the way down, so that a table that everybody shares stays what it is. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Whether something is the id of an entry of a table. */
export function isIdIn<Id extends string>(table: Readonly<Record<Id, unknown>>) {
  return (id: string): id is Id => Object.hasOwn(table, id);
}
