/** What is printed on the cards, in words. */
import { CARDS, type Card } from '../../../models/outbreak-duel/content/cards';
import type { WeaponTraits } from '../../../models/outbreak-duel/content/weapons';
import type { Keywords } from '../../../models/outbreak-duel/content/zombies';
import type { CardId, SurvivorId } from '../../../models/outbreak-duel/ids';
import { composedText, hasMessage, t } from '../../i18n';

/** A word of a card that has a meaning of its own, and what it means. */
export interface Keyword {
  readonly name: string;
  readonly meaning: string;
}

export function nameOf(id: CardId | SurvivorId): string {
  return composedText(`od.card.${id}.name`);
}

/** The text on a card; empty where there is none. */
export function textOf(id: CardId | SurvivorId): string {
  const text = `od.card.${id}.text`;
  return hasMessage(text) ? t(text) : '';
}

/** What a card costs, and in what. */
export function costOf(card: Card): { readonly n: number; readonly unit: 'ap' | 'tp' | 'th' } {
  if (card.type === 'zombie') return { n: card.ztc, unit: 'th' };
  if (card.type === 'react' || (card.type === 'scr' && card.speed === 'react'))
    return { n: card.tp, unit: 'tp' };
  return { n: card.ap, unit: 'ap' };
}

/** "1 AP" */
export function costWords(card: Card): string {
  const { n, unit } = costOf(card);
  return t(`od.editor.cost.${unit}`, { n });
}

/** "Weapon", or the kind of a zombie. */
export function typeWords(card: Card): string {
  return composedText(card.type === 'zombie' ? `od.kind.${card.kind}` : `od.type.${card.type}`);
}

const wordsFor = (id: string, words = {}): Keyword => ({
  name: composedText(id, words),
  meaning: composedText(`${id}.text`, words),
});

function traitWords(traits: WeaponTraits): readonly Keyword[] {
  return Object.entries(traits).flatMap(([id, value]: [string, number | boolean]) =>
    value ? [wordsFor(`od.trait.${id}`, typeof value === 'number' ? { n: value } : {})] : [],
  );
}

function keywordWords({ surge, ...others }: Keywords): readonly Keyword[] {
  const plain = Object.entries(others).flatMap(([id, value]: [string, unknown]) => {
    if (value === true) return [wordsFor(`od.keyword.${id}`)];
    return typeof value === 'number' && value > 0 ? [wordsFor(`od.keyword.${id}`, { n: value })] : [];
  });
  return surge ? [...plain, wordsFor('od.keyword.surge', { th: surge.th, n: surge.damage })] : plain;
}

/** The keywords of a card, each with what it means. */
export function keywordsOf(card: Card): readonly Keyword[] {
  switch (card.type) {
    case 'weapon':
      return traitWords(card.traits);
    case 'zombie':
      return keywordWords(card.keywords);
    case 'event':
      return card.quick ? [wordsFor('od.trait.quick')] : [];
    default:
      return [];
  }
}

/** When a card is used, and what that costs: what stands between its type and its text. */
export function timingOf(card: Card): string {
  switch (card.type) {
    case 'weapon':
      return composedText(`od.range.${card.range}`);
    case 'attachment':
      return t('od.editor.goes-on', { host: composedText(`od.editor.host.${card.host}`) });
    case 'item':
      // Its text says that it is passive.
      return card.use.kind === 'passive'
        ? ''
        : t(card.use.spend ? 'od.editor.use-spend' : 'od.editor.use', { n: card.use.ap });
    case 'react':
      return composedText(`od.trigger.${card.trigger}`);
    case 'scr':
      return t('od.editor.signature', { name: composedText(`od.card.${card.survivor}.short`) });
    default:
      return '';
  }
}

/** A number on a card and its name. */
export interface Figure {
  readonly id: 'damage' | 'hit' | 'dur' | 'hp' | 'ed';
  readonly value: string;
}

/** The numbers printed on a card besides its cost. */
export function figuresOf(card: Card): readonly Figure[] {
  switch (card.type) {
    case 'weapon':
      return [
        { id: 'damage', value: String(card.damage) },
        { id: 'hit', value: card.hit === null ? t('od.editor.hits') : `${card.hit}+` },
        { id: 'dur', value: String(card.dur) },
      ];
    case 'item':
      return [{ id: 'dur', value: String(card.dur) }];
    case 'zombie':
      return [
        { id: 'damage', value: String(card.damage) },
        { id: 'hp', value: String(card.hp) },
        { id: 'ed', value: `${card.ed}+` },
      ];
    default:
      return [];
  }
}

/** Everything that a search looks through, in small letters. */
export function searchedText(id: CardId): string {
  const card = CARDS[id];
  const keywords = keywordsOf(card).map(({ name }) => name);
  return [nameOf(id), typeWords(card), timingOf(card), textOf(id), ...keywords].join(' ').toLowerCase();
}
