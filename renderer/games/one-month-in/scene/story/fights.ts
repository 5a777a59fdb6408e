import type { HexKey } from '../../../../../models/kernel/hex';
import type { EntryOf } from '../../../../../models/one-month-in/entries';
import { BITES, KILLS } from '../../../../../models/one-month-in/rules/fight';
import type { ShownEntry } from '../../motions';
import type { SceneModel, Stop, Throw, ThrownDie } from '../scene-model';
import { type Changes, died, gathered, onTile, outsideOf, walked } from './change';

const inside = (tile: HexKey): Stop => ({ tile, zone: 'inner' });
const outside = (tile: HexKey): Stop => ({ tile, zone: 'outer' });

/** @param from the lowest face that hits, for plain dice and for the `better` ones, which come first */
function diceOf(
  faces: readonly number[],
  better: number,
  from: { readonly plain: number; readonly better: number },
): readonly ThrownDie[] {
  return faces.map((face, index) => {
    const isBetter = index < better;
    return { face, better: isBetter, hit: face >= (isBetter ? from.better : from.plain) };
  });
}

const nextNumber = ({ thrown }: SceneModel) => (thrown?.number ?? 0) + 1;

/** Survivors roll. */
function rolledByPeople(scene: SceneModel, entry: EntryOf<'survivors-rolled'>): Throw {
  const { seat, tile, dice, armed } = entry;
  const upper = diceOf(dice, armed, KILLS);
  return { ...inside(tile), seat, against: null, upper, lower: [], number: nextNumber(scene) };
}

/** Zombies that are left roll below them. */
function rolledByDead(scene: SceneModel, entry: EntryOf<'zombies-rolled'>): Throw {
  const { seat, tile, dice, suited } = entry;
  const before = scene.thrown ?? { ...inside(tile), seat, against: null, upper: [], number: 1 };
  return { ...before, lower: diceOf(dice, suited, BITES) };
}

/** One bars the door, the others get out without paying. */
function sacrificed(scene: SceneModel, { seat, tile, saved }: EntryOf<'sacrificed'>): SceneModel {
  const out = walked(scene, seat, [inside(tile), outside(tile)], saved, false);
  return { ...died(out, seat, inside(tile), 1), door: { tile, how: 'barred' } };
}

/** Who has won stands on a held tile as before, runners and all (OM-FIGHT-09). */
function won(scene: SceneModel, tile: HexKey): SceneModel {
  const next = onTile(scene, tile, (before) =>
    before.status === 'held' ? { groups: gathered(before, 'whole') } : {},
  );
  return { ...next, fight: null };
}

/** A round of an attack: highest against highest; a draw is the defender's (OM-PVP-06). */
function rolledByRivals(scene: SceneModel, entry: EntryOf<'attack-rolled'>): Throw {
  const { seat, defender, tile, dice, armed, defence } = entry;
  const attack = dice
    .map((face, index) => ({ face, better: index < armed, worth: face + (index < armed ? 1 : 0) }))
    .sort((one, other) => other.worth - one.worth);
  const defending = defence.toSorted((one, other) => other - one);
  const upper = attack.map(({ face, better, worth }, index) => ({
    face,
    better,
    hit: index < defending.length && worth > (defending[index] ?? 0),
  }));
  const lower = defending.map((face, index) => ({
    face,
    better: false,
    hit: index < attack.length && face >= (attack[index]?.worth ?? 0),
  }));
  const at = scene.fight ?? outsideOf(scene, tile);
  return { ...at, seat, against: defender, upper, lower, number: nextNumber(scene) };
}

/** The dice of a fight on their tray; nobody has been hit yet. */
export function diceThrown(scene: SceneModel, entry: ShownEntry): SceneModel {
  switch (entry.type) {
    case 'survivors-rolled':
      return { ...scene, fight: inside(entry.tile), thrown: rolledByPeople(scene, entry) };
    case 'zombies-rolled':
      return { ...scene, fight: inside(entry.tile), thrown: rolledByDead(scene, entry) };
    case 'attack-rolled': {
      const thrown = rolledByRivals(scene, entry);
      return { ...scene, fight: { tile: thrown.tile, zone: thrown.zone }, thrown };
    }
    default:
      return scene;
  }
}

/** Both sides lose those whom the other one hit. */
function attacked(scene: SceneModel, entry: EntryOf<'attack-rolled'>): SceneModel {
  const { seat, defender, tile, losses } = entry;
  const at = scene.fight ?? outsideOf(scene, tile);
  return died(died(scene, seat, at, losses.attackers), defender, at, losses.defenders);
}

function withdrawn(scene: SceneModel, { seat, from, to, count }: EntryOf<'withdrew'>): SceneModel {
  return walked(scene, seat, [scene.fight ?? outsideOf(scene, from), outsideOf(scene, to)], count, true);
}

/** What zombie fights and attacks show. */
export const FIGHTS = {
  'fight-started': (scene, { tile }) => ({ ...scene, fight: inside(tile), thrown: null }),
  'survivors-rolled': (scene, { tile, zombies }) => onTile(scene, tile, () => ({ zombies })),
  'zombies-rolled': (scene, { seat, tile, deaths }) => died(scene, seat, inside(tile), deaths),
  ran: (scene, { seat, tile, count }) => walked(scene, seat, [inside(tile), outside(tile)], count, true),
  sacrificed,
  'fight-won': (scene, { tile }) => won(scene, tile),
  'fight-lost': (scene) => ({ ...scene, fight: null }),
  'attack-opened': (scene, { tile, zone }) => ({ ...scene, fight: { tile, zone }, thrown: null }),
  'attack-rolled': attacked,
  withdrew: withdrawn,
  'attack-ended': (scene) => ({ ...scene, fight: null }),
} satisfies Partial<Changes>;
