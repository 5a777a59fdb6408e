import { useCallback, useMemo, useRef } from 'react';
import { Color, type InstancedMesh } from 'three';
import type { Pose } from '../../../../motion/tween';
import { Blobs, layBlobs } from '../../../../table/pieces/Blobs';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import { type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { useQuality } from '../../../../table/QualityContext';
import { FIGURE_IDS } from './figure-ids';
import { KINDS, MODEL_IDS, type ModelId, useModels } from './piece-models';
import type { Piece } from './standing-pieces';

const MOODS: Readonly<Record<Piece['mood'], Color>> = {
  plain: new Color(1, 1, 1),
  dead: new Color(0.3, 0.3, 0.34),
  stunned: new Color(0.45, 0.5, 0.62),
  lit: new Color(1.45, 1.3, 1.1),
};

const FIGURES: ReadonlySet<ModelId> = new Set<ModelId>(FIGURE_IDS);

type Look = Pick<Piece, 'model' | 'mood'>;

/** What a piece looks like, remembered until it has left the table. */
function useLooks(pieces: readonly Piece[]) {
  const looks = useRef(new Map<string, Look>());
  useMemo(() => {
    for (const { key, model, mood } of pieces) looks.current.set(key, { model, mood });
  }, [pieces]);
  return looks;
}

function sorted(
  poses: ReadonlyMap<string, Pose>,
  looks: ReadonlyMap<string, Look>,
): ReadonlyMap<ModelId, Laid[]> {
  const rows = new Map<ModelId, Laid[]>();
  for (const [key, pose] of poses) {
    const look = looks.get(key);
    if (!look) continue;
    rows.set(look.model, [...(rows.get(look.model) ?? []), { pose, light: MOODS[look.mood] }]);
  }
  return rows;
}

export interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly travel: Travel;
}

/** All miniatures and tokens, model by model. */
export function Pieces({ pieces, travel }: PiecesProps) {
  const models = useModels();
  const { shadowSize } = useQuality();
  const blobs = useRef<InstancedMesh>(null);
  const rows = useRef(new Map<ModelId, MiniaturesHandle>());
  const looks = useLooks(pieces);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      const all = sorted(poses, looks.current);
      for (const [model, row] of rows.current) row.lay(all.get(model) ?? []);
      const standing = [...poses].filter(([key]) => FIGURES.has(looks.current.get(key)?.model ?? 'skull'));
      layBlobs(
        blobs.current,
        standing.map(([, pose]) => pose),
      );
    },
    [looks],
  );
  usePoses(pieces, travel, draw);
  return (
    <>
      {shadowSize === 0 && <Blobs ref={blobs} />}
      {MODEL_IDS.map((model) => (
        <Miniatures
          key={model}
          ref={(row) => {
            if (row) rows.current.set(model, row);
            else rows.current.delete(model);
          }}
          model={models[model]}
          capacity={KINDS[model].capacity}
          scale={KINDS[model].scale}
        />
      ))}
    </>
  );
}
