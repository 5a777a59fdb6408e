/** What a crafted token will do where it goes (specification 10). */
import type { SeatId } from '../../kernel/types';
import type { HordeCardId, RecipeId } from '../ids';
import type { MoveOf } from '../moves';
import { SPIKE_DAMAGE } from '../rules/crafting';
import { healthLeft, isEnemy, onLine } from '../rules/line';
import type { State } from '../state';
import { attackersOf } from './forecast';

export interface CraftPreview {
  readonly recipe: RecipeId;
  /** Who stands behind the token; null for one that goes to the line. */
  readonly seat: SeatId | null;
  /** The enemy that meets it first: the one to step into the trap, or the one with the spear. */
  readonly enemy: HordeCardId | null;
  /** Whether that enemy dies of it. */
  readonly kills: boolean;
  /** Enemies that do not attack this round because of it. */
  readonly stunned: readonly HordeCardId[];
}

const NOTHING = { seat: null, enemy: null, kills: false, stunned: [] } as const;

function spiked(state: State, enemy: HordeCardId | null): Pick<CraftPreview, 'enemy' | 'kills'> {
  const card = enemy === null ? null : onLine(state, enemy);
  return { enemy, kills: card !== null && healthLeft(card) <= SPIKE_DAMAGE };
}

/** A trap before the holder waits for the next attacker that no other trap catches (SD-CRAFT-05). */
function trapAt(state: State, seat: SeatId): Omit<CraftPreview, 'recipe'> {
  const traps = state.members.find((member) => member.seat === seat)?.traps ?? 0;
  const comer = seat === state.waveHolder ? attackersOf(state)[traps] : undefined;
  return { ...NOTHING, seat, ...spiked(state, comer?.id ?? null) };
}

/** @param actor who crafts */
export function craftPreview(
  state: State,
  actor: SeatId,
  { recipeId: recipe, placement }: MoveOf<'CRAFT'>,
): CraftPreview {
  switch (placement.kind) {
    case 'own':
      return { recipe, ...NOTHING, seat: actor };
    case 'seat':
      return { recipe, ...trapAt(state, placement.seat) };
    case 'enemy':
      return { recipe, ...NOTHING, ...spiked(state, placement.enemy) };
    case 'pair': {
      const pair = [placement.left, placement.right].flatMap((id) => (id ? (onLine(state, id) ?? []) : []));
      return { recipe, ...NOTHING, stunned: pair.filter(isEnemy).map(({ id }) => id) };
    }
  }
}
