import { CameraControls } from '@react-three/drei/core/CameraControls';
import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { followSpot } from '../../input/pad/spots';
import { closeView, type Ending, momentView } from './close-view';
import { type CloseUp, type FocusPoint, type Guided, WHOLE_IN_SIGHT } from './guided';
import type { CameraCommand } from './keys';
import { TableControls } from './TableControls';
import { useEnding, useEndView } from './useEnding';
import { useKeys } from './useKeys';
import { useLens } from './useLens';
import { usePhoto } from './usePhoto';
import { MOUSE, TOUCHES, usePointers } from './usePointers';
import { useSubject } from './useSubject';
import { type Place, type SafeArea, type Stage, sameView, type View, wholeView } from './view';

export type { CloseUp, FocusPoint } from './guided';

export interface CameraRigProps {
  /** What the camera may look at. */
  readonly stage: Stage;
  /** What the whole-table view shows. Keep the object: another one is another home. */
  readonly whole: readonly Place[];
  /** Angle of that view, in radians: 0 is flat over the table. */
  readonly homePitch?: number;
  /** From which side of the table it looks, in radians: 0 is from the south. The camera goes round when it changes. */
  readonly homeYaw?: number;
  /** What panels cover, in pixels. Keep the object while it does not change. */
  readonly safe: SafeArea;
  /** What of it the whole table may not reach under, if not all. */
  readonly wholeSafe?: SafeArea;
  /** What matters now; the key F goes there. Keep the object while it is the same. */
  readonly focus: FocusPoint | null;
  /** The camera comes close as long as this is there, and goes back afterwards if nobody looked elsewhere meanwhile. */
  readonly closeUp?: CloseUp | null;
  /** What a picture of the end looks at; the whole table where there is nothing. Keep the object while it is the same. */
  readonly ending?: Ending | null;
  /** Begin with the subject of `focus`, if it has one; go to `focus` whenever its key changes, and to close-ups. */
  readonly follow: boolean;
  /** Views change without gliding. */
  readonly reducedMotion: boolean;
}

const HOME_PITCH = 0.96;
const CLOSE_UP = { distance: 17, pitch: 0.78 };
/** Within these one cannot get lost. */
const LIMITS = { minDistance: 7, maxDistance: 75, minPolarAngle: 0.09, maxPolarAngle: 1.15 };
/** Seconds to come near where it goes: by itself, and under a hand. */
const SMOOTH = { smoothTime: 0.25, draggingSmoothTime: 0.05 };
const AT_ONCE = { smoothTime: 0, draggingSmoothTime: 0 };

/**
 * Shows the whole table at first, and again when its frame changes, unless somebody has looked elsewhere since. When it is to be
 * looked at from another side, the camera goes round the table, wherever it is.
 */
function useHome({ controls, home, reducedMotion }: Guided): void {
  const invalidate = useThree((state) => state.invalidate);
  const before = useRef<View>(null);
  const glide = useRef(!reducedMotion);
  glide.current = !reducedMotion;
  useLayoutEffect(() => {
    const { current } = before;
    const isTurned = current !== null && current.yaw !== home.yaw;
    if (!current || isTurned || sameView(controls.goal, current))
      controls.show(home, isTurned && glide.current);
    before.current = home;
    controls.update(0);
    invalidate();
  }, [controls, home, invalidate]);
}

/** Goes to what matters whenever that changes; never while a pointer holds the table. */
function useFollow({ controls, home, focus, follow, reducedMotion }: Guided): void {
  const invalidate = useThree((state) => state.invalidate);
  const focused = useRef(focus?.key);
  useEffect(() => {
    if (!focus || focused.current === focus.key) return;
    focused.current = focus.key;
    if (!follow || controls.isHeld) return;
    const view = controls.goal;
    if (focus.subject || view.distance > home.distance * WHOLE_IN_SIGHT) return;
    controls.show({ ...view, x: focus.x, z: focus.z }, !reducedMotion);
    invalidate();
  }, [controls, home, focus, follow, reducedMotion, invalidate]);
}

