import { describe, expect, it } from 'vitest';
import { combatTurn } from '../../../../models/survive-until-daylight/decisions/combatTurn';
import type { CardId, RecipeId } from '../../../../models/survive-until-daylight/ids';
import type { MoveOf, Placement } from '../../../../models/survive-until-daylight/moves';
import { tokensLeft } from '../../../../models/survive-until-daylight/rules/crafting';
import { attackWith } from '../../../helpers/survive-fighting';
import {
  answerTo,
  entriesOf,
  lineOf,
  memberAt,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

const PARTS: readonly CardId[] = ['in-planks', 'in-nails', 'in-shards', 'in-wires', 'in-explosives'];

function turn(plan: TablePlan = {}) {
  return table({
    characters: ['ch-haggler', 'ch-drifter'],
    actor: 1,
    cards: [PARTS],
    line: ['raider'],
    ...plan,
  });
}

function make(
  recipeId: RecipeId,
  placement: Placement,
  more: Partial<MoveOf<'CRAFT'>> = {},
): MoveOf<'CRAFT'> {
  return { type: 'CRAFT', recipeId, junkFor: null, placement, ...more };
}

const OWN: Placement = { kind: 'own' };
const barricade = make('rc-barricade', OWN);
const spear = make('rc-spear', { kind: 'enemy', enemy: 'raider-1' });

describe('SD-CRAFT-01 recipes', () => {
  it.each([
    ['rc-barricade', OWN, ['in-planks', 'in-nails']],
    ['rc-spear', { kind: 'enemy', enemy: 'monster-1' }, ['in-planks', 'in-shards']],
    ['rc-trap', { kind: 'seat', seat: 'seat-2' }, ['in-wires', 'in-explosives']],
    ['rc-grenade', { kind: 'pair', left: 'monster-1', right: null }, ['in-nails', 'in-explosives']],
  ] as const)('%s takes two ingredients and the action', (recipe, placement, parts) => {
    const { state, entries } = answerTo(turn({ line: ['monster'] }), combatTurn, make(recipe, placement));
    expect(PARTS.filter((card) => !memberAt(state, 1).cards.includes(card))).toEqual(parts);
    expect(state.rubbleDiscard).toEqual(expect.arrayContaining([...parts]));
    expect([state.actions, tokensLeft(state, recipe)]).toEqual([0, tokensLeft(turn(), recipe) - 1]);
    expect(entries[0]).toEqual({ type: 'crafted', seat: 'seat-1', recipe, parts, placement, free: false });
  });

  it('names what is missing', () => {
    const state = turn({ cards: [['in-planks']] });
    expect(combatTurn.why(state, barricade)).toEqual({
      id: 'INGREDIENT_MISSING',
      params: { a: 'sd.card.in-planks', b: 'sd.card.in-nails' },
    });
  });
});

describe('SD-CRAFT-02 supply', () => {
  it('a recipe whose tokens are all in use cannot be made', () => {
    const state = turn({ members: { 2: { barricades: 6 } } });
    expect(combatTurn.why(state, barricade)).toEqual({
      id: 'TOKENS_OUT',
      params: { token: 'sd.recipe.rc-barricade' },
    });
  });

  it('spear and grenade need an enemy', () => {
    const state = turn({ line: ['survivor'] });
    expect(combatTurn.why(state, spear)?.id).toBe('NO_ENEMY');
    const made = combatTurn.options(state).flatMap((move) => (move.type === 'CRAFT' ? [move.recipeId] : []));
    expect(new Set(made)).toEqual(new Set(['rc-barricade', 'rc-trap']));
  });
});

describe('SD-CRAFT-03 and SD-CRAFT-05 places', () => {
  it('SD-CRAFT-03: a barricade stands before its maker, any number of them', () => {
    const { state } = answerTo(turn({ members: { 1: { barricades: 2 } } }), combatTurn, barricade);
    expect(memberAt(state, 1).barricades).toBe(3);
    const elsewhere = make('rc-barricade', { kind: 'seat', seat: 'seat-2' });
    expect(combatTurn.why(turn(), elsewhere)?.id).toBe('PICK_TAKEN');
  });

  it('SD-CRAFT-05: a trap goes before any one seat', () => {
    const seats = combatTurn
      .options(turn())
      .flatMap((move) =>
        move.type === 'CRAFT' && move.placement.kind === 'seat' ? [move.placement.seat] : [],
      );
    expect(seats).toEqual(['seat-1', 'seat-2']);
    const { state } = answerTo(turn(), combatTurn, make('rc-trap', { kind: 'seat', seat: 'seat-2' }));
    expect(memberAt(state, 2).traps).toBe(1);
  });
});

describe('SD-CRAFT-06 spear', () => {
  it('SD-TV-53: does 3 at once and stays', () => {
    const state = turn({ line: ['brute'] });
    const move = make('rc-spear', { kind: 'enemy', enemy: 'brute-1' });
    expect(lineOf(answerTo(state, combatTurn, move).state)).toEqual(['brute 3/4 spear']);
  });

  it('goes back to the supply with whom it kills', () => {
    const { state } = answerTo(turn(), combatTurn, spear);
    expect([state.line, tokensLeft(state, 'rc-spear')]).toEqual([[], 3]);
  });

  it('earlier spears add nothing to its 3', () => {
    const state = turn({ line: ['monster spear'] });
    const move = make('rc-spear', { kind: 'enemy', enemy: 'monster-1' });
    expect(lineOf(answerTo(state, combatTurn, move).state)).toEqual(['monster 3/8 spear spear']);
  });

  it('is not for Survivors', () => {
    const state = turn({ line: ['survivor', 'raider'] });
    const move = make('rc-spear', { kind: 'enemy', enemy: 'survivor-1' });
    expect(combatTurn.why(state, move)?.id).toBe('TARGET_IS_SURVIVOR');
  });

  it('SD-END-02: may win the night', () => {
    expect(answerTo(turn({ round: 6 }), combatTurn, spear).state.outcome?.winners).not.toEqual([]);
  });
});

describe('SD-CRAFT-07 grenade', () => {
  const grenade = (left: 'wanderer-1' | 'brute-1' | 'survivor-1', right: 'raider-1' | 'survivor-1' | null) =>
    make('rc-grenade', { kind: 'pair', left, right });

  it('SD-TV-55: stuns two neighbours and moves them to the right end', () => {
    const state = turn({ line: ['wanderer', 'raider', 'brute'] });
    const { state: after, entries } = answerTo(state, combatTurn, grenade('wanderer-1', 'raider-1'));
    expect(lineOf(after)).toEqual(['brute', 'wanderer stunned', 'raider stunned']);
    expect(entriesOf(entries, 'line-moved')).toEqual([
      { type: 'line-moved', cards: ['wanderer-1', 'raider-1'] },
    ]);
  });

  it('SD-EDGE-11: moves a Survivor without stunning it', () => {
    const state = turn({ line: ['survivor', 'raider', 'brute'] });
    const { state: after } = answerTo(state, combatTurn, grenade('survivor-1', 'raider-1'));
    expect(lineOf(after)).toEqual(['brute', 'survivor', 'raider stunned']);
  });

  it('needs two neighbours with an enemy among them, or the only card', () => {
    const why = (line: TablePlan['line'], move: MoveOf<'CRAFT'>) =>
      combatTurn.why(turn({ line: line ?? [] }), move)?.id;
    expect(why(['wanderer', 'brute', 'raider'], grenade('wanderer-1', 'raider-1'))).toBe('GRENADE_PAIR');
    expect(why(['wanderer', 'brute'], grenade('wanderer-1', null))).toBe('GRENADE_PAIR');
    expect(why(['wanderer'], grenade('wanderer-1', null))).toBeUndefined();
  });

  it('SD-EDGE-12: those already stunned only move', () => {
    const state = turn({ line: ['brute stunned', 'raider stunned', 'wanderer'] });
    const { state: after } = answerTo(state, combatTurn, grenade('brute-1', 'raider-1'));
    expect(lineOf(after)).toEqual(['wanderer', 'brute stunned', 'raider stunned']);
  });

  it('SD-EDGE-31: one token for each fresh enemy', () => {
    const stunned = ['wanderer stunned', 'wanderer stunned', 'wanderer stunned', 'wanderer stunned'] as const;
    const state = turn({ line: [...stunned, 'wanderer stunned', 'brute', 'raider'] });
    expect(tokensLeft(state, 'rc-grenade')).toBe(1);
    expect(combatTurn.why(state, grenade('brute-1', 'raider-1'))).toEqual({
      id: 'TOKENS_SHORT',
      params: { token: 'sd.recipe.rc-grenade', n: 1, m: 2 },
    });
  });
});

describe('SD-PERK-02 Foreman', () => {
  const pillar = (plan: TablePlan = {}) =>
    turn({
      characters: ['ch-pillar', 'ch-drifter'],
      cards: [['sw-pillar', 'in-planks', 'in-nails', 'in-shards', 'in-planks']],
      line: ['monster'],
      ...plan,
    });

  it('SD-TV-65: the first craft is free, the attack takes the action, the spear has none left', () => {
    const built = answerTo(pillar(), combatTurn, barricade).state;
    expect([built.actions, memberAt(built, 1).used]).toEqual([1, ['foreman']]);
    const { state } = attackWith(built, { weapon: 'bare-hands', target: 'monster-1' });
    const second = make('rc-spear', { kind: 'enemy', enemy: 'monster-1' });
    expect(combatTurn.why(state, second)?.id).toBe('NO_ACTION');
  });

  it('is possible with no action left, and only with the token', () => {
    expect(combatTurn.why(pillar({ actions: 0 }), barricade)).toBeNull();
    expect(combatTurn.why(pillar({ actions: 0, firstPlayer: 2 }), barricade)?.id).toBe('NO_ACTION');
  });

  it('SD-EDGE-23: with nothing to craft it is of no use', () => {
    const crafts = combatTurn.options(pillar({ cards: [['sw-pillar']], actions: 0 }));
    expect(crafts).toEqual([{ type: 'END_TURN' }]);
  });
});

describe('SD-PERK-12 Upcycle', () => {
  const hipster = (plan: TablePlan = {}) =>
    turn({
      characters: ['ch-hipster', 'ch-drifter'],
      cards: [['jk-junk', 'in-nails', 'jk-junk', 'in-planks']],
      ...plan,
    });
  const junk = make('rc-barricade', OWN, { junkFor: 'in-planks' });

  it('SD-TV-64: Junk stands for one ingredient, once a round', () => {
    const { state } = answerTo(hipster({ actions: 2 }), combatTurn, junk);
    expect(memberAt(state, 1)).toMatchObject({
      barricades: 1,
      cards: ['jk-junk', 'in-planks'],
      used: ['upcycle'],
    });
    const nails = make('rc-barricade', OWN, { junkFor: 'in-nails' });
    expect(combatTurn.why(state, nails)?.id).toBe('PERK_USED');
  });

  it('is not for others, not without the token, and not without Junk', () => {
    expect(combatTurn.why(turn({ cards: [['jk-junk', 'in-nails']] }), junk)?.id).toBe('PERK_NOT_YOURS');
    expect(combatTurn.why(hipster({ firstPlayer: 2 }), junk)?.id).toBe('PERK_NEEDS_TOKEN');
    expect(combatTurn.why(hipster({ cards: [['in-nails']] }), junk)?.id).toBe('NOT_OWNED');
  });

  it('SD-PERK-12: the other ingredient must be real', () => {
    const state = hipster({ cards: [['jk-junk', 'jk-junk']] });
    expect(combatTurn.why(state, junk)?.id).toBe('INGREDIENT_MISSING');
  });
});
