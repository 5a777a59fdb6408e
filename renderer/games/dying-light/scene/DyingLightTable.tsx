import { useMemo } from 'react';
import { CameraRig, type FocusPoint } from '../../../table/camera/CameraRig';
import { NO_PANELS, type SafeArea } from '../../../table/camera/view';
import { usePrintFonts } from '../../../table/fonts';
import { Lighting } from '../../../table/light/Lighting';
import { QualityContext } from '../../../table/QualityContext';
import { type QualityTier, qualityOf } from '../../../table/quality';
import { Tabletop } from '../../../table/Tabletop';
import { CITY, centreOf } from '../geography';
import { BOARD_THICKNESS, Board } from './city/Board';
import { Buildings } from './city/Buildings';
import { Furniture } from './city/Furniture';
import { useCityLight } from './city/useCityLight';
import type { AreaNames, SceneModel } from './scene-model';

export interface DyingLightTableProps {
  readonly scene: SceneModel;
  /** Names printed on the board, by Area. */
  readonly names: AreaNames;
  readonly quality?: QualityTier;
  readonly reducedMotion?: boolean;
  /** What panels cover of the window, in pixels; keep the object while it does not change. */
  readonly safeArea?: SafeArea;
}

const STAGE = { west: 0, east: CITY, north: 0, south: CITY + 8 };
const WHOLE = { west: -0.5, east: CITY + 0.5, north: -1, south: CITY + 6.5 };
const CENTRE = [CITY / 2, CITY / 2] as const;

export function DyingLightTable(props: DyingLightTableProps) {
  const ready = usePrintFonts();
  const quality = useMemo(() => qualityOf(props.quality ?? 'high'), [props.quality]);
  return <QualityContext value={quality}>{ready && <Scene {...props} />}</QualityContext>;
}

function Scene({ scene, names, reducedMotion = false, safeArea = NO_PANELS }: DyingLightTableProps) {
  const light = useCityLight();
  const fires = useMemo(
    () => scene.tokens.filter((t) => t.kind === 'fire').map((t) => centreOf([t.zone])),
    [scene.tokens],
  );
  const focus: FocusPoint | null = null;
  return (
    <>
      <CameraRig
        stage={STAGE}
        whole={WHOLE}
        safe={safeArea}
        focus={focus}
        follow
        reducedMotion={reducedMotion}
      />
      <Lighting
        night={scene.night}
        instant={reducedMotion}
        centre={CENTRE}
        reach={21}
        onLight={light.onLight}
      />
      <Tabletop centre={CENTRE} reach={64} height={-BOARD_THICKNESS} />
      <Board names={names} fires={fires} uvAreas={scene.uvAreas} register={light.registerBoard} />
      <Buildings names={names} register={light.registerBuilding} />
      <Furniture register={light.registerGlass} />
    </>
  );
}