/** Comes close for a moment and goes back; never while a pointer holds the table. */
function useCloseUp({ controls, lens, home, closeUp = null, follow, reducedMotion }: Guided): void {
  const invalidate = useThree((state) => state.invalidate);
  const before = useRef<{ readonly view: View; readonly near: View } | null>(null);
  const latest = useRef(closeUp);
  latest.current = closeUp;
  const latestHome = useRef(home);
  latestHome.current = home;
  const latestLens = useRef(lens);
  latestLens.current = lens;
  const key = closeUp?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moment is one close-up, however often it is told anew
  useEffect(() => {
    const { current } = latest;
    if (!follow || controls.isHeld) return;
    if (current) {
      const view = before.current?.view ?? controls.goal;
      const near = momentView(latestLens.current, current, latestHome.current.yaw);
      before.current = { view, near };
      controls.show(near, !reducedMotion);
    } else if (before.current) {
      const { view, near } = before.current;
      before.current = null;
      if (sameView(controls.goal, near)) controls.show(view, !reducedMotion);
    }
    invalidate();
  }, [key, controls, follow, reducedMotion, invalidate]);
}

function carryOut(command: CameraCommand, { controls, home, near, focus, reducedMotion }: Guided): void {
  const glide = !reducedMotion;
  switch (command.kind) {
    case 'slide':
      controls.slide(command.east, command.north, glide);
      break;
    case 'turn':
      void controls.rotate(command.yaw, -command.pitch, glide);
      break;
    case 'zoom':
      controls.approach(command.factor, glide);
      break;
    case 'home':
      controls.show(home, glide);
      break;
    case 'focus':
      if (near) controls.show(near, glide);
      else if (focus) controls.show({ ...controls.goal, ...CLOSE_UP, x: focus.x, z: focus.z }, glide);
      break;
    default:
      command satisfies never;
  }
}

function Guide(props: Guided) {
  const { controls, stage, reducedMotion } = props;
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => controls.keepOn(stage), [controls, stage]);
  useHome(props);
  useFollow(props);
  useSubject(props);
  useCloseUp(props);
  usePointers(controls, !reducedMotion);
  usePhoto(controls);
  useEnding(props);
  useFrame(followSpot);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useKeys(
    useCallback(
      (command) => {
        carryOut(command, latest.current);
        invalidate();
      },
      [invalidate],
    ),
  );
  return null;
}

/** The camera over the table: mouse, touch and keys move it, and it goes to what matters. */
export function CameraRig({
  whole,
  homePitch = HOME_PITCH,
  homeYaw = 0,
  safe,
  wholeSafe = safe,
  ending = null,
  ...props
}: CameraRigProps) {
  const lens = useLens(safe);
  const canvas = useThree((state) => state.gl.domElement);
  const home = useMemo(
    () => wholeView({ ...lens, safe: wholeSafe }, whole, homePitch, homeYaw),
    [lens, wholeSafe, whole, homePitch, homeYaw],
  );
  const subject = props.focus?.subject;
  const near = useMemo(() => (subject ? closeView(lens, subject) : null), [lens, subject]);
  const all = useMemo(() => ({ places: whole, pitch: homePitch }), [whole, homePitch]);
  const end = useEndView(lens, ending ?? all, homeYaw);
  const [controls, setControls] = useState<TableControls | null>(null);
  const hold = useCallback((held: unknown) => setControls(held instanceof TableControls ? held : null), []);
  return (
    <>
      <CameraControls
        ref={hold}
        impl={TableControls}
        domElement={canvas}
        mouseButtons={MOUSE}
        touches={TOUCHES}
        {...LIMITS}
        {...(props.reducedMotion ? AT_ONCE : SMOOTH)}
      />
      {controls && <Guide controls={controls} lens={lens} home={home} near={near} end={end} {...props} />}
    </>
  );
}
