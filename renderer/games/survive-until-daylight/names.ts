/** The names that people read for the ids of Survive Until Daylight. */
import type { SeatId } from '../../../models/kernel/types';
import { COMBAT_CARDS } from '../../../models/survive-until-daylight/content/combat-cards';
import { hordeType } from '../../../models/survive-until-daylight/content/horde';
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import type {
  CardId,
  CharacterId,
  CombatId,
  HordeCardId,
  HordeType,
  PileCardId,
  RecipeId,
  WeaponId,
} from '../../../models/survive-until-daylight/ids';
import { HORDE_TYPES } from '../../../models/survive-until-daylight/ids';
import { isWeapon } from '../../../models/survive-until-daylight/rules/card-kinds';
import { isSeat } from '../../../models/survive-until-daylight/rules/enemy-damage';
import type { LineCard, Member, State } from '../../../models/survive-until-daylight/state';
import { hasMessage, listOf, shownName, t } from '../../i18n';

export { hordeType };

export function characterName(character: CharacterId): string {
  return t(`sd.character.${character}`);
}

export function cardName(card: PileCardId | WeaponId): string {
  return t(`sd.card.${card}`);
}

export function cardText(card: PileCardId | WeaponId): string {
  return t(`sd.card.${card}.text`);
}

/** What a card does, short enough to be printed on it: "2 + a card", "heals 4". Whoever attacks picks among the drawn (SD-ATK-05). */
export function shortText(card: CardId): string {
  if (!isWeapon(card)) return t(`sd.short.${card}`);
  const { base, cards, ammo } = WEAPONS[card];
  if (ammo) return t('sd.short.ammo', { base, ammo: t(`sd.short.${ammo.id}`) });
  if (cards === 0) return t('sd.short.flat', { base });
  return cards === 1 ? t('sd.short.card', { base }) : t('sd.short.cards', { base, n: cards });
}

export function combatName(card: CombatId): string {
  return t(`sd.combat.${card}`);
}

/** A combat card with what it is worth in the sum: "Good Hit (+1)", "Textbook (exactly 3)", "Wide Swing (+1, Splash 1)". */
export function combatWorth(card: CombatId): string {
  const { value, splash, spread, fixed } = COMBAT_CARDS[card];
  const name = combatName(card);
  if (fixed !== null) return t('sd.worth.fixed', { card: name, n: fixed });
  const worth = value < 0 ? `${value}` : `+${value}`;
  if (splash !== 0) return t('sd.worth.splash', { card: name, worth, splash });
  return t(spread ? 'sd.worth.spread' : 'sd.worth.value', { card: name, worth });
}

export function recipeName(recipe: RecipeId): string {
  return t(`sd.recipe.${recipe}`);
}

export function hordeName(type: HordeType, count = 1): string {
  return t(count === 1 ? `sd.horde.${type}` : `sd.horde.${type}.many`);
}

/** "2 Wanderers, 1 Raider and 1 Brute", in the order of the table. */
export function hordeCounts(cards: readonly Pick<LineCard, 'type'>[]): string {
  const counts = HORDE_TYPES.map((type) => ({ type, n: cards.filter((card) => card.type === type).length }));
  return listOf(counts.filter(({ n }) => n > 0).map(({ type, n }) => `${n} ${hordeName(type, n)}`));
}

/** A number as a word, up to twelve. */
function numberWord(n: number): string {
  const id = `ui.number.${n}`;
  return hasMessage(id) ? t(id) : String(n);
}

/** "two Wanderers, a Raider and a Brute", in the order of the table. */
export function hordeWords(cards: readonly HordeCardId[]): string {
  const types = cards.map(hordeType);
  const counts = HORDE_TYPES.map((type) => ({ type, n: types.filter((one) => one === type).length }));
  return listOf(
    counts
      .filter(({ n }) => n > 0)
      .map(({ type, n }) =>
        t(n === 1 ? 'sd.count.one' : 'sd.count.several', { n: numberWord(n), name: hordeName(type, n) }),
      ),
  );
}

/** "3 Arrows"; one is only named. */
export function cardCount(card: CardId, n: number): string {
  return n === 1 ? cardName(card) : t('sd.count.several', { n, name: cardName(card) });
}

/** Who plays whom: all that names come from. */
export interface Cast {
  readonly members: readonly Pick<Member, 'seat' | 'character'>[];
  readonly seats: State['seats'];
}

/** A character's name; before it is picked, that of the person. */
export function memberName({ members, seats }: Cast, seat: SeatId): string {
  const character = members.find((member) => member.seat === seat)?.character;
  return character ? characterName(character) : shownName(seats.find(({ id }) => id === seat)?.name ?? seat);
}

/** How a line card is told from others of its kind: by its place, counted from the left. */
export function linePlace({ line }: State, card: HordeCardId): number {
  return line.findIndex(({ id }) => id === card) + 1;
}

/** "Raider (2)": its kind, and its place on the line. */
export function placedName(state: State, card: HordeCardId): string {
  return t('sd.hud.placed', { enemy: t(`sd.horde.${hordeType(card)}`), n: linePlace(state, card) });
}

/** A seat by its character, a horde card by its kind. */
export function nameOfEither(cast: Cast, id: SeatId | HordeCardId): string {
  return isSeat(id) ? memberName(cast, id) : hordeName(hordeType(id));
}
