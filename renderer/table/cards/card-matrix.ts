import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../motion/tween';
import { CARD } from './card-shape';

const euler = new Euler();
const rotation = new Quaternion();
const position = new Vector3();
const size = new Vector3();

/**
 * Where a card lies. `tip` of its pose turns it over its lower edge: 0 face up, 0.5 upright with its face to the south, 1
 * face down; `grow` is its width in cells. A card that lies has its lower side at `y`.
 * @param cards how many it stands for: a pile is one thick card
 * @param into reused from frame to frame
 */
export function cardMatrix({ x, y, z, yaw, tip, grow }: Pose, cards: number, into: Matrix4): Matrix4 {
  const width = Math.max(0.0001, grow);
  const lift = Math.abs(Math.cos(tip * Math.PI)) * 0.5 * CARD.thickness * cards;
  euler.set(tip * Math.PI, yaw, 0, 'YXZ');
  position.set(x, y + lift, z);
  size.set(width, cards, width);
  return into.compose(position, rotation.setFromEuler(euler), size);
}
