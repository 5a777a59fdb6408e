/** The page that `npm run assets:look` photographs: models in a row under the app's daylight. */
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  TextureLoader,
  Vector3,
  WebGLRenderer,
} from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/**
 * @typedef {object} View
 * @property {readonly string[][]} stacks URLs of the models: those of a stack lie on one another
 * @property {string | null} print URL of the atlas that printed models show
 * @property {readonly number[] | null} pitch how far apart hexagons lie, across and along
 * @property {number} yaw degrees that the models are turned
 * @property {number} height degrees that the camera stands over the table
 * @property {number} zoom 1 shows the whole row
 * @property {number} aim what height is in the middle, as a share of the tallest model
 * @property {number} columns
 * @property {readonly string[]} rims colours of the material `rim`, one a model and then again; none for those of types
 * @property {boolean} night
 */

/** Rows stand farther apart than columns, so that nobody hides anybody. */
const DEEPER = 1.5;
const TYPE_COLOURS = ['#7f9a4a', '#d9772b', '#18b5ac', '#e0443a', '#f2ab22', '#9a63e0'];

/** @param {readonly string[][]} stacks */
async function load(stacks) {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  return Promise.all(
    stacks.map(async (urls) => {
      const scenes = await Promise.all(urls.map(async (url) => (await loader.loadAsync(url)).scene));
      return scenes.reduce((stack, scene) => stack.add(scene), new Group());
    }),
  );
}

/** @param {string} url */
async function loadPrint(url) {
  const print = await new TextureLoader().loadAsync(url);
  return Object.assign(print, { flipY: false, colorSpace: SRGBColorSpace, anisotropy: 8 });
}

/**
 * @param {boolean} night
 * @param {{ width: number, depth: number }} room that lies in their light
 */
function lights(night, { width, depth }) {
  const sky = night
    ? new HemisphereLight('#5468b0', '#2a1f30', 2.6)
    : new HemisphereLight('#b4c4e6', '#6a513c', 2.4);
  const key = new DirectionalLight(night ? '#8fadff' : '#ffd7a0', night ? 4.1 : 6.8);
  const from = night ? new Vector3(6.4, 9.5, 7.6) : new Vector3(-8.1, 6.2, 5.8);
  key.position.copy(from);
  key.castShadow = true;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.012;
  const half = Math.max(5, width / 2 + 1, depth / 2 + 3);
  const reach = key.position.length() * (half / 5);
  key.shadow.mapSize.setScalar(half > 5 ? 4096 : 2048);
  key.target.position.set(0, 0, depth / 2);
  key.position.setLength(reach).add(key.target.position);
  const bounds = { left: -half, right: half, top: half, bottom: -half, near: 1, far: reach + 2.5 * half };
  Object.assign(key.shadow.camera, bounds);
  return [sky, key, key.target];
}

/**
 * @param {readonly import('three').Group[]} models
 * @param {View} view
 * @param {import('three').Texture | null} print
 */
function lineUp(models, { columns, yaw, rims, pitch: given }, print) {
  const colours = rims.length > 0 ? rims : TYPE_COLOURS;
  const boxes = models.map((model) => new Box3().setFromObject(model));
  const widest =
    Math.max(...boxes.map((box) => Math.max(box.max.x - box.min.x, box.max.z - box.min.z))) * 1.12;
  const [pitch = widest, deep = widest * DEEPER] = given ?? [];
  const wide = Math.min(columns, models.length);
  const rows = Math.ceil(models.length / columns);
  const staggered = given && rows > 1 ? 0.5 : 0;
  models.forEach((model, index) => {
    const row = Math.floor(index / columns);
    const aside = (row % 2 ? 0.5 : 0) * (given ? 1 : 0) - staggered / 2;
    model.position.set(((index % columns) - (wide - 1) / 2 + aside) * pitch, 0, row * deep);
    model.rotation.y = (yaw * Math.PI) / 180;
    model.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.castShadow = part.receiveShadow = true;
      if (part.material.name === 'rim') part.material.color.set(colours[index % colours.length]);
      if (part.material.name === 'print' && print)
        part.material = Object.assign(part.material, { map: print });
      if (part.material.name === 'glow') part.material.emissive = new Color('#553311');
    });
  });
  return {
    width: (wide + staggered) * pitch,
    depth: (rows - 1) * deep,
    pitch,
    top: Math.max(...boxes.map((box) => box.max.y)),
  };
}

/** @param {View} view */
async function show(view) {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(innerWidth, innerHeight);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  document.body.append(renderer.domElement);
  const scene = new Scene();
  scene.background = new Color('#1d1b1c');
  const models = await load(view.stacks);
  const room = lineUp(models, view, view.print ? await loadPrint(view.print) : null);
  const ground = new Mesh(
    new PlaneGeometry(200, 200),
    new MeshStandardMaterial({ color: '#55565c', roughness: 0.95 }),
  );
  ground.rotation.x = -Math.PI / 2;
  const lowest = Math.min(...models.map((model) => new Box3().setFromObject(model).min.y));
  ground.position.y = Math.min(-0.062, lowest);
  ground.receiveShadow = true;
  scene.add(ground, ...lights(view.night, room), ...models);
  renderer.render(scene, camera(view, room));
}

/**
 * @param {View} view
 * @param {{ width: number, depth: number, pitch: number, top: number }} room that the models take
 */
function camera({ height, zoom, aim }, { width, depth, pitch, top }) {
  const eye = new PerspectiveCamera(24, innerWidth / innerHeight, 0.05, 100);
  const angle = (height * Math.PI) / 180;
  const middle = new Vector3(0, top * aim, depth / 2);
  const tall = top + depth * Math.sin(angle);
  const fits =
    Math.max(width / eye.aspect, tall * 1.15) / (2 * Math.tan((12 * Math.PI) / 180)) + (pitch + depth) / 2;
  eye.position.copy(middle).add(new Vector3(0, Math.sin(angle), Math.cos(angle)).multiplyScalar(fits / zoom));
  eye.lookAt(middle);
  return eye;
}

Object.assign(window, { show });
