/** What is printed on a card, and what its words mean. */
import { ATTACHMENTS } from '../../../../models/outbreak-duel/content/attachments';
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { EVENTS } from '../../../../models/outbreak-duel/content/events';
import type { WeaponTraits } from '../../../../models/outbreak-duel/content/weapons';
import { type Keywords, NO_KEYWORDS } from '../../../../models/outbreak-duel/content/zombies';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import { composedText, hasMessage, t, type Words } from '../../../i18n';

export interface Keyword {
  readonly name: string;
  readonly text: string;
}

function keyword(id: string, words: Words): Keyword {
  return { name: composedText(id, words), text: composedText(`${id}.text`, words) };
}

/** The number of a keyword, or what it costs and adds. */
function wordsOf(value: unknown): Words {
  if (typeof value === 'number') return { n: value };
  if (typeof value !== 'object' || value === null || !('th' in value)) return {};
  return { th: Number(value.th), n: 'damage' in value ? Number(value.damage) : 0 };
}

/** Abilities that are printed in words of their own are none of these. */
function ofZombie(keywords: Keywords): readonly Keyword[] {
  return (Object.keys(keywords) as (keyof Keywords)[])
    .filter((key) => keywords[key] !== NO_KEYWORDS[key] && hasMessage(`od.keyword.${key}`))
    .map((key) => keyword(`od.keyword.${key}`, wordsOf(keywords[key])));
}

function ofWeapon(traits: WeaponTraits): readonly Keyword[] {
  return (Object.keys(traits) as (keyof WeaponTraits)[])
    .filter((key) => traits[key] !== false && traits[key] !== 0)
    .map((key) => keyword(`od.trait.${key}`, wordsOf(traits[key])));
}

/** The keywords of a card, each with what it means. */
export function keywordsOf(card: CardId): readonly Keyword[] {
  const data = CARDS[card];
  if (data.type === 'zombie') return ofZombie(data.keywords);
  if (data.type === 'weapon') return ofWeapon(data.traits);
  if (data.type === 'event' && EVENTS[card as keyof typeof EVENTS].quick)
    return [keyword('od.trait.quick', {})];
  return [];
}

/** Where it belongs: its type, its range or host, when it may be played. */
export function typeLine(card: CardId): string {
  const data = CARDS[card];
  const type = t(`od.type.${data.type}`);
  switch (data.type) {
    case 'weapon':
      return `${type}, ${t(`od.range.${data.range}`)}`;
    case 'attachment':
      return `${type}, ${t(`od.range.${ATTACHMENTS[card as keyof typeof ATTACHMENTS].host}`)}`;
    case 'react':
      return `${type}: ${t(`od.trigger.${data.trigger}`)}`;
    case 'zombie':
      return t(`od.kind.${data.kind}`);
    default:
      return type;
  }
}
