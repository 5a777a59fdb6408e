import { use, useCallback, useMemo, useRef } from 'react';
import { WEAPON_CONTACT } from '../../../motion/blow';
import { CameraRig, type FocusPoint } from '../../../table/camera/CameraRig';
import { Spotlight } from '../../../table/dice/Spotlight';
import { type Drawing, useDrawing } from '../../../table/drawing';
import { Impact } from '../../../table/impact/Impact';
import { Laid } from '../../../table/Laid';
import { Dimmer } from '../../../table/light/Dimmer';
import { Lighting } from '../../../table/light/Lighting';
import type { Spot as TableSpot } from '../../../table/places';
import { ReadyMark } from '../../../table/ReadyMark';
import { Tabletop } from '../../../table/Tabletop';
import { useContextRestored } from '../../../table/useContextRestored';
import { type Show as ShowOf, useShow } from '../../../table/useShow';
import { onBoard, PLACES, STREET_SIZE } from '../layout';
import type { Motion } from '../motions';
import type { Spot } from '../spot';
import { loadBox } from './box';
import { Notches } from './cards/Notches';
import { ShownCard } from './cards/ShownCard';
import { TableCards, useFaces } from './cards/TableCards';
import { Dead } from './dead/Dead';
import { useStandeeSheet } from './dead/standee-sheet';
import { Die } from './dice/Die';
import { endingOf } from './ending';
import { Block } from './ground/Block';
import { Street } from './ground/Street';
import type { Highlight, Story, TableMarks } from './marks';
import { nightLight } from './night';
import { Marks } from './overlay/Marks';
import { Picker } from './overlay/Picker';
import { Splash } from './overlay/Splash';
import { StreetLabels } from './overlay/StreetLabels';
import { shapeOf } from './overlay/spot-shapes';
import { Tally } from './overlay/Tally';
import { Counters } from './pieces/Counters';
import { Survivors } from './pieces/Survivors';
import { BoardPlates } from './plates/BoardPlates';
import { usePlatePrint } from './plates/Plates';
import type { SceneModel } from './scene-model';
import { lookFor, PITCH, wholeFor, yawFor } from './seat-view';
import { blowOf } from './shown-blow';
import { applyMotion } from './story/apply-motion';
import { travelsOf } from './travel';
import { useBiteCloseUp } from './useBiteCloseUp';

export interface TableProps extends Omit<TableMarks, 'peek' | 'docked'> {
  readonly scene: SceneModel;
  readonly story: Story | null;
  readonly skip: number;
}

type Show = ShowOf<SceneModel, Motion>;

const NO_HIGHLIGHTS: readonly Highlight[] = [];
const TABLE_HEIGHT = -0.2;
const BLOCK_HEIGHT = -0.16;
const STAGE = {
  west: -STREET_SIZE.width / 2,
  east: STREET_SIZE.width / 2,
  north: -STREET_SIZE.depth / 2,
  south: STREET_SIZE.depth / 2,
};
const CENTRE = [0, 0] as const;
/** Cells that the light on a die reaches, and how far over the street it lies. */
const DICE_LIGHT = 2.1;
const LOW = 0.03;
const DIM = { standoff: 0.72, over: 0.7, full: 1 } as const;

/** The table of Outbreak Duel. It draws only while something moves. */
export function Table(props: TableProps) {
  const drawing = useDrawing();
  const { quality, shadows } = drawing;
  return (
    <Laid quality={quality} shadows={shadows}>
      <LaidTable {...props} drawing={drawing} />
    </Laid>
  );
}

function dimOf({ standoff, over }: SceneModel): number {
  if (over) return DIM.over;
  return standoff ? DIM.standoff : DIM.full;
}

/** The Stand-off goes on as long as its window is open. */
function useHeld(scene: SceneModel, standoff: boolean): SceneModel {
  return useMemo(() => (standoff ? { ...scene, standoff } : scene), [scene, standoff]);
}

