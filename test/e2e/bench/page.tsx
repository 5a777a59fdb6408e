/** The page in which `npm run bench:scene` compares frames: the app's table, and the same picture as bare meshes. */
import { Canvas, type RootState, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ACESFilmicToneMapping, WebGLRenderer } from 'three';
import type { State } from '../../../models/dying-light/state';
import { Scene } from '../../../renderer/games/dying-light/scene/Scene';
import { NO_PANELS } from '../../../renderer/table/camera/view';
import { type Drawing, DrawingProvider } from '../../../renderer/table/drawing';
import { type QualityTier, qualityOf } from '../../../renderer/table/quality';
import { bareScene } from './bare-scene';
import './page.css';

export interface FrameTimes {
  /** Milliseconds of single frames, in the order in which they were drawn. */
  readonly ours: readonly number[];
  readonly bare: readonly number[];
  readonly calls: { readonly ours: number; readonly bare: number };
}

/** What the page offers to the bench. */
export interface BenchPage {
  compareFrames(state: State, quality: QualityTier, frames: number): Promise<FrameTimes>;
}

interface ProbeProps {
  readonly onRoot: (root: RootState) => void;
}

function Probe({ onRoot }: ProbeProps) {
  const root = useThree();
  useEffect(() => onRoot(root), [root, onRoot]);
  return null;
}

function drawingIn(quality: QualityTier): Drawing {
  return {
    quality,
    speed: 'instant',
    reducedMotion: true,
    follow: false,
    shake: false,
    posed: false,
    safeArea: NO_PANELS,
  };
}

/** Puts the table on the page and waits until it is loaded. */
function mounted(state: State, quality: QualityTier): Promise<RootState> {
  const stage = document.querySelector('.stage');
  if (!stage) throw new Error('The page has no stage.');
  return new Promise((resolve) => {
    const onRoot = (root: RootState) => {
      const isReady = () => root.gl.domElement.dataset.table === 'ready';
      const watch = setInterval(() => {
        if (!isReady()) return;
        clearInterval(watch);
        resolve(root);
      }, 200);
    };
    createRoot(stage).render(
      <Canvas
        frameloop="demand"
        shadows="percentage"
        dpr={1}
        gl={{ antialias: qualityOf(quality).smoothEdges }}
      >
        <DrawingProvider value={drawingIn(quality)}>
          <Scene state={state} story={null} />
        </DrawingProvider>
        <Probe onRoot={onRoot} />
      </Canvas>,
    );
  });
}

/** Draws and waits until the picture is there. */
function timed(gl: WebGLRenderer, draw: () => void): number {
  const context = gl.getContext();
  const began = performance.now();
  draw();
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - began;
}

function bareRenderer({ gl, size }: RootState, quality: QualityTier): WebGLRenderer {
  const bare = new WebGLRenderer({ antialias: qualityOf(quality).smoothEdges });
  bare.setPixelRatio(1);
  bare.setSize(size.width, size.height);
  bare.toneMapping = ACESFilmicToneMapping;
  bare.outputColorSpace = gl.outputColorSpace;
  return bare;
}

const WARM_UPS = 3;

async function compareFrames(state: State, quality: QualityTier, frames: number): Promise<FrameTimes> {
  const root = await mounted(state, quality);
  const { gl, scene, camera } = root;
  root.advance(performance.now());
  const [plain, twin] = [bareRenderer(root, quality), bareScene(scene)];
  const drawOurs = () => root.advance(performance.now());
  const drawBare = () => plain.render(twin, camera);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let frame = 0; frame < WARM_UPS + frames; frame++) {
    const [one, other] = [timed(gl, drawOurs), timed(plain, drawBare)];
    if (frame < WARM_UPS) continue;
    ours.push(one);
    bare.push(other);
  }
  return { ours, bare, calls: { ours: gl.info.render.calls, bare: plain.info.render.calls } };
}

Object.assign(window, { bench: { compareFrames } satisfies BenchPage });
