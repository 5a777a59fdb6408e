import { type HordeCardId, RECIPE_IDS, type RecipeId } from '../ids';
import type { MoveOf, Placement } from '../moves';
import { isFreeCraft, junkChoices, craft as make, whyNoPlace, whyNoRecipe } from '../rules/crafting';
import { no } from '../rules/reason';
import type { State } from '../state';
import type { Action } from './action';
import { distinctEnemies } from './attack';

type CraftMove = MoveOf<'CRAFT'>;

function pairs({ line }: State): readonly Placement[] {
  const [only] = line;
  if (line.length === 1 && only) return [{ kind: 'pair', left: only.id, right: null }];
  return line
    .slice(1)
    .map((card, at) => ({ kind: 'pair', left: line[at]?.id as HordeCardId, right: card.id }));
}

/** Every place for the token of a recipe, those left out that are like another one. */
function placements(state: State, recipe: RecipeId): readonly Placement[] {
  switch (recipe) {
    case 'rc-barricade':
      return [{ kind: 'own' }];
    case 'rc-trap':
      return state.members.map(({ seat }) => ({ kind: 'seat', seat }));
    case 'rc-spear':
      return distinctEnemies(state).map((enemy) => ({ kind: 'enemy', enemy }));
    case 'rc-grenade':
      return pairs(state).filter((pair) => whyNoPlace(state, recipe, pair) === null);
  }
}

/** Crafting (SD-CRAFT-01 to SD-CRAFT-07). */
export const craft: Action<CraftMove> = {
  options(state, actor) {
    if (state.actions < 1 && !isFreeCraft(state, actor)) return [];
    return RECIPE_IDS.flatMap((recipeId) =>
      junkChoices(state, actor, recipeId)
        .filter((junkFor) => whyNoRecipe(state, actor, recipeId, junkFor) === null)
        .flatMap((junkFor) =>
          placements(state, recipeId).map(
            (placement): CraftMove => ({ type: 'CRAFT', recipeId, junkFor, placement }),
          ),
        ),
    );
  },
  why(state, actor, { recipeId, junkFor, placement }) {
    if (state.actions < 1 && !isFreeCraft(state, actor)) return no('NO_ACTION');
    return whyNoRecipe(state, actor, recipeId, junkFor) ?? whyNoPlace(state, recipeId, placement);
  },
  take: make,
};
