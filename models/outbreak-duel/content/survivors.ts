/** The four Survivors (3.2). */
import type { SurvivorId } from '../ids';

export type AbilityId = 'barroom' | 'steady' | 'triage' | 'dispatch';

export interface SurvivorCard {
  readonly hp: number;
  /** Damage of an unarmed hit. */
  readonly damage: number;
  readonly ability: AbilityId;
}

export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorCard>> = {
  V01: { hp: 24, damage: 3, ability: 'barroom' },
  V02: { hp: 27, damage: 1, ability: 'steady' },
  V03: { hp: 35, damage: 1, ability: 'triage' },
  V04: { hp: 30, damage: 2, ability: 'dispatch' },
};
