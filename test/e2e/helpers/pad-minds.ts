/** How simple minds with a gamepad play each game, and games of which not much is left. */
import { dyingLight } from '../../../machines/dying-light/game';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { usualPlan as usualMonth } from '../../../renderer/games/one-month-in/plan/game-plan';
import { startGame as startMonth } from '../../../renderer/games/one-month-in/plan/start';
import { usualPlan as usualDuel } from '../../../renderer/games/outbreak-duel/plan/game-plan';
import { startGame as startDuel } from '../../../renderer/games/outbreak-duel/plan/start';
import { usualPlan as usualNight } from '../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame as startNight } from '../../../renderer/games/survive-until-daylight/plan/start';
import { opened } from '../../helpers/opened';
import { type Asked, CHOOSE, type Driver, openKeys } from './key-driver';
import { wanderer } from './month-driver';
import { nearEnd } from './near-end';
import { chooseNow } from './pads';
import type { AnyPlayed } from './saves';
import { shadowOf } from './shadow';

/** Presses the first of these that can be pressed. */
const first =
  (...keys: readonly string[]) =>
  (now: Asked): string | null =>
    keys.find((key) => openKeys(now).includes(key)) ?? null;

const press: Driver['press'] = chooseNow;
const nameOf = (index: number) => `Player ${index + 1}`;

export interface PadGame {
  /** As the new-game screen calls it. */
  readonly name: string;
  readonly driver: Driver;
  readonly nearEnd: () => AnyPlayed;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const PAD_GAMES: readonly PadGame[] = [
  {
    name: 'Dying Light',
    driver: { hud: '.dl-hud', bar: '.action-bar', nextKey: first('Enter', 'P', ...DIGITS, CHOOSE), press },
    nearEnd: () => nearEnd(dyingLight, shadowOf('late-1'), 3),
  },
  {
    name: 'Survive Until Daylight',
    driver: { hud: '.sd-hud', nextKey: first('Enter', '1', 'A', 'E', 'R'), press },
    nearEnd: () => nearEnd(surviveUntilDaylight, opened(startNight(usualNight('pads', nameOf))), 3),
  },
  {
    name: 'One Month In',
    driver: { ...wanderer(), press },
    nearEnd: () =>
      nearEnd(oneMonthIn, opened(startMonth({ ...usualMonth('pads', nameOf), maxRounds: 15 })), 3),
  },
  {
    name: 'Outbreak Duel',
    driver: { hud: '.od-hud', nextKey: first('Enter', ...DIGITS, 'A', 'C', 'E', 'X'), press },
    nearEnd: () => nearEnd(outbreakDuel, opened(startDuel(usualDuel('pads', nameOf))), 3),
  },
];
