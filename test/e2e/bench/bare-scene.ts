/** The same picture as a scene of plain merged meshes: what three.js asks for it without an app around it. */
import {
  Color,
  InstancedMesh,
  Light,
  type Material,
  Matrix4,
  Mesh,
  type MeshLambertMaterial,
  type Object3D,
  Scene,
  Sprite,
} from 'three';
import { merged, type Standing } from '../../../renderer/table/models/merge';

const WHITE = new Color(1, 1, 1);

/** Multiplies vertex colours, as instances do with theirs. */
function tinted(standing: Standing, tint: Color): Standing {
  if (!standing.geometry.getAttribute('color') || tint.equals(WHITE)) return standing;
  const geometry = standing.geometry.clone();
  const colours = geometry.getAttribute('color');
  for (let i = 0; i < colours.count; i++)
    colours.setXYZ(i, colours.getX(i) * tint.r, colours.getY(i) * tint.g, colours.getZ(i) * tint.b);
  return { ...standing, geometry };
}

function instancesOf(mesh: InstancedMesh): readonly Standing[] {
  return Array.from({ length: mesh.count }, (_, index) => {
    const place = new Matrix4();
    mesh.getMatrixAt(index, place);
    const tint = new Color(1, 1, 1);
    if (mesh.instanceColor) mesh.getColorAt(index, tint);
    return tinted({ geometry: mesh.geometry, place: place.premultiply(mesh.matrixWorld) }, tint);
  });
}

function standingsOf(mesh: Mesh): readonly Standing[] {
  return mesh instanceof InstancedMesh
    ? instancesOf(mesh)
    : [{ geometry: mesh.geometry, place: mesh.matrixWorld }];
}

/** Only what is drawn of a geometry: models carry their shadows' triangles behind their own. */
function drawn({ geometry, place }: Standing): Standing {
  const { index, drawRange } = geometry;
  if (!index || drawRange.count === Number.POSITIVE_INFINITY) return { geometry, place };
  const own = geometry.clone();
  own.setIndex(Array.from(index.array.slice(drawRange.start, drawRange.start + drawRange.count)));
  own.setDrawRange(0, Number.POSITIVE_INFINITY);
  return { geometry: own, place };
}

function isSeen(object: Object3D | null): boolean {
  return object === null || (object.visible && isSeen(object.parent));
}

/** Those of one look become one mesh. */
function lookOf(material: Material): string {
  const { type, transparent, opacity, vertexColors, depthWrite } = material;
  const paint = material as Partial<Pick<MeshLambertMaterial, 'map' | 'lightMap' | 'emissiveMap' | 'color'>>;
  const prints = [paint.map, paint.lightMap, paint.emissiveMap].map((print) => print?.uuid);
  return [
    type,
    transparent,
    opacity,
    vertexColors,
    depthWrite,
    ...prints,
    paint.color?.getHexString(),
  ].join();
}

function meshesOf(scene: Object3D): readonly Mesh[] {
  const meshes: Mesh[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh && isSeen(object)) meshes.push(object);
  });
  return meshes;
}

function attributesOf({ geometry }: Standing): string {
  return Object.keys(geometry.attributes).sort().join();
}

/** Copies a scene as bare meshes, one for each look. */
export function bareScene(scene: Scene): Scene {
  const bare = new Scene();
  bare.background = scene.background;
  const looks = new Map<string, { readonly material: Material; readonly standings: Standing[] }>();
  for (const mesh of meshesOf(scene)) {
    const material = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material;
    if (!material) continue;
    for (const standing of standingsOf(mesh).map(drawn)) {
      const key = `${lookOf(material)} ${attributesOf(standing)} ${standing.geometry.index !== null}`;
      const look = looks.get(key) ?? { material, standings: [] };
      look.standings.push(standing);
      looks.set(key, look);
    }
  }
  for (const { material, standings } of looks.values())
    bare.add(new Mesh(merged(standings), material.clone()));
  scene.traverse((object) => {
    if (!(object instanceof Light || object instanceof Sprite)) return;
    const copy = object.clone();
    object.matrixWorld.decompose(copy.position, copy.quaternion, copy.scale);
    bare.add(copy);
  });
  return bare;
}
