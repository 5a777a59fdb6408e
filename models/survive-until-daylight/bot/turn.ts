/** The combat turn (11.2, points 4 to 6). */
import { attack } from '../actions/attack';
import type { Move, MoveOf, MoveType } from '../moves';
import { isFreeCraft } from '../rules/crafting';
import { memberOf, remaining } from '../rules/members';
import type { Member, State } from '../state';
import { attackValue, isLate } from './attack-value';
import { craftValue } from './craft-value';
import type { Temper } from './level';
import { expectedIncoming } from './line-value';
import { misjudged } from './noise';
import { healValue } from './trade';

/** A seat that thinks about what to do with its turn. */
export interface Thought {
  readonly temper: Temper;
  readonly state: State;
  readonly member: Member;
  readonly legal: readonly Move[];
}

interface Plan<M extends Move> {
  readonly move: M;
  readonly value: number;
}

/** What something must be worth to be done (11.2). */
const WORTH = {
  craft: 0.5,
  freeCraft: 0.2,
  bloodLust: 0.9,
  focus: 0.6,
  vitaly: 0.55,
  energy: 1.2,
  cheer: 1.4,
} as const;
/** The same for what helps an attack from round 6 on. */
const LATE_WORTH = 0.2;

function ofType<T extends MoveType>(moves: readonly Move[], type: T): readonly MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

/** The most valuable of some moves; null when none is worth anything. */
function best<M extends Move>(moves: readonly M[], worthOf: (move: M) => number): Plan<M> | null {
  let found: Plan<M> | null = null;
  for (const move of moves) {
    const value = worthOf(move);
    if (value > (found?.value ?? 0)) found = { move, value };
  }
  return found;
}

/** Value of an attack as a bot of the level sees it. */
function seenValue(temper: Temper, state: State, member: Member, move: MoveOf<'ATTACK'>): number {
  return attackValue(temper, state, member, move) + misjudged(temper, state, member, move);
}

function bestAttack({ temper, state, member, legal }: Thought): Plan<MoveOf<'ATTACK'>> | null {
  const plain = ofType(legal, 'ATTACK').filter(({ vitaly }) => vitaly === 0);
  return best(plain, (move) => seenValue(temper, state, member, move));
}

function bestCraft({ temper, state, member, legal }: Thought): Plan<MoveOf<'CRAFT'>> | null {
  return best(ofType(legal, 'CRAFT'), (move) => craftValue(temper, state, member, move));
}

function findHealing({ state, member, legal }: Thought): Move | null {
  return best(ofType(legal, 'HEAL'), ({ cardId }) => healValue(state, member, cardId))?.move ?? null;
}

function findSpecial({ legal }: Thought, cardId: MoveOf<'PLAY'>['cardId']): Move | null {
  return ofType(legal, 'PLAY').find((move) => move.cardId === cardId) ?? null;
}

function worth(state: State, usual: number): number {
  return isLate(state) ? LATE_WORTH : usual;
}

/** Blood Lust or Focus if the best attack with it is worth enough more than the one that is planned. */
function findBooster(thought: Thought, { value }: Plan<MoveOf<'ATTACK'>>): Move | null {
  const { state, member } = thought;
  const gain = (imagined: Partial<Thought>) => (bestAttack({ ...thought, ...imagined })?.value ?? 0) - value;
  const lust = mayBleed(state, member) ? findSpecial(thought, 'sp-bloodlust') : null;
  const lusty = { ...member, bloodLust: member.bloodLust + 1 };
  if (lust && gain({ member: lusty }) > worth(state, WORTH.bloodLust)) return lust;
  const focus = findSpecial(thought, 'sp-focus');
  return focus && gain({ state: { ...state, focus: true } }) > worth(state, WORTH.focus) ? focus : null;
}

/** The planned attack with as many Vitaly as are worth it. */
function withVitaly({ temper, state, member, legal }: Thought, plan: Plan<MoveOf<'ATTACK'>>): Move {
  const { weaponId, targetId, ammo } = plan.move;
  let chosen = plan;
  for (const move of ofType(legal, 'ATTACK')) {
    if (move.weaponId !== weaponId || move.targetId !== targetId || move.ammo !== ammo) continue;
    const value = seenValue(temper, state, member, move);
    const price = worth(state, WORTH.vitaly) * (move.vitaly - chosen.move.vitaly);
    if (value - chosen.value > price) chosen = { move, value };
  }
  return chosen.move;
}

/** What another action would be worth to a member. */
function nextAttack(temper: Temper, state: State, member: Member): number {
  const free = { ...state, actions: 1 };
  const legal = attack.options(free, member);
  return bestAttack({ temper, state: free, member, legal })?.value ?? 0;
}

/** Health below which nobody pays with it: one splash or rodent more would be the end. */
const FIT_TO_BLEED = 4;

/** Whether a seat can spare 1 health for more damage. */
function mayBleed(state: State, member: Member): boolean {
  const left = remaining(member);
  const holds = member.seat === state.waveHolder;
  return left >= FIT_TO_BLEED && !(holds && expectedIncoming(state) >= left - 1);
}

/** Another attack for 1 damage, unless the holder of WAVE! needs it. */
function findEnergy(thought: Thought): Move | null {
  const { temper, state, member } = thought;
  const shot = findSpecial(thought, 'sp-energy');
  return shot && mayBleed(state, member) && nextAttack(temper, state, member) > WORTH.energy ? shot : null;
}

function fight(thought: Thought): Move | null {
  const [attacking, crafting] = [bestAttack(thought), bestCraft(thought)];
  const { temper, state, member } = thought;
  if (crafting && isFreeCraft(state, member) && crafting.value > WORTH.freeCraft) return crafting.move;
  if (crafting && crafting.value > WORTH.craft && crafting.value > (attacking?.value ?? 0))
    return crafting.move;
  if (!attacking || !temper.usesSpecials) return attacking?.move ?? null;
  return findBooster(thought, attacking) ?? withVitaly(thought, attacking);
}

/** One step of a combat turn. */
export function chooseTurn(thought: Thought): Move {
  return findHealing(thought) ?? fight(thought) ?? findEnergy(thought) ?? { type: 'END_TURN' };
}

/** Whether one's Cheer is worth more now than kept (11.2, point 6). */
export function isWorthCheering({ temper, state }: Thought): boolean {
  return state.actor !== null && nextAttack(temper, state, memberOf(state, state.actor)) > WORTH.cheer;
}
