/** The same game as on the screen, played beside it without one: it knows what should be seen, and how to win. */
import { createBot } from '../../../models/dying-light/bot';
import type { Move } from '../../../models/dying-light/moves';
import type { LoadedLuck } from '../../../models/kernel/luck';
import type { Controller } from '../../../models/kernel/types';
import { type GamePlan, usualPlan, withRunners } from '../../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../../renderer/games/dying-light/plan/start';
import { t } from '../../../renderer/i18n';
import { opened } from '../../helpers/opened';
import type { DLSession } from '../../helpers/random-play';
import type { Snapshot } from './steps';

/** Chooses the next move of whoever sits at the screen. */
export type Player = (snapshot: Snapshot, legal: readonly Move[]) => Move;

const BOT: Controller = { kind: 'bot', level: 'hard' };

const nameOf = (index: number) => t('ui.new.player', { n: index + 1 });

/** The game that the new-game screen starts when nothing but this is changed there. */
export function shadowOf(
  seed: string,
  { runners = 1, ...change }: { readonly runners?: number; readonly loaded?: LoadedLuck } = {},
): DLSession {
  return opened(startGame({ ...planOf(seed, runners), ...change }));
}

function planOf(seed: string, runners: number): GamePlan {
  return withRunners(usualPlan(seed, nameOf), runners, nameOf);
}

/** The same where the second seat is a bot's. */
export function shadowWithBot(seed: string): DLSession {
  const plan = planOf(seed, 2);
  const runners = plan.runners.map((runner, index) =>
    index === 1 ? { ...runner, controller: BOT } : runner,
  );
  return opened(startGame({ ...plan, runners }));
}

const bot = createBot('hard', 'seat-1');

/** Plays as well as the best bot, which wins alone on the easy level. */
export const skilled: Player = ({ position }, legal) => bot.choose(position, legal);

/** Stands still and takes every blow. */
export const careless: Player = (snapshot, legal) =>
  legal.find(({ type }) => type === 'PASS') ??
  legal.find(({ type }) => type === 'COMMIT') ??
  skilled(snapshot, legal);

/** Goes nowhere, and keeps all dice to defend with. */
export const waiting: Player = (snapshot, legal) =>
  legal.find(({ type }) => type === 'PASS') ?? skilled(snapshot, legal);
