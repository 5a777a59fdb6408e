import { CameraControlsImpl } from '@react-three/drei/core/CameraControls';
import { Box3, Spherical, Vector3 } from 'three';
import { nearestTurn, type Stage, type View } from './view';

/** Seconds: the first frame after a rest of the demand loop seems to have taken as long as the rest, which would skip the glide. */
const LONGEST_FRAME = 0.05;

const target = new Vector3();
const around = new Spherical();
const STRAIGHT_DOWN = Math.PI / 2;

/** The controls of camera-controls in the words of this table: views, shares of the distance, glides. */
export class TableControls extends CameraControlsImpl {
  override update(delta: number): boolean {
    return super.update(Math.min(delta, LONGEST_FRAME));
  }

  /** Where the camera is, or where it is gliding to. */
  get goal(): View {
    this.getTarget(target, true);
    this.getSpherical(around, true);
    const { theta, phi, radius } = around;
    return { x: target.x, z: target.z, yaw: theta, pitch: STRAIGHT_DOWN - phi, distance: radius };
  }

  /** A pointer holds the table. */
  get isHeld(): boolean {
    return this.currentAction !== CameraControlsImpl.ACTION.NONE;
  }

  /** @param glide false: it is there with the next frame */
  show({ x, z, yaw, pitch, distance }: View, glide: boolean): void {
    void this.moveTo(x, 0, z, glide);
    void this.rotateTo(nearestTurn(yaw, this.goal.yaw), STRAIGHT_DOWN - pitch, glide);
    void this.dollyTo(distance, glide);
  }

  /** @param factor below 1 comes closer */
  approach(factor: number, glide: boolean): void {
    void this.dollyTo(this.goal.distance * factor, glide);
  }

  /** Slides over the table by shares of the distance. */
  slide(east: number, north: number, glide: boolean): void {
    const { distance } = this.goal;
    void this.truck(east * distance, 0, glide);
    void this.forward(north * distance, glide);
  }

  /** Keeps what the camera looks at on this rectangle. */
  keepOn({ west, east, north, south }: Stage): void {
    this.setBoundary(new Box3(new Vector3(west, 0, north), new Vector3(east, 0, south)));
  }
}
