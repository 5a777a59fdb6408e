import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { useHands } from './useHands';
import { useRig } from './useRig';
import { fittingDistance, type SafeArea, type Stage, sameView, type View } from './view';

export interface FocusPoint {
  readonly x: number;
  readonly z: number;
  /** Changes whenever the camera should go there again. */
  readonly key: string;
}

export interface CameraRigProps {
  readonly stage: Stage;
  /** What the whole-table view shows. */
  readonly whole: Stage;
  /** Angle of that view, in radians: 0 is flat over the table. */
  readonly homePitch?: number;
  readonly safe: SafeArea;
  /** What matters now; the key F goes there. */
  readonly focus: FocusPoint | null;
  /** Glide to `focus` whenever its key changes. */
  readonly follow: boolean;
  readonly reducedMotion: boolean;
}

const HOME_PITCH = 0.96;
const CLOSE_UP = { distance: 17, pitch: 0.78 };
/** From this share of the home distance on everything is in sight, and following would only shake the table. */
const WHOLE_IN_SIGHT = 0.75;
const ANGLE = (30 * Math.PI) / 180;

function useHome(whole: Stage, pitch: number, safe: SafeArea): View {
  const size = useThree((state) => state.size);
  return useMemo(() => {
    const lens = { angle: ANGLE, width: size.width, height: size.height, safe };
    const depth = whole.south - whole.north;
    return {
      x: (whole.west + whole.east) / 2,
      z: (whole.north + whole.south) / 2,
      yaw: 0,
      pitch,
      distance: fittingDistance(lens, whole.east - whole.west, depth, pitch),
    };
  }, [whole, pitch, safe, size.width, size.height]);
}

function useLens() {
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    if (!('fov' in camera)) return;
    camera.fov = (ANGLE * 180) / Math.PI;
    camera.near = 1;
    camera.far = 160;
    camera.updateProjectionMatrix();
  }, [camera]);
}

/** The camera over the table: mouse, touch and keys move it, and it goes to what matters. */
export function CameraRig({
  stage,
  whole,
  homePitch = HOME_PITCH,
  safe,
  focus,
  follow,
  reducedMotion,
}: CameraRigProps) {
  useLens();
  const home = useHome(whole, homePitch, safe);
  const rig = useRig(home, stage, safe, reducedMotion);
  const focused = useRef(focus?.key);
  const shownHome = useRef<View>(null);
  const goTo = useMemo(
    () => ({
      home: () => rig.go(() => home),
      focus: () => focus && rig.go((view) => ({ ...view, ...CLOSE_UP, x: focus.x, z: focus.z })),
    }),
    [rig, home, focus],
  );
  const pointerDown = useHands(rig, goTo);

  useEffect(() => {
    const before = shownHome.current;
    shownHome.current = home;
    rig.jump((view) => (!before || sameView(view, before) ? home : view));
  }, [rig, home]);
  useEffect(() => {
    if (!focus || focused.current === focus.key) return;
    focused.current = focus.key;
    if (!follow || pointerDown.current) return;
    const far = home.distance * WHOLE_IN_SIGHT;
    rig.go((view) => (view.distance > far ? view : { ...view, x: focus.x, z: focus.z }));
  }, [rig, home, focus, follow, pointerDown]);
  return null;
}
