/** What is wrong with a scenario, in the words of whoever builds it, and where that is. */
import type { Fault } from '../../../../models/dying-light/content/check';
import { at, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import type { TokenId, TokenKind, ZoneId } from '../../../../models/dying-light/ids';
import { nodesIn, type Path } from '../../../../models/dying-light/scenario/nodes';
import { messageText, t } from '../../../i18n';
import { tokenName } from '../names';
import { cardTitle, tokenLabel } from './phrases';

export const PAGES = ['set-up', 'story', 'cards', 'numbers', 'ending'] as const;
export type Page = (typeof PAGES)[number];

const PAGE_OF: Readonly<Record<string, Page>> = {
  triggers: 'story',
  cards: 'cards',
  firstCard: 'cards',
  vars: 'numbers',
  params: 'numbers',
  lists: 'numbers',
  win: 'ending',
  lossExtra: 'ending',
  roundEnd: 'ending',
  counters: 'ending',
  score: 'ending',
  ranks: 'ending',
};

/** The page on which a fault can be mended. */
export function pageOf([outer, inner]: Path): Page {
  if (outer === 'text') return 'cards';
  return PAGE_OF[String(inner)] ?? 'set-up';
}

/** What the page marks: a trigger, a card, or a part of the whole. */
export function placeOf(path: Path): string {
  const [, part, index] = path;
  return part === 'triggers' || part === 'cards' ? `${part}.${index}` : String(part ?? '');
}

/** Names of things instead of their ids. */
function namedParams({ params }: Fault): Fault['params'] {
  const named = Object.entries(params).map(([key, value]) => {
    if (key === 'token') return [key, tokenLabel(value as TokenId)];
    return [key, key === 'kind' ? tokenName(value as TokenKind) : value];
  });
  return Object.fromEntries(named);
}

/** Which trigger or card it is about; null for the whole. */
function aboutWhat({ path }: Fault, { rules }: ScenarioBody): string | null {
  const [, part, index] = path;
  if (part === 'triggers') return t('dl.editor.trigger-n', { n: Number(index) + 1 });
  const card = part === 'cards' ? rules.cards[Number(index)] : undefined;
  return card ? cardTitle(rules, card.id) : null;
}

export function faultText(fault: Fault, body: ScenarioBody): string {
  const text = messageText({ id: fault.id, params: namedParams(fault) });
  const what = aboutWhat(fault, body);
  return what === null ? text : t('dl.editor.fault-in', { what, text });
}

/** Zones and Areas that part of a scenario speaks of, to be marked on the city. */
export function placesIn(body: ScenarioBody, path: Path) {
  const part = at(body, path);
  const nodes = nodesIn({ part });
  const zones = nodes.flatMap(({ value: { zone } }) => (typeof zone === 'string' ? [zone as ZoneId] : []));
  return [...new Set(zones)];
}
