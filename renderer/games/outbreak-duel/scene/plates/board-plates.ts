/** What the plates on a board say: life, prices, and how many of everything. */
import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { ZOMBIES } from '../../../../../models/outbreak-duel/content/zombies';
import type { Side } from '../../../../../models/outbreak-duel/state';
import { pressed } from '../../../../table/cards/pile';
import { onBoard, PLACES, type Point } from '../../layout';
import type { PileOf } from '../../spot';
import { gravePlace } from '../poses';
import type { BoardModel, SceneModel } from '../scene-model';
import { lookFor, yawFor } from '../seat-view';
import { BLACK, numberParts, type Part, type Quad, quadsOn, signParts, WHITE } from './quads';

/** A plate leans so far towards the eye. */
const TILT = -0.85;
const ONE = new Vector3(1, 1, 1);
const THIN = 0.02;
const BURNING = new Color('#ff8a2a');

/** A meter over its red line is said in red (OD-RES-05). */
const RED_LINE = 6;

interface At {
  readonly scene: SceneModel;
  readonly board: BoardModel;
  readonly side: Side;
  readonly yaw: number;
}

/** @param before how far before its place it stands, towards the eye */
function plateAt({ side, yaw }: At, place: Point, y: number, before = 0): Matrix4 {
  const { x, z } = onBoard(side, place);
  const rotation = new Quaternion().setFromEuler(new Euler(TILT, yaw, 0, 'YXZ'));
  const position = new Vector3(x + Math.sin(yaw) * before, y, z + Math.cos(yaw) * before);
  return new Matrix4().compose(position, rotation, ONE);
}

function life(at: At): readonly Quad[] {
  const { hp, maxHp } = at.board;
  const parts: readonly Part[] = [
    { cell: 'panel', x: 0, y: 0, height: 0.76, layer: 0 },
    { cell: hp * 3 <= maxHp ? 'heart-hurt' : 'heart', x: -0.53, y: 0, height: 0.5, layer: 1 },
    ...numberParts(String(hp), { x: -0.02, y: 0.01, height: 0.66, layer: 1, tint: WHITE }),
    ...numberParts(`/${maxHp}`, { x: 0.52, y: -0.1, height: 0.34, layer: 1, tint: WHITE }),
  ];
  return quadsOn(plateAt(at, PLACES.survivor, 0.4, 1.0), parts);
}

/** From the side tokens hang where no attacker comes from: -1 for left. */
function outwards({ scene, side }: At): 1 | -1 {
  return lookFor(scene) === 'side' && side === scene.active ? -1 : 1;
}

/** That the Survivor is held; Infection and Cover are pieces (`standing-counters.ts`). */
function held(at: At): readonly Quad[] {
  if (!at.board.grabbed) return [];
  const sign = { cell: 'grabbed', x: 1.08 * outwards(at), y: 0.5, height: 0.54, layer: 0 } as const;
  return quadsOn(plateAt(at, PLACES.survivor, 0.52, 0.95), [sign]);
}

function count(at: At, place: Point, text: string, y: number, before: number, height = 0.4): readonly Quad[] {
  return quadsOn(plateAt(at, place, y, before), [
    { cell: 'panel', x: 0, y: 0, height, layer: 0 },
    ...numberParts(text, { x: 0, y: 0.01, height: height * 0.86, layer: 1, tint: WHITE }),
  ]);
}

function decks(at: At): readonly Quad[] {
  const { deck, zombieDeck } = at.board;
  const lid = (cards: number) => pressed(Math.max(1, cards)) * THIN + 0.2;
  return [
    ...count(at, PLACES.survivorDeck, String(deck), lid(deck), 0.25),
    ...count(at, PLACES.zombieDeck, String(zombieDeck), lid(zombieDeck), 0.25),
  ];
}

function graves(at: At): readonly Quad[] {
  const { graveyard, exile } = at.board;
  const grave = (of: PileOf, cards: number) =>
    cards > 1 ? count(at, gravePlace(of), String(cards), 0.34, 0.62) : [];
  const exiled = exile.survivorCards.length + exile.zombieCards.length;
  return [
    ...grave('survivor', graveyard.survivorCards.length),
    ...grave('zombie', graveyard.zombieCards.length),
    ...(exiled > 1 ? count(at, PLACES.exile, String(exiled), 0.3, 0.5) : []),
  ];
}

/** Prices hang over the upper edge of the cards of the Row; what cannot be paid is grey. */
function prices(at: At): readonly Quad[] {
  const { board } = at;
  return board.row.flatMap((card, index) => {
    const place = PLACES.row[index];
    if (!card || !place) return [];
    const { ztc } = ZOMBIES[card];
    const sign = ztc <= board.th ? 'price' : 'price-dear';
    const parts = signParts(
      sign,
      String(ztc),
      { x: 0, y: 0, height: 0.42 },
      { tint: BLACK, size: 0.9, dx: 0.17 },
    );
    return quadsOn(plateAt(at, place, 0.26, -0.3), parts);
  });
}

function threat(at: At): readonly Quad[] {
  const { th } = at.board;
  const place = { x: PLACES.meter.x, z: PLACES.meter.z + 2.1 };
  return quadsOn(plateAt(at, place, 0.34), [
    { cell: th > RED_LINE ? 'panel-red' : 'panel', x: 0, y: 0, height: 0.5, layer: 0 },
    ...numberParts(String(th), { x: 0, y: 0.01, height: 0.46, layer: 1, tint: WHITE }),
  ]);
}

/** How many cards a fan holds that nobody reads, at its right end. */
function hand(at: At): readonly Quad[] {
  const { side, yaw, board } = at;
  const cards = board.hand.length;
  if (board.docked || cards === 0 || board.hand.some((card) => card !== null)) return [];
  if (lookFor(at.scene) === 'side') return count(at, PLACES.hand, String(cards), 0.3, 0.75, 0.44);
  const aside = Math.min(2.9, cards * 0.33 + 0.75) * (side === 0 ? 1 : -1);
  const place = { x: PLACES.hand.x + Math.cos(yaw) * aside, z: PLACES.hand.z - Math.sin(yaw) * aside };
  return count(at, place, String(cards), 0.62, 0.3, 0.44);
}

/** Numbers that are called before an unarmed roll burn beside the die (OD-CMB-05). */
function called(at: At): readonly Quad[] {
  const { die } = at.scene;
  if (die?.side !== at.side) return [];
  return die.called.flatMap((number, index) =>
    quadsOn(plateAt(at, { x: PLACES.dice.x + 0.95 + index * 0.72, z: PLACES.dice.z }, 0.42), [
      ...numberParts(String(number), { x: 0, y: 0, height: 0.9, layer: 0, tint: BURNING }),
    ]),
  );
}

const PARTS = [hand, decks, graves, prices, threat, life, held, called];

/** The plates of both boards. */
export function platesIn(scene: SceneModel): readonly Quad[] {
  const yaw = yawFor(scene);
  return ([0, 1] as const).flatMap((side) => {
    const at = { scene, board: scene.boards[side], side, yaw };
    return PARTS.flatMap((part) => part(at));
  });
}
