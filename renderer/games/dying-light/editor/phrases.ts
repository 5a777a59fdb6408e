/** Sentences of the scenario language as people read them: "when a Runner enters Dish Tower: put Objective A on Dish Tower". */
import { TOKENS } from '../../../../models/dying-light/content/tokens';
import {
  FAMILIES,
  type Family,
  type Node,
  type SlotKind,
  tagOf,
  textAt,
} from '../../../../models/dying-light/editor/vocabulary';
import type {
  AreaId,
  InfectedType,
  ItemId,
  TokenId,
  TokenKind,
  ZoneId,
} from '../../../../models/dying-light/ids';
import type { Scenario, Trigger } from '../../../../models/dying-light/scenario/format';
import { composedText, listOf, numberText, shownText, t } from '../../../i18n';
import { areaName, infectedName, itemName, tokenName, zoneName } from '../names';

/** Signs that every language reads. */
export const COMPARISONS = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;
const SIGNS: Readonly<Record<string, string>> = {
  '+': ' + ',
  '-': ' − ',
  '*': ' × ',
  '/': ' ÷ ',
  '%': ' % ',
};

/** Message ids have words, not signs. */
const TAG_WORDS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'by',
  '%': 'rest',
};

/** "Objective A", "Fire 2". */
export function tokenLabel(id: TokenId): string {
  const cut = id.lastIndexOf('-');
  const kind = id.startsWith('obj-') ? 'objective' : (id.slice(0, cut) as TokenKind);
  return t('dl.editor.token', { kind: tokenName(kind), sign: id.slice(cut + 1).toUpperCase() });
}

/** "C · Dish Tower": letters are printed in the city. */
export function zoneLabel(zone: ZoneId): string {
  return zoneName(zone);
}

export function cardTitle({ cards }: Pick<Scenario, 'cards'>, id: string): string {
  const card = cards.find((one) => one.id === id);
  const title = card?.words?.title.trim() ?? '';
  return title === '' ? t('dl.editor.card-n', { name: id }) : shownText(title);
}

/** The message of a word of the language. */
function phraseId(family: Family, tag: string): string {
  return `dl.vocab.${family}.${TAG_WORDS[tag] ?? tag}`;
}

/** What stands in a list of words to choose from: its sentence with gaps. */
export function wordLabel(family: Family, tag: string): string {
  const { words } = FAMILIES[family];
  const slots = Object.entries(words[tag]?.slots ?? {});
  const gaps = Object.fromEntries(slots.map(([slot, kind]) => [slot, kind === 'comparison' ? '=' : '…']));
  return composedText(phraseId(family, tag), gaps);
}

/** Any token of a kind; the only one of its kind by its name. */
export function kindWords(kind: TokenKind): string {
  const name = tokenName(kind);
  return TOKENS[kind].count === 1 ? name : t('dl.vocab.any-of-kind', { kind: name });
}

function patternWords(value: Node): string {
  if ('kind' in value) return kindWords(value.kind as TokenKind);
  return listOf((value.ids as readonly TokenId[]).map(tokenLabel));
}

function each<T>(value: unknown, word: (one: T) => string): string {
  return listOf((value as readonly T[]).map(word));
}

const quoted = (text: string) => t('dl.vocab.quoted', { text });

/** What stands in a slot, in words. */
function slotWords(kind: SlotKind, value: unknown, rules: Scenario): string {
  switch (kind) {
    case 'zone':
      return zoneLabel(value as ZoneId);
    case 'area':
      return areaName(value as AreaId);
    case 'areas':
      return each<AreaId>(value, areaName);
    case 'card':
      return quoted(cardTitle(rules, String(value)));
    case 'comparison':
      return COMPARISONS[value as keyof typeof COMPARISONS];
    case 'cond':
      return phrase('cond', value as Node, rules);
    case 'conds':
      return each<Node>(value, (one) => phrase('cond', one, rules));
    case 'deck':
    case 'decider':
    case 'witness':
      return composedText(`dl.vocab.${kind}.${String(value)}`);
    case 'on':
      return t(value ? 'dl.vocab.on' : 'dl.vocab.off');
    case 'expr':
      return exprWords(value, rules);
    case 'exprs':
      return each<unknown>(value, (one) => exprWords(one, rules));
    case 'infected':
      return infectedName(value as InfectedType, 2);
    case 'item':
      return itemName(value as ItemId);
    case 'loot':
    case 'placed':
      return tokenName(value as TokenKind);
    case 'near':
      return 'area' in (value as Node)
        ? areaName((value as Node).area as AreaId)
        : phrase('runner', value as Node, rules);
    case 'place':
      return phrase('place', value as Node, rules);
    case 'runner':
      return phrase('runner', value as Node, rules);
    case 'pattern':
      return patternWords(value as Node);
    case 'token':
    case 'uv':
      return tokenLabel(value as TokenId);
    case 'token-or-this':
      return value === 'this' ? t('dl.vocab.this') : tokenLabel(value as TokenId);
    case 'tokens':
      return each<TokenId>(value, tokenLabel);
    case 'zones':
      return Array.isArray(value) ? each<ZoneId>(value, zoneLabel) : quoted(String((value as Node).param));
    case 'sentence':
      return quoted(shownText(textAt(value as Node, 'text')));
    case 'list':
    case 'param':
    case 'runner-var':
    case 'var':
      return quoted(String(value));
    case 'count':
    case 'event':
    case 'nest':
    case 'round':
      return String(value);
    case 'ops':
    case 'options':
      return '';
  }
}

function exprWords(value: unknown, rules: Scenario): string {
  if (typeof value === 'number') return numberText(value, {});
  const node = value as Node;
  const sign = SIGNS[tagOf('expr', node)];
  if (sign === undefined) return phrase('expr', node, rules);
  return `(${(node.of as readonly unknown[]).map((one) => exprWords(one, rules)).join(sign)})`;
}

/** A sentence of the language with what stands in its slots. */
export function phrase(family: Family, node: Node, rules: Scenario): string {
  const tag = tagOf(family, node);
  const slots = FAMILIES[family].words[tag]?.slots ?? {};
  const words = Object.entries(slots).map(([slot, kind]) => [slot, slotWords(kind, node[slot], rules)]);
  const sentence = composedText(phraseId(family, tag), Object.fromEntries(words));
  const inside = Array.isArray(node.do) ? (node.do as readonly Node[]) : [];
  return inside.length === 0 ? sentence : t('dl.vocab.inside', { sentence, what: opWords(inside, rules) });
}

function opWords(ops: readonly Node[], rules: Scenario): string {
  return ops.map((op) => phrase('op', op, rules)).join('; ');
}

/** "When ...: ..., ..." */
export function triggerPhrase({ event, when, do: ops }: Trigger, rules: Scenario): string {
  const asNode = (value: unknown) => value as Node;
  const heard = phrase('event', asNode(event), rules);
  const what = ops.length === 0 ? t('dl.vocab.nothing') : opWords(ops as unknown as readonly Node[], rules);
  if (!when) return t('dl.vocab.trigger', { heard, what });
  return t('dl.vocab.trigger-when', { heard, when: phrase('cond', asNode(when), rules), what });
}
