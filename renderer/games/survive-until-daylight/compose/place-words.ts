/** The table in words: who stands where with how much health, and what can be done there at what price. */
import type { Move, MoveOf } from '../../../../models/survive-until-daylight/moves';
import { type AttackPreview, attackPreview } from '../../../../models/survive-until-daylight/preview';
import { healthLeft } from '../../../../models/survive-until-daylight/rules/line';
import { memberOf, remaining } from '../../../../models/survive-until-daylight/rules/members';
import { actorOf } from '../../../../models/survive-until-daylight/rules/turn';
import type { LineCard, State } from '../../../../models/survive-until-daylight/state';
import { listOf, shownName, t } from '../../../i18n';
import { cardName, recipeName } from '../names';
import type { PileId, Spot } from '../scene/marks';
import { answerDetail, answerLabel } from './answer-words';
import { oddsWords } from './attack-words';
import { isMeant } from './picks';

function enemyWords({ damage, spears, stunned, ...card }: LineCard): string {
  return listOf([
    t('sd.closeup.health-left', { n: healthLeft({ damage, spears, stunned, ...card }) }),
    ...(spears > 0 ? [t('sd.hud.spears', { n: spears })] : []),
    ...(stunned ? [t('sd.hud.stunned')] : []),
  ]);
}

function seatWords(state: State, seat: State['members'][number]['seat']): string {
  const member = memberOf(state, seat);
  const { allies, barricades, traps, maxHealth } = member;
  const name = state.seats.find(({ id }) => id === seat)?.name ?? '';
  return listOf([
    shownName(name),
    ...(maxHealth > 0
      ? [t('sd.closeup.health', { left: Math.max(0, remaining(member)), of: maxHealth })]
      : []),
    ...(allies > 0 ? [t('sd.hud.allies', { n: allies })] : []),
    ...(barricades > 0 ? [t('sd.hud.barricades', { n: barricades })] : []),
    ...(traps > 0 ? [t('sd.hud.traps', { n: traps })] : []),
    ...(state.waveHolder === seat ? [t('sd.card.wave')] : []),
    ...(state.firstPlayer === seat ? [t('sd.token.tk-first-player')] : []),
  ]);
}

/** How many cards lie on a pile; WAVE! is one of them. */
export function pileCount(state: State, pile: PileId): number {
  switch (pile) {
    case 'active':
      return state.activePile.length;
    case 'rubble':
      return state.rubblePile.length;
    case 'discard':
      return state.rubbleDiscard.length;
    case 'assault':
      return state.assaultDeck.length;
    case 'combat':
      return state.combat.draw.length;
    case 'combat-discard':
      return state.combat.discard.length;
  }
}

/** Who and what is there. */
export function spotWords(spot: Spot, state: State): string {
  switch (spot.kind) {
    case 'enemy': {
      const card = state.line.find(({ id }) => id === spot.card);
      return card ? enemyWords(card) : '';
    }
    case 'seat':
      return seatWords(state, spot.seat);
    case 'pile':
      return t('sd.hud.pile-cards', { n: pileCount(state, spot.pile) });
    case 'combat-card':
      return '';
  }
}

interface Foreseen {
  readonly move: MoveOf<'ATTACK'>;
  readonly preview: AttackPreview;
}

/** The attack that most surely kills, without Vitaly; of alike ones that with the least ammo. */
function bestAttack(moves: readonly Move[], state: State): MoveOf<'ATTACK'> | null {
  if (!state.actor) return null;
  const actor = actorOf(state);
  const attacks = moves.filter((move) => move.type === 'ATTACK').filter(({ vitaly }) => vitaly === 0);
  const foreseen = attacks.flatMap((move): readonly Foreseen[] => {
    const preview = attackPreview(state, actor, move);
    return preview ? [{ move, preview }] : [];
  });
  const [best] = foreseen.toSorted(
    (one, other) =>
      other.preview.kill - one.preview.kill ||
      other.preview.average - one.preview.average ||
      one.move.ammo - other.move.ammo,
  );
  return best?.move ?? null;
}

/** "Attack: Machete, 72% dead, about 3.1" */
function attackOffer(moves: readonly Move[], state: State): readonly string[] {
  const best = bestAttack(moves, state);
  if (!best) return [];
  const { weaponId, ammo } = best;
  const detail = [
    cardName(weaponId),
    ...(ammo > 0 ? [t('sd.hud.ammo', { n: ammo })] : []),
    oddsWords(best, state),
  ];
  return [t('sd.hud.place-offer', { action: t('sd.hud.action.ATTACK'), detail: detail.join(', ') })];
}

/** What may be given there, or built. */
function listOffer(action: 'OFFER' | 'CRAFT', things: readonly string[]): readonly string[] {
  if (things.length === 0) return [];
  const detail = listOf([...new Set(things)]);
  return [t('sd.hud.place-offer', { action: t(`sd.hud.action.${action}`), detail })];
}

function otherOffer(move: Move, state: State): string {
  const [action, detail] = [answerLabel(move, state), answerDetail(move, state)];
  return detail === '' ? action : t('sd.hud.place-offer', { action, detail });
}

/** What can be done at a place, with its price or odds; null when nothing can. */
export function offerAt(spot: Spot, moves: readonly Move[], state: State): string | null {
  const there = moves.filter((move) => isMeant(move, spot));
  const others = there.filter(({ type }) => type !== 'ATTACK' && type !== 'OFFER' && type !== 'CRAFT');
  const offers = [
    ...attackOffer(there, state),
    ...listOffer(
      'OFFER',
      there.flatMap((move) => (move.type === 'OFFER' ? [cardName(move.cardId)] : [])),
    ),
    ...listOffer(
      'CRAFT',
      there.flatMap((move) => (move.type === 'CRAFT' ? [recipeName(move.recipeId)] : [])),
    ),
    ...others.map((move) => otherOffer(move, state)),
  ];
  return offers.length > 0 ? offers.join('; ') : null;
}
