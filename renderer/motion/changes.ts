/** What the table of a game shows of its log entries, type by type. */
import type { AnyEntry } from '../../models/kernel/types';

/** Types of entries that a table shows: those that last there. */
export type ShownIn<Durations extends Readonly<Record<string, number | null>>> = {
  readonly [Type in keyof Durations]: Durations[Type] extends number ? Type : never;
}[keyof Durations];

/** How each of some entry types changes the scene. */
export type ChangesOf<Scene, Entry extends AnyEntry, Type extends Entry['type'] = Entry['type']> = {
  readonly [T in Type]: (scene: Scene, entry: Extract<Entry, { readonly type: T }>) => Scene;
};

/** What changes the scene by any entry that the table shows. @param changes complete by its type */
export function changesBy<Scene, Entry extends AnyEntry>(changes: ChangesOf<Scene, Entry>) {
  return (scene: Scene, entry: Entry): Scene => {
    const change = changes[entry.type as Entry['type']] as (scene: Scene, entry: Entry) => Scene;
    return change(scene, entry);
  };
}
