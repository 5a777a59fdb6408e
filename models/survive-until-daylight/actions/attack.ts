import type { Reason } from '../../kernel/types';
import { WEAPONS } from '../content/weapons';
import type { HordeCardId, WeaponId } from '../ids';
import type { MoveOf } from '../moves';
import { declareAttack } from '../rules/attack';
import { isWeapon } from '../rules/card-kinds';
import { enemiesLeft } from '../rules/end';
import { countOf, kindsOf } from '../rules/inventory';
import { isEnemy, onLine } from '../rules/line';
import { no } from '../rules/reason';
import type { LineCard, Member, State } from '../state';
import type { Action } from './action';

type AttackMove = MoveOf<'ATTACK'>;

/** What one may attack with; bare hands are always there (SD-ATK-02). */
function weaponsOf(member: Member): readonly WeaponId[] {
  return [...kindsOf(member).filter(isWeapon), 'bare-hands'];
}

/** Most ammo that an attack may use; 0 for weapons without, and for those whose ammo is missing (SD-ATK-03). */
function ammoLimit(member: Member, weapon: WeaponId): number {
  const { ammo } = WEAPONS[weapon];
  return ammo ? Math.min(ammo.max, countOf(member, ammo.id)) : 0;
}

function whyNoAmmo(member: Member, { weaponId, ammo }: AttackMove): Reason | null {
  const uses = WEAPONS[weaponId].ammo;
  const max = uses?.max ?? 0;
  if (ammo > max) return no('AMMO_TOO_MANY', { max });
  if (!uses || (ammo >= 1 && ammo <= countOf(member, uses.id))) return null;
  return no('NO_AMMO', { ammo: `sd.card.${uses.id}` });
}

function whyNoTarget(state: State, target: HordeCardId): Reason | null {
  if (!enemiesLeft(state)) return no('NO_ENEMY');
  const card = onLine(state, target);
  if (!card) return no('PICK_TAKEN');
  return isEnemy(card) ? null : no('TARGET_IS_SURVIVOR');
}

function whyNoWeapon(member: Member, { weaponId, vitaly }: AttackMove): Reason | null {
  const owned = weaponId === 'bare-hands' || countOf(member, weaponId) > 0;
  return owned && countOf(member, 'sp-vitaly') >= vitaly ? null : no('NOT_OWNED');
}

/** What there is to tell enemies apart by: themselves and what stands beside them. */
function likeness({ line }: State, at: number): string {
  const describe = (card: LineCard | undefined) =>
    card ? `${card.type} ${card.damage} ${card.spears} ${card.stunned}` : '-';
  return [line[at - 1], line[at], line[at + 1]].map(describe).join('|');
}

/** One enemy of each kind that is alike in all that matters (section 9). */
export function distinctEnemies(state: State): readonly HordeCardId[] {
  const seen = new Map<string, HordeCardId>();
  for (const [at, card] of state.line.entries()) {
    const key = likeness(state, at);
    if (isEnemy(card) && !seen.has(key)) seen.set(key, card.id);
  }
  return [...seen.values()];
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function ammoChoices(member: Member, weapon: WeaponId): readonly number[] {
  return WEAPONS[weapon].ammo ? upTo(1, ammoLimit(member, weapon)) : [0];
}

/** Attacks (SD-ATK-01 to SD-ATK-03, SD-SPEC-06). */
export const attack: Action<AttackMove> = {
  options(state, actor) {
    if (state.actions < 1) return [];
    const targets = distinctEnemies(state);
    const vitalies = upTo(0, countOf(actor, 'sp-vitaly'));
    return weaponsOf(actor).flatMap((weaponId) =>
      ammoChoices(actor, weaponId).flatMap((ammo) =>
        vitalies.flatMap((vitaly) =>
          targets.map((targetId): AttackMove => ({ type: 'ATTACK', weaponId, targetId, ammo, vitaly })),
        ),
      ),
    );
  },
  why(state, actor, move) {
    if (state.actions < 1) return no('NO_ACTION');
    return whyNoWeapon(actor, move) ?? whyNoTarget(state, move.targetId) ?? whyNoAmmo(actor, move);
  },
  take: declareAttack,
};
