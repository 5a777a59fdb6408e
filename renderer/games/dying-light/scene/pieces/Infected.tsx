import { useCallback, useMemo, useRef } from 'react';
import type { InstancedMesh } from 'three';
import { INFECTED_TYPES } from '../../../../../models/dying-light/ids';
import { Blobs, layBlobs } from '../../../../table/pieces/Blobs';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import type { Travel } from '../../../../table/pieces/usePoses';
import type { Figure } from '../crowd';
import { type FigureId, INFECTED_COLOURS, INFECTED_MODELS, modelOf } from '../figures/figure-kinds';
import { useFigureModels } from '../figures/figure-models';
import { FIGURE_SCALE, sizesIn } from '../figures/figure-sizes';
import { figurePose, nestPose } from '../poses';
import type { SceneModel } from '../scene-model';
import { type Surroundings, useLitPoses } from './useLitPoses';

function modelOfKey(key: string): FigureId {
  const type = INFECTED_TYPES.find((one) => key.startsWith(`${one}-`)) ?? 'biter';
  return modelOf(type, key);
}

function byModel(pieces: ReadonlyMap<string, Laid>): ReadonlyMap<FigureId, readonly Laid[]> {
  const sorted = new Map<FigureId, Laid[]>();
  for (const [key, laid] of pieces) {
    const model = modelOfKey(key);
    sorted.set(model, [...(sorted.get(model) ?? []), laid]);
  }
  return sorted;
}

export interface InfectedProps {
  readonly figures: readonly Figure[];
  readonly tokens: SceneModel['tokens'];
  readonly travel: Travel;
  readonly around: Surroundings;
}

/** All Infected, model by model. */
export function Infected({ figures, tokens, travel, around }: InfectedProps) {
  const models = useFigureModels();
  const blobs = useRef<InstancedMesh>(null);
  const rows = useRef(new Map<FigureId, MiniaturesHandle>());
  const goals = useMemo(() => {
    const sizeOf = sizesIn(figures);
    return figures.map((figure) => {
      const origin = travel.gait === 'rise' ? nestPose(figure, tokens) : null;
      const pose = figurePose(figure, tokens);
      const grown = { ...pose, grow: pose.grow * sizeOf(figure) };
      return { key: figure.key, pose: grown, ...(origin && { origin }) };
    });
  }, [figures, tokens, travel]);
  const draw = useCallback((pieces: ReadonlyMap<string, Laid>) => {
    layBlobs(
      blobs.current,
      [...pieces.values()].map(({ pose }) => pose),
    );
    const sorted = byModel(pieces);
    for (const [model, row] of rows.current) row.lay(sorted.get(model) ?? []);
  }, []);
  useLitPoses(goals, travel, around, draw);
  return (
    <>
      <Blobs ref={blobs} />
      {INFECTED_MODELS.map(({ model, type, capacity }) => (
        <Miniatures
          key={model}
          ref={(row) => {
            if (row) rows.current.set(model, row);
          }}
          model={models[model]}
          capacity={capacity}
          scale={FIGURE_SCALE}
          glimpse={INFECTED_COLOURS[type]}
        />
      ))}
    </>
  );
}
