import { useCallback, useMemo, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4 } from 'three';
import type { Pose } from '../../../../motion/tween';
import { Blobs, layBlobs } from '../../../../table/pieces/Blobs';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { useQuality } from '../../../../table/QualityContext';
import { MEASURES } from '../../layout';
import { hasEaten, tinOf } from '../figures/tins';
import { FIGURE_IDS } from './figure-ids';
import { CAPACITY, FLAG_IDS, type PieceId, TOKEN_IDS, usePieceBox } from './piece-models';
import { FLAG_SIZE } from './standing-tokens';
import { unrolled } from './unroll';

export interface Piece extends PoseGoal {
  readonly model: PieceId;
  /** Action points shown on its base: a pip each, the second once its tin stands there. */
  readonly ap?: number;
  /** Stands out: it is whose turn it is, and it can still act. */
  readonly lit?: boolean;
}

type Look = Pick<Piece, 'model' | 'ap' | 'lit'>;

const FIGURES: ReadonlySet<PieceId> = new Set<PieceId>(FIGURE_IDS);
const FLAGS: ReadonlySet<PieceId> = new Set<PieceId>(FLAG_IDS);
const PIECE_IDS: readonly PieceId[] = [...FIGURE_IDS, ...TOKEN_IDS];
const PLAIN = new Color(1, 1, 1);
const LIT = new Color(1.25, 1.2, 1.12);
const PIP_GLOW = new Color(1.5, 1.4, 1.1);
/** Pips lie on the front edge of a base; in heights of the figure. */
const PIP = { front: MEASURES.BASE_RADIUS * 0.86, apart: 0.17, up: 0.068, size: 1.15 } as const;

/** What a piece looks like, remembered until it has left the table. */
function useLooks(pieces: readonly Piece[]) {
  const looks = useRef(new Map<string, Look>());
  useMemo(() => {
    for (const { key, ...look } of pieces) looks.current.set(key, look);
  }, [pieces]);
  return looks;
}

/** The pips on the bases of all who can still act. */
function pipsOf(poses: ReadonlyMap<string, Pose>, looks: ReadonlyMap<string, Look>): readonly Pose[] {
  return [...poses].flatMap(([key, { x, y, z, grow }]) => {
    const ap = looks.get(key)?.ap ?? 0;
    const pips = ap > 1 && !hasEaten(poses.get(tinOf(key))) ? 1 : ap;
    return Array.from({ length: pips }, (_, pip): Pose => {
      const aside = (pip - (pips - 1) / 2) * PIP.apart;
      return {
        x: x + aside * grow,
        y: y + PIP.up * grow,
        z: z + PIP.front * grow,
        yaw: 0,
        tip: 0,
        grow: grow * PIP.size,
      };
    });
  });
}

const matrix = new Matrix4();

function layPips(mesh: InstancedMesh | null, pips: readonly Pose[]) {
  if (!mesh) return;
  mesh.count = Math.min(pips.length, CAPACITY.pip);
  mesh.visible = mesh.count > 0;
  pips.slice(0, mesh.count).forEach(({ x, y, z, grow }, index) => {
    mesh.setMatrixAt(index, matrix.makeScale(grow, grow, grow).setPosition(x, y, z));
  });
  mesh.instanceMatrix.needsUpdate = true;
}

export interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly travel: Travel;
}

function sorted(poses: ReadonlyMap<string, Pose>, looks: ReadonlyMap<string, Look>): Map<PieceId, Laid[]> {
  const rows = new Map<PieceId, Laid[]>(PIECE_IDS.map((id) => [id, []]));
  for (const [key, pose] of poses) {
    const look = looks.get(key);
    if (!look) continue;
    const laid = FLAGS.has(look.model) ? unrolled(pose, FLAG_SIZE) : { pose };
    rows.get(look.model)?.push({ ...laid, light: look.lit ? LIT : PLAIN });
  }
  return rows;
}

/** All miniatures and tokens, model by model, and the points of those who can act. */
export function Pieces({ pieces, travel }: PiecesProps) {
  const box = usePieceBox();
  const { shadowSize } = useQuality();
  const blobs = useRef<InstancedMesh>(null);
  const pips = useRef<InstancedMesh>(null);
  const rows = useRef(new Map<PieceId, MiniaturesHandle>());
  const looks = useLooks(pieces);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      const all = sorted(poses, looks.current);
      for (const [model, row] of rows.current) row.lay(all.get(model) ?? []);
      layPips(pips.current, pipsOf(poses, looks.current));
      const standing = [...poses].filter(([key]) => FIGURES.has(looks.current.get(key)?.model ?? 'loot'));
      layBlobs(
        blobs.current,
        standing.map(([, pose]) => ({ ...pose, grow: pose.grow * 0.6 })),
      );
    },
    [looks],
  );
  usePoses(pieces, travel, draw);
  return (
    <>
      {shadowSize === 0 && <Blobs ref={blobs} />}
      <instancedMesh
        ref={pips}
        args={[box.pip, undefined, CAPACITY.pip]}
        frustumCulled={false}
        raycast={() => null}
        dispose={null}
      >
        <meshBasicMaterial vertexColors color={PIP_GLOW} />
      </instancedMesh>
      {PIECE_IDS.map((model) => (
        <Miniatures
          outlined={false}
          key={model}
          ref={(row) => {
            if (row) rows.current.set(model, row);
            else rows.current.delete(model);
          }}
          model={box.pieces[model]}
          capacity={FIGURES.has(model) ? CAPACITY.figure : CAPACITY.token}
          scale={1}
        />
      ))}
    </>
  );
}
