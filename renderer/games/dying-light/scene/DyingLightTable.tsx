import { Suspense, useMemo, useRef } from 'react';
import type { AreaId, ZoneId } from '../../../../models/dying-light/ids';
import { zonesOf } from '../../../../models/dying-light/map';
import type { Speed } from '../../../motion/director';
import type { Story } from '../../../motion/story';
import { CameraRig, type FocusPoint } from '../../../table/camera/CameraRig';
import { NO_PANELS, type SafeArea } from '../../../table/camera/view';
import { usePrintFonts } from '../../../table/fonts';
import { Lighting } from '../../../table/light/Lighting';
import { QualityContext } from '../../../table/QualityContext';
import { type QualityTier, qualityOf } from '../../../table/quality';
import { Tabletop } from '../../../table/Tabletop';
import { useContextRestored } from '../../../table/useContextRestored';
import { CITY, centreOf, type Spot } from '../geography';
import type { Motion } from '../motions';
import { Boards } from './boards/Boards';
import { BOARD_THICKNESS, Board } from './city/Board';
import { Buildings } from './city/Buildings';
import { Furniture } from './city/Furniture';
import { useCityLight } from './city/useCityLight';
import { type Figure, trackCrowd } from './crowd';
import { Dice } from './dice/Dice';
import { Badges } from './overlay/Badges';
import { Highlights } from './overlay/Highlights';
import { Picker, type PickHandlers } from './overlay/Picker';
import { Pulse } from './overlay/Pulse';
import { UvCones } from './overlay/UvCones';
import { useFade } from './overlay/useFade';
import { Infected } from './pieces/Infected';
import { Runners } from './pieces/Runners';
import { runnerPose } from './poses';
import type { AreaNames, Highlight, SceneModel } from './scene-model';
import { placeTokens, Tokens } from './tokens/Tokens';
import { travelsOf } from './travel';
import { type Show, useShow } from './useShow';

export interface DyingLightTableProps extends PickHandlers {
  readonly scene: SceneModel;
  /** Names printed on the board, by Area. Keep the object: a new one prints the city anew. */
  readonly names: AreaNames;
  readonly highlights?: readonly Highlight[];
  /** What happened on the way to `scene`; played before it is shown. */
  readonly story?: Story<Motion>;
  readonly onStoryEnd?: () => void;
  readonly speed?: Speed;
  /** Any change ends the story at once. */
  readonly skip?: number;
  /** Where the key F goes, and the camera too whenever it changes; the active Runner if left out. */
  readonly focus?: { readonly zone: ZoneId } | { readonly area: AreaId };
  /** The camera glides to what happens. */
  readonly follow?: boolean;
  readonly quality?: QualityTier;
  readonly reducedMotion?: boolean;
  /** What panels cover of the window, in pixels. Keep the object while it does not change. */
  readonly safeArea?: SafeArea;
}

const STAGE = { west: -2, east: CITY + 1, north: 0, south: CITY + 5 };
const WHOLE = { west: -2.8, east: CITY + 0.4, north: -3, south: CITY + 7 };
const CENTRE = [CITY / 2, CITY / 2 + 2] as const;
const NO_HIGHLIGHTS: readonly Highlight[] = [];

/** The table of Dying Light. It goes into a `<Canvas frameloop="demand">` and draws only while something moves. */
export function DyingLightTable(props: DyingLightTableProps) {
  const ready = usePrintFonts();
  const quality = useMemo(() => qualityOf(props.quality ?? 'high'), [props.quality]);
  return (
    <QualityContext value={quality}>
      <Suspense fallback={null}>{ready && <Table {...props} />}</Suspense>
    </QualityContext>
  );
}

/** The miniatures of the box that stand for the counts of the scene, each on its spot. */
function useFigures({ scene, motion }: Show): readonly Figure[] {
  const known = useRef<readonly Figure[]>([]);
  return useMemo(() => {
    known.current = trackCrowd(known.current, scene.infected, motion?.kind === 'walk' ? motion : null);
    return known.current;
  }, [scene.infected, motion]);
}

function focusOf(focus: DyingLightTableProps['focus'], scene: SceneModel): FocusPoint | null {
  const zone = scene.runners.find(({ active }) => active)?.zone ?? scene.runners[0]?.zone;
  const zones = focus && 'area' in focus ? zonesOf(focus.area) : focus ? [focus.zone] : zone ? [zone] : [];
  if (zones.length === 0) return null;
  const { x, z } = centreOf(zones);
  return { x, z, key: zones.join() };
}

function activeSpots({ runners }: SceneModel): readonly Spot[] {
  return runners
    .filter(({ active }) => active)
    .map(({ id, zone }) => {
      const { x, y, z } = runnerPose(id, zone);
      return { x, y: y + 0.7, z };
    });
}

function Table(props: DyingLightTableProps) {
  const { names, highlights = NO_HIGHLIGHTS, speed = 1, follow = true, reducedMotion = false } = props;
  const pace = reducedMotion ? 'instant' : speed;
  const show = useShow(props.scene, props.story, { speed: pace, skip: props.skip, onEnd: props.onStoryEnd });
  const { scene, motion } = show;
  const figures = useFigures(show);
  const tokens = useMemo(() => placeTokens(scene.tokens), [scene.tokens]);
  const fires = useMemo(() => tokens.filter(({ kind }) => kind === 'fire').map(({ spot }) => spot), [tokens]);
  const travels = useMemo(() => travelsOf(motion, pace), [motion, pace]);
  const focus = useMemo(() => focusOf(props.focus, scene), [props.focus, scene]);
  const light = useCityLight();
  useContextRestored();
  useFade(
    light.buildings,
    useMemo(() => activeSpots(scene), [scene]),
  );
  return (
    <>
      <CameraRig
        stage={STAGE}
        whole={WHOLE}
        safe={props.safeArea ?? NO_PANELS}
        focus={focus}
        follow={follow}
        reducedMotion={reducedMotion}
      />
      <Lighting
        night={scene.night}
        instant={pace === 'instant'}
        centre={CENTRE}
        reach={21}
        onLight={light.onLight}
      />
      <Tabletop centre={CENTRE} reach={60} height={-BOARD_THICKNESS} />
      <Board names={names} fires={fires} uvAreas={scene.uvAreas} register={light.registerBoard} />
      <Buildings names={names} register={light.registerBuilding} />
      <Furniture register={light.registerGlass} />
      <Boards tracker={scene.tracker} board={scene.board} />
      <Tokens tokens={tokens} />
      <UvCones tokens={tokens} uvAreas={scene.uvAreas} />
      <Infected figures={figures} tokens={scene.tokens} travel={travels.figures} />
      <Runners runners={scene.runners} travel={travels.figures} />
      <Dice board={scene.board} thrown={scene.thrown} travel={travels.dice} />
      <Highlights highlights={motion ? NO_HIGHLIGHTS : highlights} tokens={tokens} />
      <Badges scene={scene} figures={figures} />
      {motion?.kind === 'pulse' && <Pulse key={motion.area} area={motion.area} duration={motion.duration} />}
      <Picker scene={scene} figures={figures} tokens={tokens} onPick={props.onPick} onHover={props.onHover} />
    </>
  );
}
