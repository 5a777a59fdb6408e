/** What an attack promises before it is declared (specification 10): odds from the combat cards nobody has seen yet. */
import { WEAPONS } from '../content/weapons';
import type { CombatId, HordeCardId } from '../ids';
import type { MoveOf } from '../moves';
import { baseOf, cardsFor, resultWith } from '../rules/attack-damage';
import { healthLeft, isEnemy, neighbours, onLine } from '../rules/line';
import type { AttackResult, LineCard, Member, State } from '../state';
import { averageOf, bestOf, type Chance, chanceThat, unseenCombat } from './odds';

/** A neighbour of the target and what the splash may do to it. */
export interface SplashVictim {
  readonly card: HordeCardId;
  /** Chance that it is hit at all. */
  readonly hit: number;
  /** Chance that it dies of it. */
  readonly dies: number;
}

export interface AttackPreview {
  /** Combat cards drawn; one of them counts. */
  readonly cards: number;
  /** Chance that the target dies with all the damage on it. */
  readonly kill: number;
  /** Average damage to the target, Spears included. */
  readonly average: number;
  readonly splash: readonly SplashVictim[];
  /** Chance that a Survivor is hit. */
  readonly survivorHit: number;
  /** The damage may be divided for certain (SD-ATK-08). */
  readonly spread: boolean;
}

type AttackMove = MoveOf<'ATTACK'>;

function resultsOf(state: State, member: Member, move: AttackMove) {
  const declared = {
    weapon: move.weaponId,
    base: baseOf(state, member, move.weaponId),
    focus: state.focus,
  };
  return (card: CombatId | null): AttackResult => resultWith(member, declared, card);
}

/** Whoever attacks is taken to use the card of the highest damage, among equals the one that splashes least. */
function outcomes(state: State, member: Member, move: AttackMove): readonly Chance<AttackResult>[] {
  const resultOf = resultsOf(state, member, move);
  const n = cardsFor(member, move.weaponId, move.ammo, move.vitaly);
  if (n === 0) return [{ of: resultOf(null), chance: 1 }];
  const order = (one: CombatId, other: CombatId) => {
    const [a, b] = [resultOf(one), resultOf(other)];
    return a.damage - b.damage || b.splash - a.splash;
  };
  return bestOf(unseenCombat(state, n), n, order).map(({ of, chance }) => ({ of: resultOf(of), chance }));
}

function besides(state: State, target: HordeCardId): readonly LineCard[] {
  const { left, right } = neighbours(state, target);
  return [left, right].flatMap((id) => (id === null ? [] : (onLine(state, id) ?? [])));
}

/** The odds of an attack; null when the target is not there (SD-ATK-06, SD-EDGE-26). */
export function attackPreview(state: State, member: Member, move: AttackMove): AttackPreview | null {
  const target = onLine(state, move.targetId);
  if (!target) return null;
  const results = outcomes(state, member, move);
  const damage = (result: AttackResult) => result.damage + target.spears;
  const splash = besides(state, target.id).map((card) => ({
    card: card.id,
    isEnemy: isEnemy(card),
    hit: chanceThat(results, (result) => result.splash > 0),
    dies: chanceThat(results, (result) => result.splash >= healthLeft(card)),
  }));
  return {
    cards: cardsFor(member, move.weaponId, move.ammo, move.vitaly),
    kill: chanceThat(results, (result) => damage(result) >= healthLeft(target)),
    average: averageOf(results, damage),
    splash: splash.filter(({ hit }) => hit > 0).map(({ card, hit, dies }) => ({ card, hit, dies })),
    survivorHit: Math.max(0, ...splash.filter((one) => !one.isEnemy).map(({ hit }) => hit)),
    spread: WEAPONS[move.weaponId].spread || state.focus,
  };
}
