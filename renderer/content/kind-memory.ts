/** What one editor finds again of the memory that all of them share: only what is of its kind. */
import type { ContentKind } from '../../models/kernel/content-kind';
import type { EditorMemory, Remembered } from '../games/content-editor';
import type { OpenContent } from './open-content';

export interface KindMemory<Body> {
  /** What lay open last. */
  open(): OpenContent<Body> | null;
  setOpen(open: OpenContent<Body>): void;
  /** The content of that id as the store did not take it; null where it took it. */
  unkept(id: string): OpenContent<Body> | null;
  setUnkept(id: string, unkept: OpenContent<Body> | null): void;
  /** What was deleted and not brought back, oldest first. */
  deleted(): readonly OpenContent<Body>[];
  setDeleted(deleted: readonly OpenContent<Body>[]): void;
}

export function kindMemory<Body>(memory: { current: EditorMemory }, kind: ContentKind): KindMemory<Body> {
  const isOwn = ({ made }: Remembered) => made.kind === kind;
  // Whatever is of this kind was laid open by this format before.
  const read = (one: Remembered | undefined) => (one as OpenContent<Body> | undefined) ?? null;
  const change = (changed: Partial<EditorMemory>) => {
    memory.current = { ...memory.current, ...changed };
  };
  return {
    open: () => read(memory.current.open[kind]),
    setOpen: (open) => change({ open: { ...memory.current.open, [kind]: open } }),
    unkept: (id) => read(memory.current.unkept.find((one) => one.id === id && isOwn(one))),
    setUnkept(id, unkept) {
      const others = memory.current.unkept.filter((one) => one.id !== id);
      change({ unkept: unkept ? [...others, unkept] : others });
    },
    deleted: () => memory.current.deleted.filter(isOwn) as readonly OpenContent<Body>[],
    setDeleted(deleted) {
      const others = memory.current.deleted.filter((one) => !isOwn(one));
      change({ deleted: [...others, ...deleted] });
    },
  };
}
