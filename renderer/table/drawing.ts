import { createContext, useContext } from 'react';
import type { Speed } from '../motion/director';
import { NO_PANELS, type SafeArea } from './camera/view';
import type { Hold } from './clock';
import type { QualityTier } from './quality';

/** How a photo is taken of the table. Keep the object while it does not change. */
export interface PhotoDrawing {
  /** Vertical angle of view in radians. */
  readonly angle: number;
  /** Radians by which the camera is held aslant. */
  readonly tilt: number;
  /** The time of day, 0 by day and 1 by night; null leaves the light as the game has it. */
  readonly time: number | null;
  /** What the controls cover of the window, or the picture leaves out, in pixels. */
  readonly covered: SafeArea;
  /** The camera looks at what a game that is over came to, instead of where somebody looks. */
  readonly ofEnding: boolean;
}

/** How the one canvas is drawn, whatever game lies on the table. */
export interface Drawing {
  readonly quality: QualityTier;
  /** Things throw shadows, where the quality has any; they do if left out. */
  readonly shadows?: boolean;
  /** How fast the table plays what happened. */
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** The camera glides to what happens. */
  readonly follow: boolean;
  /** Heavy blows jolt the table. */
  readonly shake: boolean;
  /** The table is a picture, behind other things or for itself: nothing is written over it, and nothing shines through walls. */
  readonly posed: boolean;
  /** What panels cover of the window, in pixels. */
  readonly safeArea: SafeArea;
  /** Where the table stands still for a picture; nowhere if left out. */
  readonly hold?: Hold | null;
  /** A photo is being taken: the table stands still. Nobody takes one if left out. */
  readonly photo?: PhotoDrawing | null;
}

const DrawingContext = createContext<Drawing>({
  quality: 'high',
  speed: 1,
  reducedMotion: false,
  follow: true,
  shake: true,
  posed: false,
  safeArea: NO_PANELS,
});

export const DrawingProvider = DrawingContext.Provider;

/** Keeps its identity while nothing changes. */
export function useDrawing(): Drawing {
  return useContext(DrawingContext);
}
