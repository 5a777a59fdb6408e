import { use, useCallback, useMemo, useRef } from 'react';
import type { AreaId, ZoneId } from '../../../../models/dying-light/ids';
import { zonesOf } from '../../../../models/dying-light/map';
import type { Speed } from '../../../motion/director';
import type { Story } from '../../../motion/story';
import { CameraRig, type FocusPoint } from '../../../table/camera/CameraRig';
import type { Ending } from '../../../table/camera/close-view';
import { NO_PANELS, type SafeArea } from '../../../table/camera/view';
import { Spotlight } from '../../../table/dice/Spotlight';
import { Impact } from '../../../table/impact/Impact';
import { Jolt } from '../../../table/Jolt';
import { Laid } from '../../../table/Laid';
import { Dimmer } from '../../../table/light/Dimmer';
import type { Daylight } from '../../../table/light/daylight';
import { Lighting } from '../../../table/light/Lighting';
import type { Spot } from '../../../table/places';
import type { QualityTier } from '../../../table/quality';
import { ReadyMark } from '../../../table/ReadyMark';
import { Tabletop } from '../../../table/Tabletop';
import { useContextRestored } from '../../../table/useContextRestored';
import { useSame } from '../../../table/useSame';
import { type Show as ShowOf, useShow } from '../../../table/useShow';
import { shownMiddle } from '../layout/boards';
import { CITY, centreOf, isBuilding } from '../layout/city';
import { aroundCity, HOME_PITCH, subjectOf, WHOLE } from '../layout/whole';
import type { Motion } from '../motions';
import { Boards } from './boards/Boards';
import { loadBox } from './box';
import { ShownCard } from './cards/ShownCard';
import { TableCards } from './cards/TableCards';
import { BOARD_THICKNESS, Board } from './city/Board';
import { Buildings } from './city/Buildings';
import { cityDaylight } from './city/city-daylight';
import { Furniture } from './city/Furniture';
import { useCityLight } from './city/useCityLight';
import { type Figure, trackCrowd } from './crowd';
import { Dice } from './dice/Dice';
import { type Crowd, victimOf } from './lunges';
import type { Highlight } from './marks';
import { CityLabels } from './overlay/CityLabels';
import { HarmRing } from './overlay/HarmRing';
import { Highlights, zonesIn } from './overlay/Highlights';
import { Picker, type PickHandlers } from './overlay/Picker';
import { Pulse } from './overlay/Pulse';
import { UvCones } from './overlay/UvCones';
import { useFade } from './overlay/useFade';
import { Infected } from './pieces/Infected';
import { Npcs } from './pieces/Npcs';
import { Runners } from './pieces/Runners';
import type { Surroundings } from './pieces/useLitPoses';
import { figurePose, runnerPose } from './poses';
import type { AreaNames, SceneModel } from './scene-model';
import { blowOf } from './shown-blow';
import { applyMotion } from './story/apply-motion';
import { placeTokens } from './tokens/place-tokens';
import { Tokens } from './tokens/Tokens';
import { travelsOf } from './travel';

type Show = ShowOf<SceneModel, Motion>;

export interface TableProps extends PickHandlers {
  readonly scene: SceneModel;
  /** Names of the Areas. Keep the object: a new one prints them anew. */
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
  /** What a picture of the end of the game looks at. */
  readonly ending?: Ending | null;
  /** The camera glides to what happens. */
  readonly follow?: boolean;
  readonly quality?: QualityTier;
  readonly shadows?: boolean | undefined;
  readonly reducedMotion?: boolean;
  /** Heavy blows jolt the table. */
  readonly shake?: boolean;
  /** What panels cover of the window, in pixels. Keep the object while it does not change. */
  readonly safeArea?: SafeArea;
}

const STAGE = { west: -2, east: CITY + 5, north: 0, south: CITY + 5 };
const CENTRE = [CITY / 2, CITY / 2 + 2] as const;
/** Share of the light that is left while everybody looks up because night falls. */
const HUSHED = 0.55;
/** Cells that the light on dice reaches. */
const DICE_LIGHT = 3.4;
const NOWHERE: Spot = { x: 0, y: 0, z: 0 };
const NO_HIGHLIGHTS: readonly Highlight[] = [];

