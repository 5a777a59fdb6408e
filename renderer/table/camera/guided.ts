import type { CameraRigProps } from './CameraRig';
import type { Moment, Subject } from './close-view';
import type { TableControls } from './TableControls';
import type { Lens, View } from './view';

export interface FocusPoint {
  readonly x: number;
  readonly z: number;
  /** Changes whenever the camera should go there again. */
  readonly key: string;
  /** Looked at from near by while somebody decides, instead of the whole table. Keep the object while it is the same. */
  readonly subject?: Subject;
}

/** A moment that is looked at from as near as all of it can be seen. */
export interface CloseUp extends Moment {
  /** Changes with the moment: the camera goes there once for each. */
  readonly key: string;
}

/** What guides the camera between what people do with it. */
export interface Guided
  extends Omit<CameraRigProps, 'whole' | 'homePitch' | 'homeYaw' | 'safe' | 'wholeSafe' | 'ending'> {
  readonly controls: TableControls;
  readonly lens: Lens;
  readonly home: View;
  /** The subject of what matters now, if it has one. */
  readonly near: View | null;
  /** Where a picture of the end is taken from, while one is. */
  readonly end: View | null;
}

/** From this share of the home distance on everything is in sight, and following would only shake the table. */
export const WHOLE_IN_SIGHT = 0.75;
