import { type BufferGeometry, Mesh } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { readAreas } from './areas';

/**
 * What the scripts under `assets/source` may make a model of: matt paint, a rim that takes the colour of a seat or type,
 * print of the game's atlas, and what shines by itself.
 */
export type ModelMaterial = 'paint' | 'rim' | 'print' | 'glow';

/** The geometry of a model, by material. Shared by all who show it: never change or dispose it. */
export type ModelParts = Readonly<Partial<Record<ModelMaterial, BufferGeometry>>>;

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

/**
 * Reads a model of our own.
 * @throws Error if the file is missing or damaged
 */
async function loadModel(url: string): Promise<ModelParts> {
  const { scene } = await loader.loadAsync(url);
  const parts = new Map<string, BufferGeometry>();
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    // Rims say whose a miniature is, or of which type: nobody paints them.
    if (node.material.name === 'paint') readAreas(node.geometry);
    parts.set(node.material.name, node.geometry);
  });
  return Object.fromEntries(parts);
}

/** Reads the models of a kind, each by its id, and makes of them what stands on the table. */
export async function loadModels<Id extends string, Made>(
  ids: readonly Id[],
  urlOf: (id: Id) => URL,
  make: (parts: ModelParts, id: Id) => Made,
): Promise<Readonly<Record<Id, Made>>> {
  const load = async (id: Id) => [id, make(await loadModel(urlOf(id).href), id)] as const;
  return Object.fromEntries(await Promise.all(ids.map(load))) as Record<Id, Made>;
}
