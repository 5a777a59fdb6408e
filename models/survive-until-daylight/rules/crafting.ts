/** Crafting (6.10). */
import type { Reason } from '../../kernel/types';
import { RECIPES, type Recipe } from '../content/recipes';
import { type CardId, type HordeCardId, type IngredientId, RECIPE_IDS, type RecipeId } from '../ids';
import type { MoveOf, Placement } from '../moves';
import type { DraftMember, SDPlay } from '../play';
import type { Member, State } from '../state';
import { enemiesLeft, winCheck } from './end';
import { countOf, discardCards } from './inventory';
import { damageLine, draftOnLine, isEnemy, onLine, removeDead } from './line';
import { draftMember, is, mayUseFirst, spendPerk } from './members';
import { no } from './reason';

/** Damage of a new spear and of a trap (SD-CRAFT-05, SD-CRAFT-06). */
export const SPIKE_DAMAGE = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function inUse(state: State, recipe: RecipeId): number {
  switch (recipe) {
    case 'rc-barricade':
      return sum(state.members.map(({ barricades }) => barricades));
    case 'rc-trap':
      return sum(state.members.map(({ traps }) => traps));
    case 'rc-spear':
      return sum(state.line.map(({ spears }) => spears));
    case 'rc-grenade':
      return state.line.filter(({ stunned, type }) => stunned && type !== 'survivor').length;
  }
}

/** Tokens of a recipe that are left in the supply (SD-CRAFT-02). */
export function tokensLeft(state: State, recipe: RecipeId): number {
  return RECIPES[recipe].tokens - inUse(state, recipe);
}

/** Whether the first craft of the turn costs no action (SD-PERK-02); lost where there is nothing to craft (SD-EDGE-23). */
export function isFreeCraft(state: State, member: Member): boolean {
  return mayUseFirst(state, member, 'ch-pillar', 'foreman');
}

function needs(recipe: Recipe, junkFor: IngredientId | null): readonly IngredientId[] {
  return recipe.ingredients.filter((ingredient) => ingredient !== junkFor);
}

function whyNoJunk(state: State, member: Member, recipe: Recipe, junkFor: IngredientId): Reason | null {
  if (!is(member, 'ch-hipster')) return no('PERK_NOT_YOURS');
  if (state.firstPlayer !== member.seat) return no('PERK_NEEDS_TOKEN');
  if (member.used.includes('upcycle')) return no('PERK_USED');
  return recipe.ingredients.includes(junkFor) && countOf(member, 'jk-junk') > 0 ? null : no('NOT_OWNED');
}

/** Whether the ingredients are there (SD-CRAFT-01, SD-PERK-12). */
function whyNoParts(state: State, member: Member, id: RecipeId, junkFor: IngredientId | null): Reason | null {
  const recipe = RECIPES[id];
  const junk = junkFor && whyNoJunk(state, member, recipe, junkFor);
  if (junk) return junk;
  if (needs(recipe, junkFor).every((ingredient) => countOf(member, ingredient) > 0)) return null;
  const [a, b] = recipe.ingredients;
  return no('INGREDIENT_MISSING', { a: `sd.card.${a}`, b: `sd.card.${b}` });
}

/** Why a recipe can't be made by this member at all, wherever its token goes; actions are another matter. */
export function whyNoRecipe(
  state: State,
  member: Member,
  id: RecipeId,
  junkFor: IngredientId | null,
): Reason | null {
  const parts = whyNoParts(state, member, id, junkFor);
  if (parts) return parts;
  const short = whyNoTokens(state, id, 1);
  if (short) return short;
  const needsEnemy = id === 'rc-spear' || id === 'rc-grenade';
  return needsEnemy && !enemiesLeft(state) ? no('NO_ENEMY') : null;
}

/** Ingredients for which Junk may stand, and null for none. */
export function junkChoices(state: State, member: Member, id: RecipeId): readonly (IngredientId | null)[] {
  const { ingredients } = RECIPES[id];
  return [null, ...ingredients].filter((junkFor) => whyNoParts(state, member, id, junkFor) === null);
}

export function canCraft(state: State, member: Member): boolean {
  return RECIPE_IDS.some((id) =>
    junkChoices(state, member, id).some((junkFor) => whyNoRecipe(state, member, id, junkFor) === null),
  );
}

