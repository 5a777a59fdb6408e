import type { BotLevel, Controller } from '../../models/kernel/types';

/** Who may play for a seat, as a list offers it. */
export const CONTROLLERS = ['human', 'easy', 'normal', 'hard'] as const satisfies readonly (
  | 'human'
  | BotLevel
)[];
export type ControllerKey = (typeof CONTROLLERS)[number];

export function keyOf(controller: Controller): ControllerKey {
  return controller.kind === 'human' ? 'human' : controller.level;
}

export function controllerOf(key: ControllerKey): Controller {
  return key === 'human' ? { kind: 'human' } : { kind: 'bot', level: key };
}
