/** What is wrong with models, in sentences. */
const KB = 1024;

/**
 * @typedef {'miniature' | 'pawn' | 'foot' | 'building' | 'tile' | 'wall' | 'furniture' | 'token'} Kind
 *
 * @typedef {object} Budget
 * @property {number} triangles
 * @property {number} bytes
 * @property {readonly string[]} attributes that every primitive needs
 */

const PAINTED = ['POSITION', 'NORMAL', 'COLOR_0'];

/** Of a tile with everything that may lie on it. */
const TILE_TRIANGLES = 1800;
const TILE_PART = /-(?:lid|wild|held)$/;

/** @type {Readonly<Record<Kind, Budget>>} */
const BUDGETS = {
  miniature: { triangles: 3000, bytes: 120 * KB, attributes: PAINTED },
  pawn: { triangles: 1000, bytes: 40 * KB, attributes: PAINTED },
  foot: { triangles: 150, bytes: 10 * KB, attributes: PAINTED },
  building: { triangles: 1500, bytes: 60 * KB, attributes: [...PAINTED, 'TEXCOORD_0'] },
  tile: { triangles: TILE_TRIANGLES, bytes: 60 * KB, attributes: PAINTED },
  wall: { triangles: 500, bytes: 30 * KB, attributes: PAINTED },
  furniture: { triangles: 500, bytes: 30 * KB, attributes: PAINTED },
  token: { triangles: 600, bytes: 30 * KB, attributes: PAINTED },
};

/** Bytes of all models of one game. */
const GAME_BYTES = 4 * KB * KB;

/** Height of the base's underside and bounds of what stands on it, in figure units: a standing human is 1 high. */
const BASE_FLOOR = -0.062;
/** How far the soles of a pawn may be from y = 0. */
const SOLE = 0.03;
const HEIGHT = { least: 0.55, most: 1.75 };
const BASE_RADIUS = { least: 0.28, most: 0.46 };
const REACH = 0.75;
/** Cosine of how far a face may look aside. */
const FORWARD = 0.7;
const MOST_INVERTED = 0.015;

/**
 * @param {import('./measure.mjs').Measure} model
 * @param {number} bytes of its file
 * @returns {string[]} empty if it is good
 */
export function faultsOf(model, bytes) {
  if (!isKind(model.kind))
    return [`its kind is "${model.kind}", which is none of ${Object.keys(BUDGETS).join(', ')}`];
  const budget = BUDGETS[model.kind];
  return [
    ...over('triangles', model.triangles, budget.triangles),
    ...over('bytes', bytes, budget.bytes),
    ...missingAttributes(model, budget),
    ...model.moved.map((name) => `node "${name}" is moved, turned or scaled; put that into the vertices`),
    ...(model.inverted > MOST_INVERTED
      ? [`${(model.inverted * 100).toFixed(1)} % of its surface has normals that look inwards`]
      : []),
    ...(model.kind === 'miniature' ? standingFaults(model) : []),
    ...(model.kind === 'pawn' ? pawnFaults(model) : []),
  ];
}

/**
 * @param {string} kind
 * @returns {kind is Kind}
 */
function isKind(kind) {
  return Object.hasOwn(BUDGETS, kind);
}

/**
 * @param {string} what
 * @param {number} is
 * @param {number} most
 */
function over(what, is, most) {
  return is > most ? [`${is} ${what}, ${most} at most`] : [];
}

/**
 * @param {import('./measure.mjs').Measure} model
 * @param {Budget} budget
 */
function missingAttributes({ primitives }, { attributes }) {
  return primitives.flatMap((primitive) =>
    [...new Set([...attributes, ...(primitive.material === 'print' ? ['TEXCOORD_0'] : [])])]
      .filter((attribute) => !primitive.attributes.includes(attribute))
      .map((attribute) => `material "${primitive.material}" has no ${attribute}`),
  );
}

/**
 * Scale, facing and base of a miniature.
 *
 * @param {import('./measure.mjs').Measure} model
 */
