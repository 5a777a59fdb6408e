import { use, useMemo, useRef } from 'react';
import type { HexKey } from '../../../../models/kernel/hex';
import type { Speed } from '../../../motion/director';
import { CameraRig } from '../../../table/camera/CameraRig';
import { type Drawing, useDrawing } from '../../../table/drawing';
import { Impacts } from '../../../table/impact/Impacts';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import { Laid } from '../../../table/Laid';
import { Lighting } from '../../../table/light/Lighting';
import { ReadyMark } from '../../../table/ReadyMark';
import { Tabletop } from '../../../table/Tabletop';
import { useContextRestored } from '../../../table/useContextRestored';
import { useSame } from '../../../table/useSame';
import { type Show as ShowOf, useShow } from '../../../table/useShow';
import { aboveNote, cityOutline, cityStage, homePitch, MEASURES } from '../layout';
import type { Motion } from '../motions';
import { loadBox } from './box';
import { FoundCard } from './cards/FoundCard';
import type { Crowd } from './clashes';
import { Dice } from './dice/Dice';
import { Door } from './door/Door';
import { endingOf } from './ending';
import { CityMap } from './ground/CityMap';
import { lungesOf } from './lunges';
import type { Highlight, Story, TableMarks } from './marks';
import { CityLabels } from './overlay/CityLabels';
import { Counts } from './overlay/Counts';
import { FinalCount } from './overlay/FinalCount';
import { Marks } from './overlay/Marks';
import { Picker } from './overlay/Picker';
import { Tally } from './overlay/Tally';
import { Pieces } from './pieces/Pieces';
import type { SceneModel, Throw } from './scene-model';
import { blowsOf, contactOf } from './shown-blow';
import { cityLight, duskOf } from './sky/day';
import { Fog } from './sky/Fog';
import { Glow } from './sky/Glow';
import { applyMotion } from './story/apply-motion';
import { Numbers } from './tiles/Numbers';
import { Tiles } from './tiles/Tiles';
import { type Travels, travelsOf } from './travel';
import { useCityLight } from './useCityLight';
import { useCrowd } from './useCrowd';
import { closeUpOf, useFocus } from './useFocus';

type Show = ShowOf<SceneModel, Motion>;

export interface TableProps extends TableMarks {
  readonly scene: SceneModel;
  readonly story: Story | null;
  readonly skip: number;
}

const NO_HIGHLIGHTS: readonly Highlight[] = [];
const TABLE_HEIGHT = -MEASURES.THICKNESS - 0.09;

/** The table of One Month In. It draws only while something moves. */
export function Table(props: TableProps) {
  const drawing = useDrawing();
  const { quality, shadows } = drawing;
  return (
    <Laid quality={quality} shadows={shadows}>
      <LaidTable {...props} drawing={drawing} />
    </Laid>
  );
}

/** The dice of a fight lie on the tray until it is over. */
function useThrown({ thrown, fight }: SceneModel): Throw | null {
  const last = useRef<Throw>(null);
  if (thrown) last.current = thrown;
  const lies = fight !== null && last.current?.tile === fight.tile;
  if (!thrown && !lies) last.current = null;
  return thrown ?? last.current;
}

/** What the city is as long as nobody goes to another one. */
function useCity({ tiles }: SceneModel) {
  const places = useSame(Object.keys(tiles) as HexKey[]);
  return useMemo(() => {
    const stage = cityStage(places);
    const centre = [(stage.west + stage.east) / 2, (stage.north + stage.south) / 2] as const;
    return { stage, centre, outline: cityOutline(places), pitch: homePitch(places) };
  }, [places]);
}

/** How pieces go; only a new motion or pace changes it, not the scene that comes with them. */
function useTravels({ motion, scene }: Show, pace: Speed, crowd: Crowd): Travels {
  const latest = useRef({ scene, crowd });
  latest.current = { scene, crowd };
  return useMemo(() => {
    const now = latest.current;
    const clash = {
      lunges: lungesOf(motion, now.scene, now.crowd),
      contact: contactOf(motion, now.scene, now.crowd),
    };
    return travelsOf(motion, pace, clash);
  }, [motion, pace]);
}

/** What flies where blows meet; those of a motion stay what they were when it began. */
function useBlows({ motion, scene }: Show, crowd: Crowd): readonly ShownBlow[] {
  const latest = useRef({ scene, crowd });
  latest.current = { scene, crowd };
  return useMemo(() => blowsOf(motion, latest.current.scene, latest.current.crowd), [motion]);
}

function LaidTable({ drawing, ...props }: TableProps & { readonly drawing: Drawing }) {
  use(loadBox());
  const pace = drawing.reducedMotion ? 'instant' : drawing.speed;
  const options = { speed: pace, skip: props.skip };
  const show = useShow(props.scene, props.story ?? undefined, applyMotion, options);
  const { scene, motion } = show;
  const highlights = motion ? NO_HIGHLIGHTS : (props.highlights ?? NO_HIGHLIGHTS);
  const { pieces, crowd } = useCrowd(scene, highlights);
  const travels = useTravels(show, pace, crowd);
  const blows = useBlows(show, crowd);
  const { stage, centre, outline, pitch } = useCity(scene);
  const now = { wanted: props.focus, marks: highlights, entry: motion?.entry };
  const focus = useFocus(scene, now, stage);
  const closeUp = useMemo(() => closeUpOf(scene), [scene]);
  const safe = useMemo(() => aboveNote(drawing.safeArea), [drawing.safeArea]);
  const { onLight, windows, pools, fog } = useCityLight();
  useContextRestored();
  return (
    <>
      <CameraRig
        stage={stage}
        homePitch={pitch}
        whole={outline}
        safe={safe}
        focus={focus}
        closeUp={closeUp}
        ending={useMemo(() => endingOf(scene), [scene])}
        follow={drawing.follow}
        reducedMotion={drawing.reducedMotion}
      />
      <Lighting
        dusk={duskOf(scene)}
        lightAt={cityLight}
        instant={pace === 'instant'}
        skip={props.skip}
        centre={centre}
        reach={Math.max(stage.east - stage.west, stage.south - stage.north) / 2 + 3}
        onLight={onLight}
      />
      <Tabletop centre={centre} reach={56} height={TABLE_HEIGHT} />
      <CityMap stage={stage} />
      <Tiles scene={scene} travel={travels.tiles} register={windows} />
      <Numbers scene={scene} viewer={props.viewer ?? scene.active} />
      <Glow scene={scene} travel={travels.tiles} register={pools} />
      <Pieces pieces={pieces} travel={travels.pieces} />
      <Fog scene={scene} duration={travels.duration} register={fog} />
      <Dice scene={scene} thrown={useThrown(scene)} duration={travels.duration} pace={show.pace} />
      <Door scene={scene} duration={travels.duration} />
      <FoundCard found={scene.found} duration={travels.duration} />
      <Marks scene={scene} highlights={highlights} />
      <Counts scene={scene} />
      <CityLabels scene={scene} highlights={highlights} />
      <Impacts blows={blows} pace={show.pace} />
      <Tally scene={scene} motion={motion} after={contactOf(motion, scene, crowd)} pace={show.pace} />
      {motion?.entry.type === 'game-over' && <FinalCount scene={props.scene} duration={travels.duration} />}
      <Picker scene={scene} onPick={props.onPick} onHover={props.onHover} />
      <ReadyMark />
    </>
  );
}
