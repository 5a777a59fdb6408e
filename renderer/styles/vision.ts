/**
 * Colours that say something, for every way of telling colours apart; style sheets have theirs in `vision.css`. As with languages, one
 * way holds at a time, and a scene is made anew when it changes.
 */
import { useSyncExternalStore } from 'react';

export const VISIONS = ['usual', 'deuteranopia', 'protanopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

/** What marks on a table say. Games may have marks besides, whose colours say nothing that words do not. */
export type Said = 'choice' | 'warned' | 'threat';

/**
 * Who does not tell green from red tells blue from orange, with yellow between them in lightness; who does not tell blue from green
 * tells turquoise from red.
 */
export const SAID_COLOURS: Readonly<Record<Exclude<Vision, 'usual'>, Readonly<Record<Said, string>>>> = {
  deuteranopia: { choice: '#4cb4ff', warned: '#ffe45c', threat: '#ff7b1f' },
  protanopia: { choice: '#4cb4ff', warned: '#ffe45c', threat: '#ff8a2b' },
  tritanopia: { choice: '#4fffe0', warned: '#ffffff', threat: '#ff4040' },
};

let current: Vision = 'usual';
const listeners = new Set<() => void>();

/** From now on colours are chosen for this. */
export function setVision(vision: Vision): void {
  if (vision === current) return;
  current = vision;
  for (const listener of listeners) listener();
}

const vision = (): Vision => current;

/** The same for what has to be made anew with it. */
export function useVision(): Vision {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    vision,
    vision,
  );
}

/**
 * A game's tones; whoever reads one gets the colour for the vision that holds now.
 * @param sayings which of them say something by their colour
 */
export function tonesSeen<Tone extends string>(
  tones: Readonly<Record<Tone, string>>,
  sayings: Readonly<Partial<Record<Tone, Said>>>,
): Readonly<Record<Tone, string>> {
  const seen = { ...tones };
  for (const tone of Object.keys(sayings) as Tone[]) {
    const said = sayings[tone];
    const get = () => (said && current !== 'usual' ? SAID_COLOURS[current][said] : tones[tone]);
    Object.defineProperty(seen, tone, { get, enumerable: true });
  }
  return seen;
}