/** The table of Dying Light. It goes into a `<Canvas frameloop="demand">` and draws only while something moves. */
export function Table(props: TableProps) {
  const { quality = 'high', shadows } = props;
  return (
    <Laid quality={quality} shadows={shadows}>
      <LaidTable {...props} />
    </Laid>
  );
}

/** The miniatures of the box that stand for the counts of the scene, each on its spot. */
function useCrowd({ scene, motion }: Show): Crowd {
  const known = useRef<readonly Figure[]>([]);
  return useMemo(() => {
    const before = known.current;
    known.current = trackCrowd(before, scene.infected, motion?.kind === 'walk' ? motion : null);
    return { before, after: known.current };
  }, [scene.infected, motion]);
}

/** Who has wound up for a blow, and where the one stands whom it is meant for. */
function useWoundUp({ strike, tokens }: SceneModel, crowd: Crowd) {
  const ready = strike?.stage === 'ready' ? strike : null;
  const victim = ready && victimOf(ready, crowd);
  const at = victim && figurePose(victim, tokens);
  return useSame(ready && at ? { runner: ready.runner, at: { x: at.x, z: at.z } } : null);
}

/** Where the one who decides stands, or what the coach talks about. */
function focusedZones(focus: TableProps['focus'], { runners }: SceneModel): readonly ZoneId[] {
  if (focus) return 'area' in focus ? zonesOf(focus.area) : [focus.zone];
  const zone = runners.find(({ active }) => active)?.zone ?? runners[0]?.zone;
  return zone ? [zone] : [];
}

/** What matters now: who decides, where it may lead, and what threatens. */
function useFocus(
  focus: TableProps['focus'],
  marks: readonly Highlight[],
  scene: SceneModel,
): FocusPoint | null {
  const own = useSame(focusedZones(focus, scene));
  const others = useSame([...new Set(marks.flatMap(zonesIn))]);
  return useMemo(() => {
    if (own.length === 0) return null;
    const { x, z } = centreOf(own);
    return { x, z, key: own.join(), subject: subjectOf(own, others) };
  }, [own, others]);
}

/** The head of whoever is looked at. */
function headOf(focus: FocusPoint | null): Spot | null {
  if (!focus?.subject) return null;
  const [x, y, z] = focus.subject.piece;
  return { x, y, z };
}

function activeSpots({ runners }: SceneModel): readonly Spot[] {
  return runners
    .filter(({ active }) => active)
    .map(({ id, zone }) => {
      const { x, y, z } = runnerPose(id, zone);
      return { x, y: y + 0.7, z };
    });
}

/** Streets that are marked; roofs are seen from everywhere. */
function streetSpots(marks: readonly Highlight[]): readonly Spot[] {
  const streets = marks.flatMap(zonesIn).filter((zone) => !isBuilding(zone));
  return streets.map((zone) => ({ ...centreOf([zone]), y: 0.3 }));
}

/** How pieces go; only a new motion or pace changes it, not the scene that comes with them. */
function useTravels(motion: Show['motion'], pace: Speed, scene: SceneModel, crowd: Crowd) {
  const latest = useRef({ scene, crowd });
  latest.current = { scene, crowd };
  return useMemo(() => travelsOf(motion, pace, latest.current.scene, latest.current.crowd), [motion, pace]);
}

/** What shines on the miniatures, and the light of the moment. */
function useShining(fires: Surroundings['fires'], uvAreas: Surroundings['uvAreas']) {
  const { onLight, ...city } = useCityLight();
  const lamps = useRef(0);
  const around = useMemo(() => ({ fires, uvAreas, lamps }), [fires, uvAreas]);
  const onDaylight = useCallback(
    (light: Daylight) => {
      lamps.current = light.lamps;
      onLight(light);
    },
    [onLight],
  );
  return { ...city, around, onLight: onDaylight };
}

/** What a blow looks like on the table around the one who was hurt. */
function Harm({ motion, scene }: Pick<Show, 'motion' | 'scene'>) {
  if (motion?.kind !== 'harm') return null;
  const runner = scene.runners.find(({ id }) => id === motion.runner);
  if (!runner) return null;
  return (
    <HarmRing spot={runnerPose(runner.id, runner.zone)} heavy={motion.heavy} duration={motion.duration} />
  );
}