/** Why the supply does not hold so many tokens of a recipe; null when it does (SD-CRAFT-02). */
function whyNoTokens(state: State, recipe: RecipeId, needed: number): Reason | null {
  const n = tokensLeft(state, recipe);
  const token = `sd.recipe.${recipe}`;
  if (n <= 0) return needed > 0 ? no('TOKENS_OUT', { token }) : null;
  return needed > n ? no('TOKENS_SHORT', { token, n, m: needed }) : null;
}

function whyNoPair(state: State, { left, right }: Extract<Placement, { kind: 'pair' }>): Reason | null {
  const at = state.line.findIndex(({ id }) => id === left);
  const pair = [state.line[at], right === null ? undefined : state.line[at + 1]].filter((card) => !!card);
  const isPair =
    right === null ? state.line.length === 1 && at === 0 : at >= 0 && state.line[at + 1]?.id === right;
  if (!isPair || !pair.some(isEnemy)) return no('GRENADE_PAIR');
  const fresh = pair.filter((card) => isEnemy(card) && !card.stunned).length;
  return whyNoTokens(state, 'rc-grenade', fresh);
}

/** Whether the token may go there (SD-CRAFT-03 to SD-CRAFT-07, SD-EDGE-31). */
export function whyNoPlace(state: State, recipe: RecipeId, placement: Placement): Reason | null {
  if (recipe === 'rc-barricade') return placement.kind === 'own' ? null : no('PICK_TAKEN');
  if (recipe === 'rc-trap') {
    const sits = placement.kind === 'seat' && state.members.some(({ seat }) => seat === placement.seat);
    return sits ? null : no('PICK_TAKEN');
  }
  if (recipe === 'rc-grenade')
    return placement.kind === 'pair' ? whyNoPair(state, placement) : no('GRENADE_PAIR');
  const card = placement.kind === 'enemy' ? onLine(state, placement.enemy) : null;
  if (!card) return no('PICK_TAKEN');
  return isEnemy(card) ? null : no('TARGET_IS_SURVIVOR');
}

/** Makes the token and puts it in its place; the price of an action is paid here as well. */
export function craft(play: SDPlay, member: DraftMember, move: MoveOf<'CRAFT'>): void {
  const free = isFreeCraft(play.state, member);
  if (free) spendPerk(play, member, 'foreman');
  else play.state.actions -= 1;
  const { recipeId: recipe, junkFor, placement } = move;
  if (junkFor) spendPerk(play, member, 'upcycle');
  const parts: readonly CardId[] = [
    ...needs(RECIPES[recipe], junkFor),
    ...(junkFor ? (['jk-junk'] as const) : []),
  ];
  for (const part of parts) discardCards(play, member, part);
  play.tell({ type: 'crafted', seat: member.seat, recipe, parts, placement, free });
  place(play, member, placement, recipe);
}

function place(play: SDPlay, member: DraftMember, placement: Placement, recipe: RecipeId): void {
  if (placement.kind === 'own') member.barricades += 1;
  else if (placement.kind === 'seat') draftMember(play.state, placement.seat).traps += 1;
  else if (placement.kind === 'enemy') placeSpear(play, placement.enemy);
  else throwGrenade(play, placement);
  if (recipe === 'rc-spear') winCheck(play);
}

/** SD-CRAFT-06: earlier spears add nothing to the new one's damage. */
function placeSpear(play: SDPlay, enemy: HordeCardId): void {
  draftOnLine(play.state, enemy).spears += 1;
  damageLine(play, enemy, SPIKE_DAMAGE);
  removeDead(play);
}

/**
 * SD-CRAFT-07: the pair goes to the right end in its old order, the enemies in it stunned; a Survivor only moves
 * (SD-EDGE-11), and so do those who were stunned before (SD-EDGE-12).
 */
function throwGrenade(play: SDPlay, { left, right }: Extract<Placement, { kind: 'pair' }>): void {
  const { state } = play;
  const hit = (id: HordeCardId) => id === left || id === right;
  const moved = state.line.filter(({ id }) => hit(id));
  for (const card of moved) card.stunned ||= card.type !== 'survivor';
  state.line = [...state.line.filter(({ id }) => !hit(id)), ...moved];
  play.tell({ type: 'line-moved', cards: moved.map(({ id }) => id) });
}
