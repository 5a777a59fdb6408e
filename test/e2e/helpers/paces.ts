/** How quick the hands are and how slow the machine: what can be seen must be able to be pressed at every pace. */
import { type OpenedApp, openApp, SMALL } from './app';

export interface Pace {
  /** Short: Vitest cuts names off after 40 characters, and `--only` looks for words in them. */
  readonly name: string;
  /** Milliseconds between two presses. */
  readonly between: number;
  /** How many times slower than it is the processor seems. */
  readonly slowdown: number;
  readonly motion: boolean;
}

const HANDS = [
  { name: 'no pause', between: 0, slowdown: 1 },
  { name: '30 ms between', between: 30, slowdown: 1 },
  { name: 'slow processor', between: 0, slowdown: 4 },
] as const;

/** Each pace of the hands, without motion and with it. */
export const PACES: readonly Pace[] = HANDS.flatMap(({ name, ...hands }) => [
  { ...hands, name: `${name}, motion off`, motion: false },
  { ...hands, name: `${name}, motion on`, motion: true },
]);

/** Bots keep their usual pace where there is motion, and are as quick as they can be where there is none. */
function queryOf({ motion }: Pace, seed: string): string {
  return `?quality=low&seed=${seed}${motion ? '' : '&motion=off&bots=instant'}`;
}

/** Opens the app for hands of that pace. */
export async function openAtPace(pace: Pace, seed: string): Promise<OpenedApp> {
  const { between, slowdown } = pace;
  const app = await openApp({ ...SMALL, drawn: false, between }, queryOf(pace, seed));
  const debug = await app.page.context().newCDPSession(app.page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return app;
}