function standingFaults({ low, high, front, primitives }) {
  const rim = primitives.find(({ material }) => material === 'rim');
  return [
    ...(Math.abs(low[1] - BASE_FLOOR) > 0.004
      ? [`its lowest point is at ${low[1].toFixed(3)}, not ${BASE_FLOOR}`]
      : []),
    ...outside('height', high[1], HEIGHT),
    ...(reach(low, high) > REACH ? [`it reaches farther than ${REACH} from its middle`] : []),
    ...(rim ? outside('radius of its rim', rim.high[0], BASE_RADIUS) : ['its base has no material "rim"']),
    ...(rim && Math.abs(rim.low[0] + rim.high[0]) > 0.01 ? ['its base is not in the middle'] : []),
    ...facingFaults(front),
  ];
}

/**
 * Scale and facing of a figure whose plate is a model of its own.
 *
 * @param {import('./measure.mjs').Measure} model
 */
function pawnFaults({ low, high, front }) {
  return [
    ...(Math.abs(low[1]) > SOLE ? [`its feet are at ${low[1].toFixed(3)}, not 0`] : []),
    ...outside('height', high[1], HEIGHT),
    ...(reach(low, high) > REACH ? [`it reaches farther than ${REACH} from its middle`] : []),
    ...facingFaults(front),
  ];
}

/**
 * How far a figure reaches sideways.
 *
 * @param {import('./measure.mjs').Point} low
 * @param {import('./measure.mjs').Point} high
 */
function reach(low, high) {
  return Math.max(-low[0], high[0], -low[2], high[2]);
}

/**
 * @param {string} what
 * @param {number} is
 * @param {{ least: number, most: number }} bounds
 */
function outside(what, is, { least, most }) {
  return is < least || is > most ? [`its ${what} is ${is.toFixed(2)}, not between ${least} and ${most}`] : [];
}

/** @param {import('./measure.mjs').Point | null} front */
function facingFaults(front) {
  if (front === null) return ['it has no face: heads tell where they look'];
  const [x, , z] = front;
  return z < FORWARD * Math.hypot(x, z) || z <= 0 ? ['it does not face +z'] : [];
}

/**
 * What is wrong with all models together.
 *
 * @param {readonly import('./manifest.mjs').ManifestEntry[]} found what is there
 * @param {readonly import('./manifest.mjs').ManifestEntry[]} listed what the manifest says
 * @returns {string[]}
 */
export function stockFaults(found, listed) {
  const stale =
    JSON.stringify(found) === JSON.stringify(listed) ? [] : ['manifest.json is out of date: npm run assets'];
  const games = [...new Set(found.map(({ game }) => game))];
  const heavy = games.flatMap((game) => {
    const bytes = found.filter((entry) => entry.game === game).reduce((sum, entry) => sum + entry.bytes, 0);
    return over(`bytes of ${game}`, bytes, GAME_BYTES);
  });
  const ids = found.map(({ game, id }) => `${game} ${id}`);
  const twice = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `two models are called ${id}`);
  const empty = found.length === 0 ? ['there are no models'] : [];
  return [...empty, ...stale, ...heavy, ...twice, ...tileFaults(found)];
}

/**
 * A tile is several models that lie on one another: together they keep its budget.
 *
 * @param {readonly import('./manifest.mjs').ManifestEntry[]} found
 */
function tileFaults(found) {
  const parts = found
    .filter(({ kind }) => kind === 'tile')
    .map((part) => ({ ...part, tile: tileOf(part.file) }));
  return [...new Set(parts.map(({ tile }) => tile))].flatMap((tile) => {
    const triangles = parts
      .filter((part) => part.tile === tile)
      .reduce((sum, part) => sum + part.triangles, 0);
    return over(`triangles of ${tile} with what lies on it`, triangles, TILE_TRIANGLES);
  });
}

/** @param {string} file */
function tileOf(file) {
  return file.replace(/\.glb$/, '').replace(TILE_PART, '');
}