function LaidTable(props: TableProps) {
  use(loadBox());
  const { names, highlights = NO_HIGHLIGHTS, speed = 1, follow = true, reducedMotion = false } = props;
  const pace = reducedMotion ? 'instant' : speed;
  const options = { speed: pace, skip: props.skip, onEnd: props.onStoryEnd };
  const show = useShow(props.scene, props.story, applyMotion, options);
  const { scene, motion } = show;
  const crowd = useCrowd(show);
  const { after: figures } = crowd;
  const strike = useWoundUp(scene, crowd);
  const lying = useSame(scene.tokens);
  const tokens = useMemo(() => placeTokens(lying), [lying]);
  const fires = useSame(tokens.filter(({ kind }) => kind === 'fire').map(({ spot }) => spot));
  const uvAreas = useSame(scene.uvAreas);
  const travels = useTravels(motion, pace, scene, crowd);
  const marks = motion ? NO_HIGHLIGHTS : highlights;
  const focus = useFocus(props.focus, marks, scene);
  const over = useMemo(() => headOf(focus), [focus]);
  const { safeArea = NO_PANELS } = props;
  const light = useShining(fires, uvAreas);
  const { around } = light;
  const blow = props.shake && pace !== 'instant' && motion?.kind === 'harm' && motion.heavy ? motion : null;
  useContextRestored();
  useFade(
    light.buildings,
    useMemo(() => [...activeSpots(scene), ...streetSpots(marks)], [scene, marks]),
  );
  return (
    <>
      <CameraRig
        stage={STAGE}
        whole={WHOLE}
        homePitch={HOME_PITCH}
        safe={safeArea}
        wholeSafe={useMemo(() => aroundCity(safeArea), [safeArea])}
        focus={focus}
        {...(props.ending && { ending: props.ending })}
        follow={follow}
        reducedMotion={reducedMotion}
      />
      <Lighting
        dusk={scene.night ? 1 : 0}
        lightAt={cityDaylight}
        instant={pace === 'instant'}
        skip={props.skip}
        centre={CENTRE}
        reach={21}
        trueColours
        onLight={light.onLight}
      />
      <Dimmer level={motion?.kind === 'light' && motion.night ? HUSHED : 1} instant={pace === 'instant'} />
      <Jolt blow={blow}>
        <Tabletop centre={CENTRE} reach={60} height={-BOARD_THICKNESS} />
        <Board fires={fires} uvAreas={uvAreas} register={light.registerBoard} />
        <Buildings names={names} register={light.registerBuilding} />
        <Furniture register={light.registerGlass} />
        <Boards tracker={scene.tracker} board={scene.board} />
        <TableCards board={scene.board} decks={scene.decks} travel={travels.cards} />
        <Tokens tokens={tokens} />
        <Npcs tokens={tokens} around={around} />
        <UvCones tokens={tokens} uvAreas={uvAreas} />
        <Infected figures={figures} tokens={scene.tokens} travel={travels.figures} around={around} />
        <Runners runners={scene.runners} strike={strike} travel={travels.figures} around={around} />
        <Dice
          board={scene.board}
          thrown={scene.thrown}
          over={motion?.kind === 'throw' ? over : null}
          travel={travels.dice}
        />
        <Spotlight
          of={motion?.kind === 'throw' && over ? motion : null}
          at={over ? shownMiddle(over) : NOWHERE}
          reach={DICE_LIGHT}
          pace={show.pace}
        />
        <Highlights highlights={marks} tokens={tokens} />
        <CityLabels scene={scene} figures={figures} tokens={tokens} highlights={marks} names={names} />
        <Harm motion={motion} scene={scene} />
        <ShownCard motion={motion} decks={scene.decks} pace={show.pace} />
        <Impact blow={blowOf(motion, scene, crowd)} pace={show.pace} />
        {motion?.kind === 'pulse' && (
          <Pulse key={motion.area} area={motion.area} duration={motion.duration} />
        )}
      </Jolt>
      <Picker scene={scene} figures={figures} tokens={tokens} onPick={props.onPick} onHover={props.onHover} />
      <ReadyMark />
    </>
  );
}
