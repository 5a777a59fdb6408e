import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Miniature } from '../../../../table/models/miniature';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';

export interface RowsHandle<Id extends string> {
  /** Puts pieces on the table, and all others back into the box. */
  lay(pieces: readonly (Laid & { readonly model: Id })[]): void;
}

export interface RowsProps<Id extends string> {
  readonly ids: readonly Id[];
  readonly models: Readonly<Record<Id, Miniature>>;
  /** Most pieces of a kind. */
  readonly capacity: number;
  readonly ref: Ref<RowsHandle<Id>>;
}

/** Small pieces of several kinds: one draw call a kind. */
export function Rows<Id extends string>({ ids, models, capacity, ref }: RowsProps<Id>) {
  const rows = useRef(new Map<Id, MiniaturesHandle>());
  useImperativeHandle(
    ref,
    () => ({
      lay(pieces) {
        for (const [id, row] of rows.current) row.lay(pieces.filter(({ model }) => model === id));
      },
    }),
    [],
  );
  return ids.map((id) => (
    <Miniatures
      key={id}
      ref={(row) => {
        if (row) rows.current.set(id, row);
        else rows.current.delete(id);
      }}
      model={models[id]}
      capacity={capacity}
      scale={1}
    />
  ));
}
