/** What can be crafted, and how many tokens of it there are (3.9). */
import type { IngredientId, RecipeId } from '../ids';

export interface Recipe {
  readonly ingredients: readonly [IngredientId, IngredientId];
  /** Tokens in the box. */
  readonly tokens: number;
}

export const RECIPES: Readonly<Record<RecipeId, Recipe>> = {
  'rc-barricade': { ingredients: ['in-planks', 'in-nails'], tokens: 6 },
  'rc-spear': { ingredients: ['in-planks', 'in-shards'], tokens: 3 },
  'rc-trap': { ingredients: ['in-wires', 'in-explosives'], tokens: 6 },
  'rc-grenade': { ingredients: ['in-nails', 'in-explosives'], tokens: 6 },
};
