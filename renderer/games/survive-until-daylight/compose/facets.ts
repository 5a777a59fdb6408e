/** The questions for each kind of move that takes more than one. */
import type { Move, MoveOf, MoveType } from '../../../../models/survive-until-daylight/moves';
import { pilePreview } from '../../../../models/survive-until-daylight/preview';
import { HEALING } from '../../../../models/survive-until-daylight/rules/damage';
import { countOf, slotsUsed } from '../../../../models/survive-until-daylight/rules/inventory';
import { memberOf, slotsOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { listOf, t } from '../../../i18n';
import { cardName, cardText, memberName, placedName, recipeName } from '../names';
import { answerLabel } from './answer-words';
import { bestOddsWords, oddsWords } from './attack-words';
import { craftWords, placeWords } from './craft-words';
import type { Facet } from './facet';
import { usersWords } from './search-words';

const ATTACK: readonly Facet<MoveOf<'ATTACK'>>[] = [
  {
    id: 'weapon',
    key: ({ weaponId }) => weaponId,
    label: ({ weaponId }) => cardName(weaponId),
    detail: ([{ weaponId }]) => cardText(weaponId),
  },
  {
    id: 'target',
    key: ({ targetId }) => targetId,
    label: ({ targetId }, state) => placedName(state, targetId),
    detail: bestOddsWords,
  },
  {
    id: 'ammo',
    key: ({ ammo }) => String(ammo),
    label: ({ ammo }) => t('sd.hud.ammo', { n: ammo }),
    detail: bestOddsWords,
  },
  {
    id: 'vitaly',
    key: ({ vitaly }) => String(vitaly),
    label: ({ vitaly }) => t(vitaly === 0 ? 'sd.hud.no-vitaly' : 'sd.hud.vitaly', { n: vitaly }),
    detail: ([move], state) => oddsWords(move, state),
  },
];

const CRAFT: readonly Facet<MoveOf<'CRAFT'>>[] = [
  {
    id: 'recipe',
    key: ({ recipeId }) => recipeId,
    label: ({ recipeId }) => recipeName(recipeId),
    detail: ([{ recipeId }]) => t(`sd.recipe.${recipeId}.text`),
  },
  {
    id: 'junk',
    key: ({ junkFor }) => String(junkFor),
    label: ({ junkFor }) =>
      junkFor ? t('sd.hud.junk-for', { card: cardName(junkFor) }) : t('sd.hud.no-junk'),
  },
  {
    id: 'place',
    key: ({ placement }) => JSON.stringify(placement),
    label: ({ placement }, state) => placeWords(placement, state),
    detail: ([move], state) => craftWords(move, state),
  },
];

/** How much room the receiver has, and whether the card is of use there. */
function receiverWords({ to, cardId }: MoveOf<'OFFER'>, state: State): string {
  const member = memberOf(state, to);
  const free = slotsOf(member) - slotsUsed(member);
  const use = usersWords(state, cardId, [to]) === '' ? 'no-use' : 'use';
  return t(`sd.hud.receiver.${use}`, { n: free, health: `${member.maxHealth - member.damage}` });
}

const ITEM: Facet<MoveOf<'OFFER'> | MoveOf<'DISCARD'>> = {
  id: 'item',
  key: ({ cardId }) => cardId,
  label: ({ cardId }) => cardName(cardId),
};

const COUNT: Facet<MoveOf<'OFFER'> | MoveOf<'DISCARD'>> = {
  id: 'count',
  key: ({ count }) => String(count),
  label: ({ count }) => String(count),
};

const OFFER: readonly Facet<MoveOf<'OFFER'>>[] = [
  { ...ITEM, detail: ([move], state) => usersWords(state, move.cardId) },
  COUNT,
  {
    id: 'to',
    key: ({ to }) => to,
    label: ({ to }, state) => memberName(state, to),
    detail: ([move], state) => receiverWords(move, state),
  },
];

const HEAL: readonly Facet<MoveOf<'HEAL'>>[] = [
  {
    id: 'healing',
    key: ({ cardId }) => cardId,
    label: ({ cardId }) => cardName(cardId),
    detail: ([{ cardId, seat }], state) =>
      t('sd.hud.heals', { n: HEALING[cardId], damage: memberOf(state, seat).damage }),
  },
];

const PLAY: readonly Facet<MoveOf<'PLAY'>>[] = [
  {
    id: 'special',
    key: ({ cardId }) => cardId,
    label: ({ cardId }) => cardName(cardId),
    detail: ([{ cardId }]) => cardText(cardId),
  },
];

const MARKET: readonly Facet<MoveOf<'JUNK_MARKET'>>[] = [
  {
    id: 'junk-count',
    key: ({ count }) => String(count),
    label: ({ count }) => t('sd.hud.junk-count', { n: count }),
    detail: (_, state) => t('sd.hud.red-left', { n: pilePreview(state).red }),
  },
];

const SCOUT: readonly Facet<MoveOf<'SCOUT_TAKE'>>[] = [
  {
    id: 'take',
    key: ({ takeIndex }) => String(takeIndex),
    label: ({ takeIndex }, { scouted }) => cardName(scouted[takeIndex] ?? 'jk-junk'),
    detail: ([{ takeIndex }], { scouted }) => cardText(scouted[takeIndex] ?? 'jk-junk'),
  },
  {
    id: 'order',
    key: ({ restOrder }) => restOrder.join(),
    label: ({ restOrder }, { scouted }) =>
      t('sd.hud.order', { cards: listOf(restOrder.map((index) => cardName(scouted[index] ?? 'jk-junk'))) }),
  },
];

/** Moves that take more than one question. All others are told apart by their words. */
const FACETS: { readonly [T in MoveType]?: readonly Facet<MoveOf<T>>[] } = {
  ATTACK,
  CRAFT,
  OFFER,
  HEAL,
  PLAY,
  JUNK_MARKET: MARKET,
  SCOUT_TAKE: SCOUT,
  DISCARD: [
    {
      ...ITEM,
      detail: ([{ seat, cardId }], state) => t('sd.hud.have', { n: countOf(memberOf(state, seat), cardId) }),
    },
    COUNT,
  ],
};

/** The questions for a move of this type, in the order in which they are asked. */
export function facetsOf(move: Move): readonly Facet[] {
  const ANSWER: Facet = { id: 'answer', key: JSON.stringify, label: answerLabel };
  return (FACETS[move.type] as readonly Facet[] | undefined) ?? [ANSWER];
}
