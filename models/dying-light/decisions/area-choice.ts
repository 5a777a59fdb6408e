import type { Reason } from '../../kernel/types';
import type { AreaId } from '../ids';
import type { AnswerMove, Move } from '../moves';
import { NO_EFFECT, NOT_NOW } from './reasons';

/** The answer to every question for one of a few Areas. */
export type AreaMove = Extract<AnswerMove, { type: 'AREA' }>;

export function areaMoves(areas: readonly AreaId[]): readonly AreaMove[] {
  return areas.map((areaId) => ({ type: 'AREA', areaId }));
}

/** @param areas those that are offered; null when the question is not open */
export function whyNotArea(areas: readonly AreaId[] | null, move: Move): Reason | null {
  if (!areas || move.type !== 'AREA') return NOT_NOW;
  return areas.includes(move.areaId) ? null : NO_EFFECT;
}
