import { Canvas, type RootState } from '@react-three/fiber';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { onLanguage, spokenLanguage, t } from '../i18n';
import { Darkroom } from '../photo/Darkroom';
import { filterOf } from '../photo/looks';
import type { Shot } from '../photo/studio';
import { usePhotoDrawing, useShot } from '../photo/use-shot';
import { useVision } from '../styles/vision';
import { Vantage } from '../table/camera/Vantage';
import { type Drawing, DrawingProvider } from '../table/drawing';
import { type QualityTier, qualityOf } from '../table/quality';
import { Sharpness } from '../table/Sharpness';
import { Shutter } from '../table/Shutter';
import { Stopwatch } from '../table/Stopwatch';
import { Witness } from '../table/Witness';
import { useApp } from './app-context';
import { canDraw } from './quality';
import { useSafeArea } from './safe-area';
import { type Settings, SPEED_OF } from './settings';
import { type StageView, useStageView } from './stage';
import { useTier } from './use-tier';
import './stage.css';

/** How the settings want the table drawn, and what the screen of the moment covers of it; for a photo nothing moves. */
function useWantedDrawing(view: StageView, quality: QualityTier, shot: Shot | null): Drawing {
  const { playing, coached = false, still = false, speed: wanted, vantage } = view;
  const { settings, url } = useApp();
  const { hold = null } = url;
  const { reducedMotion, cameraFollow, cameraShake: shake, shadows } = settings;
  const safeArea = useSafeArea(playing, coached, settings.interfaceScale * settings.textSize);
  const photo = usePhotoDrawing(shot);
  const speed = photo ? 'instant' : (wanted ?? SPEED_OF[settings.speed]);
  const follow = playing && cameraFollow && !still;
  const posed = vantage !== undefined || photo !== null;
  return useMemo(
    () => ({ quality, shadows, speed, reducedMotion, follow, shake, posed, safeArea, hold, photo }),
    [quality, shadows, speed, reducedMotion, follow, shake, posed, safeArea, hold, photo],
  );
}

interface TableProps {
  readonly view: StageView;
  readonly tier: QualityTier;
  readonly shot: Shot | null;
}

function Table({ view, tier, shot }: TableProps) {
  const drawing = useWantedDrawing(view, tier, shot);
  const { vantage } = view;
  const { id: language } = useSyncExternalStore(onLanguage, spokenLanguage);
  const vision = useVision();
  return (
    <DrawingProvider value={drawing}>
      {vantage && <Vantage view={vantage} drifts={!drawing.reducedMotion && tier !== 'low'} />}
      {/* Words and colours are printed on what lies there: in another language, or for other eyes, it is laid out anew. */}
      <Suspense key={`${language} ${vision}`} fallback={null}>
        {view.scene}
      </Suspense>
    </DrawingProvider>
  );
}

/** What is far from a low camera is out of focus. */
function Depth() {
  return (
    <>
      <div className="stage-depth stage-depth-far" />
      <div className="stage-depth" />
    </>
  );
}

/** Pixels drawn for one of the window's; the canvas itself follows a window that goes to a finer screen. */
function pixelsFor(smoothEdges: boolean, resolution: Settings['resolution']): number | [number, number] {
  const share = resolution / 100;
  if (!smoothEdges) return share;
  return share === 1 ? [1, 2] : share * Math.min(2, Math.max(1, window.devicePixelRatio));
}

/** A program of the graphics card that does not compile is a fault of ours: to ask each one costs a wait for everything drawn before. */
function trustPrograms({ gl }: RootState): void {
  gl.debug.checkShaderErrors = process.env.NODE_ENV !== 'production';
}

/**
 * The one canvas of the app; it stays as long as the window does, unless its edges are to be drawn otherwise. Without it
 * everything can still be played.
 */
export function StageCanvas() {
  const { stage, studio, camera, url, settings } = useApp();
  const shot = useShot(studio);
  const [tier, onSlow] = useTier(settings.quality);
  const { smoothEdges, whileMoving } = qualityOf(tier);
  const view = useStageView(stage);
  const drawn = useMemo(canDraw, []);
  if (!drawn) return <p className="stage stage-missing">{t('ui.no-table')}</p>;
  return (
    <div
      className={settings.reducedMotion ? 'stage stage-still' : 'stage'}
      data-photo={shot ? 'true' : undefined}
      style={shot ? { filter: filterOf(shot.look) } : undefined}
      aria-hidden="true"
    >
      <Canvas
        key={String(smoothEdges)}
        frameloop="demand"
        shadows="percentage"
        dpr={pixelsFor(smoothEdges, settings.resolution)}
        gl={{ antialias: smoothEdges, stencil: true }}
        onCreated={trustPrograms}
      >
        {view && <Table view={view} tier={tier} shot={shot} />}
        {shot && <Darkroom studio={studio} />}
        {view?.playing && !view.unpictured && !shot && <Shutter onDrawn={camera.look} />}
        {whileMoving < 1 && <Sharpness whileMoving={whileMoving} />}
        <Stopwatch onSlow={onSlow} />
        {url.watched && <Witness />}
      </Canvas>
      {view?.vantage && tier !== 'low' && <Depth />}
    </div>
  );
}
