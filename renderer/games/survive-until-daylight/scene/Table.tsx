import { use, useCallback, useMemo, useRef } from 'react';
import { CameraRig, type FocusPoint } from '../../../table/camera/CameraRig';
import { type Drawing, useDrawing } from '../../../table/drawing';
import { Impact } from '../../../table/impact/Impact';
import { Jolt } from '../../../table/Jolt';
import { Laid } from '../../../table/Laid';
import { Dimmer } from '../../../table/light/Dimmer';
import { Lighting } from '../../../table/light/Lighting';
import type { Spot as TableSpot } from '../../../table/places';
import { ReadyMark } from '../../../table/ReadyMark';
import { Tabletop } from '../../../table/Tabletop';
import { useContextRestored } from '../../../table/useContextRestored';
import { type Show as ShowOf, useShow } from '../../../table/useShow';
import { HOME_PITCH, heldSpot, lineSpot, outline, WIDTHS, wholeTable } from '../layout';
import type { Motion } from '../motions';
import { Boards } from './boards/Boards';
import { loadBox } from './box';
import { ShownCard } from './cards/ShownCard';
import { TableCards } from './cards/TableCards';
import { endingOf } from './ending';
import type { Highlight, Spot, Story, TableMarks } from './marks';
import { duskOf, type NightLight, nightLight } from './night';
import { Marks } from './overlay/Marks';
import { marksOf, placeOfSpot } from './overlay/mark-frames';
import { Picker } from './overlay/Picker';
import { Splash } from './overlay/Splash';
import { StreetLabels } from './overlay/StreetLabels';
import { Tally } from './overlay/Tally';
import { Pieces } from './pieces/Pieces';
import { pieces as piecesOf } from './pieces/standing-pieces';
import type { SceneModel } from './scene-model';
import { blowOf } from './shown-blow';
import { applyMotion } from './story/apply-motion';
import { Debris } from './street/Debris';
import { Mat } from './street/Mat';
import { Sky, type SkyHandle } from './street/Sky';
import { StreetLamp } from './street/StreetLamp';
import { travelsOf } from './travel';

type Show = ShowOf<SceneModel, Motion>;

export interface TableProps extends TableMarks {
  readonly scene: SceneModel;
  readonly story: Story | null;
  readonly skip: number;
}

const NO_HIGHLIGHTS: readonly Highlight[] = [];
const TABLE_HEIGHT = -0.14;
const DIM = { wave: 0.6, lost: 0.5, all: 1 } as const;

/** The table of Survive Until Daylight. It draws only while something moves. */
export function Table(props: TableProps) {
  const drawing = useDrawing();
  const { quality, shadows } = drawing;
  return (
    <Laid quality={quality} shadows={shadows}>
      <LaidTable {...props} drawing={drawing} />
    </Laid>
  );
}

/** What the light of the lamp falls on: who attacks, the card that was found, else the left end of the line. */
function aimOf({ attacker, attack, found, line, seats }: SceneModel): TableSpot {
  if (found) return heldSpot(0, 1, seats.length, WIDTHS.found);
  const aimed = attacker ?? attack?.target ?? null;
  const index = line.findIndex(({ id }) => id === aimed);
  return lineSpot(Math.max(0, index), Math.max(1, line.length), seats.length);
}

function focusOf(scene: SceneModel, wanted: Spot | undefined): FocusPoint | null {
  const spot: Spot | null = wanted ?? (scene.active ? { kind: 'seat', seat: scene.active } : null);
  const frame = spot && placeOfSpot(scene, spot)?.frame;
  if (!frame) return null;
  return { x: frame.x + frame.width / 2, z: frame.z + frame.depth / 2, key: JSON.stringify(spot) };
}

function dimOf({ found, outcome }: SceneModel): number {
  if (outcome === 'loss') return DIM.lost;
  return found === 'wave' ? DIM.wave : DIM.all;
}

/** Only a new motion or pace changes how pieces go, not the scene that comes with them. */
function useTravels({ motion, scene }: Show, pace: Drawing['speed']) {
  const latest = useRef(scene);
  latest.current = scene;
  return useMemo(() => travelsOf(motion, pace, latest.current), [motion, pace]);
}

/** Hits jolt the table. */
function joltOf(motion: Motion | null, { shake }: Drawing, instant: boolean): Motion | null {
  const hit = motion?.entry.type === 'damage-taken' && motion.entry.amount > 1;
  return hit && shake && !instant ? motion : null;
}

function LaidTable({ drawing, ...props }: TableProps & { readonly drawing: Drawing }) {
  use(loadBox());
  const pace = drawing.reducedMotion ? 'instant' : drawing.speed;
  const instant = pace === 'instant';
  const options = { speed: pace, skip: props.skip };
  const show = useShow(props.scene, props.story ?? undefined, applyMotion, options);
  const { scene, motion } = show;
  const seats = scene.seats.length;
  const travels = useTravels(show, pace);
  const whole = useMemo(() => wholeTable(seats), [seats]);
  const centre = useMemo(() => [0, (whole.north + whole.south) / 2] as const, [whole]);
  const pieces = useMemo(() => piecesOf(scene), [scene]);
  const highlights = motion ? NO_HIGHLIGHTS : (props.highlights ?? NO_HIGHLIGHTS);
  const marks = useMemo(() => marksOf(scene, highlights), [scene, highlights]);
  const focus = useMemo(() => focusOf(scene, props.focus), [scene, props.focus]);
  const sky = useRef<SkyHandle>(null);
  const onLight = useCallback((light: NightLight) => sky.current?.show(light), []);
  const lit = duskOf(scene);
  useContextRestored();
  return (
    <>
      <CameraRig
        stage={whole}
        homePitch={HOME_PITCH}
        whole={useMemo(() => outline(seats), [seats])}
        safe={drawing.safeArea}
        focus={focus}
        ending={useMemo(() => endingOf(scene), [scene])}
        follow={drawing.follow}
        reducedMotion={drawing.reducedMotion}
      />
      <Lighting
        dusk={lit}
        lightAt={nightLight}
        instant={instant}
        skip={props.skip}
        centre={centre}
        reach={(whole.east - whole.west) / 2 + 3}
        onLight={onLight}
      />
      <Dimmer level={dimOf(scene)} instant={instant} />
      <Tabletop centre={centre} reach={46} height={TABLE_HEIGHT} />
      <Jolt blow={joltOf(motion, drawing, instant)}>
        <Sky ref={sky} />
        <Mat seats={seats} />
        <StreetLamp
          seats={seats}
          aim={aimOf(scene)}
          alarm={scene.found === 'wave'}
          strength={nightLight(lit).lamps}
          instant={instant}
        />
        <Debris seats={seats} />
        <Boards scene={scene} travel={travels.boards} />
        <TableCards scene={scene} travel={travels.cards} />
        <Pieces pieces={pieces} travel={travels.pieces} />
        <Marks marks={marks} />
        <Splash scene={scene} motion={motion} />
      </Jolt>
      <StreetLabels scene={scene} marks={marks} />
      <ShownCard motion={motion} pace={show.pace} />
      <Impact blow={blowOf(motion, scene)} pace={show.pace} />
      <Tally scene={scene} motion={motion} pace={show.pace} />
      <Picker scene={scene} onPick={props.onPick} onHover={props.onHover} />
      <ReadyMark />
    </>
  );
}
