import { BatchedMesh, type BufferGeometry, Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../../motion/tween';
import type { Layer, Shape, TileModelId, TileShapes } from './tile-models';

const euler = new Euler();
const rotation = new Quaternion();
const position = new Vector3();
const size = new Vector3();
const matrix = new Matrix4();
const colour = new Color();
const PLAIN = '#ffffff';
/** Nothing can be seen of what has come up less. */
const UNSEEN = 0.01;

/** What comes up out of a tile grows upwards, a roof shrinks to all sides. A tile is turned over sideways, a roof to the back. */
function partMatrix({ x, y, z, tip, grow }: Pose, model: TileModelId): Matrix4 {
  const up = Math.max(UNSEEN, grow);
  const isRoof = model.endsWith('-lid');
  const wide = isRoof ? up : 1;
  rotation.setFromEuler(isRoof ? euler.set(tip * Math.PI, 0, 0) : euler.set(0, 0, tip * Math.PI));
  return matrix.compose(position.set(x, y, z), rotation, size.set(wide, up, wide));
}

/** A part of a batch: which instances it has, by its key. */
export class TileBatch {
  readonly mesh: BatchedMesh;
  readonly #layer: Layer;
  readonly #shapes: TileShapes;
  readonly #geometries = new Map<BufferGeometry, number>();
  readonly #instances = new Map<string, readonly { readonly id: number; readonly shape: Shape }[]>();

  /** @param most parts of this layer that are on the table at once */
  constructor(layer: Layer, shapes: TileShapes, most: number) {
    this.#layer = layer;
    this.#shapes = shapes;
    const all = [...shapes.values()].flat().filter((shape) => shape.layer === layer);
    const vertices = all.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
    const corners = all.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0), 0);
    this.mesh = new BatchedMesh(most, vertices, corners);
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    for (const { geometry } of all) this.#geometries.set(geometry, this.mesh.addGeometry(geometry));
  }

  #made(name: string, model: TileModelId) {
    const known = this.#instances.get(name);
    if (known) return known;
    const own = (this.#shapes.get(model) ?? []).filter(({ layer }) => layer === this.#layer);
    const made = own.map((shape) => ({
      shape,
      id: this.mesh.addInstance(this.#geometries.get(shape.geometry) ?? 0),
    }));
    this.#instances.set(name, made);
    return made;
  }

  /**
   * Lays a part as it is now.
   * @param name always of the same model
   * @param team colour of what takes one; null for bare cardboard
   */
  lay(name: string, model: TileModelId, pose: Pose, team: string | null): void {
    for (const { id, shape } of this.#made(name, model)) {
      const seen = pose.grow > UNSEEN;
      this.mesh.setVisibleAt(id, seen);
      if (!seen) continue;
      this.mesh.setMatrixAt(id, partMatrix(pose, model));
      this.mesh.setColorAt(id, colour.set((shape.team && team) || PLAIN));
    }
  }

  /** Takes all other parts off the table. */
  keep(laid: ReadonlySet<string>): void {
    for (const [name, instances] of this.#instances) {
      if (laid.has(name)) continue;
      for (const { id } of instances) this.mesh.deleteInstance(id);
      this.#instances.delete(name);
    }
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