/** Only a new motion or pace changes how pieces go, not the scene that comes with them. */
function useTravels({ motion, scene }: Show, pace: Drawing['speed']) {
  const latest = useRef(scene);
  latest.current = scene;
  return useMemo(() => travelsOf(motion, pace, latest.current), [motion, pace]);
}

/** Where the camera looks when it follows: what the interface wants, else the Survivor whose turn it is. */
function focusOf(scene: SceneModel, wanted: Spot | undefined): FocusPoint | null {
  const spot: Spot = wanted ?? { kind: 'survivor', seat: scene.boards[scene.active].seat };
  const over = shapeOf(scene, spot)?.over;
  return over ? { x: over[0], z: over[2], key: JSON.stringify(spot) } : null;
}

/** Where the die lies, or will. */
function diceSpot({ die, active }: SceneModel): TableSpot {
  return { ...onBoard(die?.side ?? active, PLACES.dice), y: LOW };
}

function LaidTable({ drawing, ...props }: TableProps & { readonly drawing: Drawing }) {
  use(loadBox());
  const pace = drawing.reducedMotion ? 'instant' : drawing.speed;
  const instant = pace === 'instant';
  const options = { speed: pace, skip: props.skip };
  const show = useShow(props.scene, props.story ?? undefined, applyMotion, options);
  const { motion } = show;
  const scene = useHeld(show.scene, props.standoff ?? false);
  const travels = useTravels(show, pace);
  const blow = blowOf(motion, scene);
  const highlights = motion ? NO_HIGHLIGHTS : (props.highlights ?? NO_HIGHLIGHTS);
  const focus = useMemo(() => focusOf(scene, props.focus), [scene, props.focus]);
  const yaw = yawFor(scene);
  const print = usePlatePrint();
  const faces = useFaces();
  const standees = useStandeeSheet();
  useContextRestored();
  return (
    <>
      <CameraRig
        stage={STAGE}
        homePitch={PITCH[lookFor(scene)]}
        homeYaw={yaw}
        whole={wholeFor(scene)}
        safe={drawing.safeArea}
        focus={focus}
        closeUp={useBiteCloseUp(scene, motion)}
        ending={useMemo(() => endingOf(scene), [scene])}
        follow={drawing.follow}
        reducedMotion={drawing.reducedMotion}
      />
      <Lighting
        dusk={yaw}
        timeless
        lightAt={nightLight}
        instant={instant}
        skip={props.skip}
        centre={CENTRE}
        reach={STREET_SIZE.width / 2 + 3}
        trueColours
        onLight={useCallback(() => undefined, [])}
      />
      <Dimmer level={dimOf(scene)} instant={instant} />
      <Tabletop centre={CENTRE} reach={46} height={TABLE_HEIGHT} />
      <Block height={BLOCK_HEIGHT} />
      <Street />
      <Counters scene={scene} travel={travels.pieces} />
      <TableCards scene={scene} travel={travels.cards} sheet={faces} />
      <Survivors scene={scene} travel={travels.pieces} />
      <Dead scene={scene} incoming={props.incoming} travel={travels.dead} sheet={standees} print={print} />
      <BoardPlates scene={scene} print={print} />
      <Notches scene={scene} travel={travels.cards} />
      <Die scene={scene} duration={travels.duration} />
      <Spotlight of={scene.die} at={diceSpot(scene)} reach={DICE_LIGHT} pace={show.pace} />
      <Impact blow={blow} pace={show.pace} />
      <Splash splash={scene.splash} duration={travels.duration} />
      <Marks scene={scene} highlights={highlights} />
      <StreetLabels scene={scene} highlights={highlights} />
      <ShownCard motion={motion} pace={show.pace} />
      <Tally scene={scene} motion={motion} after={blow ? WEAPON_CONTACT : 0} pace={show.pace} />
      <Picker scene={scene} onPick={props.onPick} onHover={props.onHover} />
      <ReadyMark />
    </>
  );
}
