import type { SkillId } from '../ids';

/**
 * What a Skill does always (`passive`) and instead while its Runner has Momentum (DL-GEAR-04).
 * - `jump-risk`: Risk of a Jump, Jump Pads included.
 * - `weapon-damage`: added to the total of a weapon attack (DL-ATK-10).
 * - `defence`: added to the Defense when at least one die was spent on Defend, once an attack.
 * - `climb-discount`: dice off a Climb, never below 1; for the first Climb of an activation or for every one.
 */
export type SkillEffect =
  | { readonly kind: 'jump-risk'; readonly passive: number; readonly momentum: number }
  | { readonly kind: 'weapon-damage'; readonly passive: number; readonly momentum: number }
  | { readonly kind: 'defence'; readonly passive: number; readonly momentum: number }
  | {
      readonly kind: 'climb-discount';
      readonly dice: number;
      readonly passive: 'first';
      readonly momentum: 'every';
    };

export interface Skill {
  readonly id: SkillId;
  readonly effect: SkillEffect;
}

export const SKILLS: Readonly<Record<SkillId, Skill>> = {
  'sk-feather': { id: 'sk-feather', effect: { kind: 'jump-risk', passive: -1, momentum: -2 } },
  'sk-heavy': { id: 'sk-heavy', effect: { kind: 'weapon-damage', passive: 1, momentum: 2 } },
  'sk-brace': { id: 'sk-brace', effect: { kind: 'defence', passive: 1, momentum: 2 } },
  'sk-wall': {
    id: 'sk-wall',
    effect: { kind: 'climb-discount', dice: 1, passive: 'first', momentum: 'every' },
  },
};
