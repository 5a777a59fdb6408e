/** A scenario while somebody makes it: plain data, and every step a function to the next. */
import { AREA_LIMIT } from '../content/infected';
import { SCENARIOS } from '../content/scenarios';
import { TOKEN_IDS } from '../content/tokens';
import type { AreaId, ScenarioId, TokenId, TokenKind, ZoneId } from '../ids';
import type {
  Card,
  CardText,
  OwnScenario,
  Scaled,
  Scenario,
  TokenAtSetup,
  Trigger,
} from '../scenario/format';
import { nodesIn, type Path } from '../scenario/nodes';

/** All of a scenario but what it is called and who made it. */
export type ScenarioBody = Omit<OwnScenario, 'name' | 'maker'>;

/** Words that a new scenario begins with, in the language of whoever makes it. */
export interface FirstWords {
  readonly text: string;
  readonly card: CardText;
}

const same = <T>(value: T): Scaled<T> => {
  const row = [value, value, value, value] as const;
  return { easy: row, normal: row, hard: row };
};

/** The smallest scenario that can be won: reach the roof of the dish and stay there. */
export function newBody({ text, card }: FirstWords): ScenarioBody {
  return {
    text,
    picture: 'sc-errand',
    rules: {
      id: 'sc-own',
      startRound: 1,
      lastRound: { easy: 8, normal: 7, hard: 6 },
      startZone: 't',
      nests: ['d', 'h', 'w'],
      biters: { crossroads: 2, printCourt: 1 },
      extraBiters: { count: same(0), order: ['crossroads'] },
      tokens: [],
      eventSpaces: {},
      firstCard: 'A',
      vars: {},
      params: {},
      lists: {},
      cards: [{ id: 'A', words: card, goal: true, onReveal: [] }],
      triggers: [],
      win: { cond: 'allRunnersIn', areas: ['bC'] },
    },
  };
}

/** What stands in the locale files for a sentence or a card of the scenarios of the box. */
export type Say = (messageId: string) => string;

/** The same with every sentence of the locale files as words that can be changed. */
function inOwnWords(value: unknown, say: Say): unknown {
  if (Array.isArray(value)) return value.map((part) => inOwnWords(part, say));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([key, part]) => {
    const isSentence = (key === 'text' || key === 'refusal') && typeof part === 'string';
    return [key, isSentence ? { text: say(part) } : inOwnWords(part, say)] as const;
  });
  return Object.fromEntries(changed);
}

function cardInOwnWords(card: Card, say: Say): Card {
  const part = (name: keyof CardText) => say(`dl.card.${card.id}.${name}`);
  return { ...card, words: { title: part('title'), text: part('text'), rule: part('rule') } };
}

/** A copy of a scenario of the box, to be changed. */
export function copyOfBuilt(id: ScenarioId, say: Say): ScenarioBody {
  const rules = inOwnWords(SCENARIOS[id], say) as Scenario;
  return {
    text: say(`dl.scenario.${id}.text`),
    picture: id,
    rules: { ...rules, id: 'sc-own', cards: rules.cards.map((card) => cardInOwnWords(card, say)) },
  };
}

/** The scenario that a game is played by. */
export function ownOf({ text, picture, rules }: ScenarioBody, name: string, maker: string): OwnScenario {
  return { name, maker, text, picture, rules };
}

/* ---------------------------------------------------------------- anywhere */

/** A value with another one at a path; undefined takes out what stands there, and lists close up. */
export function withAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const parts = [...value];
    if (rest.length === 0 && next === undefined) parts.splice(Number(key), 1);
    else parts[Number(key)] = withAt(parts[Number(key)], rest, next);
    return parts;
  }
  const fields = { ...(value as Readonly<Record<string, unknown>>) };
  const changed = rest.length === 0 ? next : withAt(fields[key], rest, next);
  if (changed === undefined) delete fields[key];
  else fields[key] = changed;
  return fields;
}

/** What stands at a path; undefined for nothing. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Readonly<Record<string | number, unknown>> | undefined)?.[key],
    value,
  );
}

/** The rules with another value at a path. */
export function withRule(body: ScenarioBody, path: Path, next: unknown): ScenarioBody {
  return { ...body, rules: withAt(body.rules, path, next) as Scenario };
}

/** The same list with an entry one place up or down; itself where there is no such place. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(index, other).with(index + by, one);
}

/** A name that is not taken yet: `count`, `count-2`, ... */
function freeName(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/* ---------------------------------------------------------------- the set-up */

/** Tokens of the kind that the set-up has not laid out. */
export function freeTokens({ rules }: ScenarioBody, kind: TokenKind): readonly TokenId[] {
  if (kind === 'nest') return TOKEN_IDS.nest.slice(rules.nests.length);
  return TOKEN_IDS[kind].filter((id) => !rules.tokens.some((token) => token.id === id));
}

/** Tokens that ops speak of by name come last: a new one is nothing that the story needs. */
function unspoken(body: ScenarioBody, ids: readonly TokenId[]): readonly TokenId[] {
  const spoken = new Set(
    nodesIn(body.rules).flatMap(({ value }) => [
      value.id,
      value.token,
      ...(Array.isArray(value.ids) ? value.ids : []),
    ]),
  );
  return ids.toSorted((one, other) => Number(spoken.has(one)) - Number(spoken.has(other)));
}

/** Lays one more token of a kind in a Zone; the same scenario where the box has no more. */
export function withToken(body: ScenarioBody, kind: TokenKind, zone: ZoneId): ScenarioBody {
  const { rules } = body;
  const [id] = unspoken(body, freeTokens(body, kind));
  if (!id) return body;
  if (kind === 'nest') return { ...body, rules: { ...rules, nests: [...rules.nests, zone] } };
  const token: TokenAtSetup = { id, kind, zone, ...(kind === 'uv' && { on: true }) };
  return { ...body, rules: { ...rules, tokens: [...rules.tokens, token] } };
}

/** Lays a token of the set-up somewhere else. */
export function withTokenAt(body: ScenarioBody, id: TokenId, zone: ZoneId): ScenarioBody {
  const nest = nestNumber(id);
  if (nest !== null) return { ...body, rules: { ...body.rules, nests: body.rules.nests.with(nest, zone) } };
  return onToken(body, id, (token) => ({ ...token, zone }));
}

/** Switches a UV Spot of the set-up. */
export function withTokenOn(body: ScenarioBody, id: TokenId, on: boolean): ScenarioBody {
  return onToken(body, id, (token) => ({ ...token, on }));
}

function onToken(
  body: ScenarioBody,
  id: TokenId,
  change: (token: TokenAtSetup) => TokenAtSetup,
): ScenarioBody {
  const tokens = body.rules.tokens.map((token) => (token.id === id ? change(token) : token));
  return { ...body, rules: { ...body.rules, tokens } };
}

export function withoutToken(body: ScenarioBody, id: TokenId): ScenarioBody {
  const nest = nestNumber(id);
  const { rules } = body;
  if (nest !== null) return { ...body, rules: { ...rules, nests: rules.nests.toSpliced(nest, 1) } };
  return { ...body, rules: { ...rules, tokens: rules.tokens.filter((token) => token.id !== id) } };
}

/** Place of a Nest in the list of Nests; null for any other token. */
function nestNumber(id: TokenId): number | null {
  const [, number] = /^nest-(\d+)$/.exec(id) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/** Everything that the set-up lays in Zones, Nests first. */
export function tokensAtSetup({ rules }: ScenarioBody): readonly TokenAtSetup[] {
  const nests = rules.nests.map(
    (zone, index): TokenAtSetup => ({ id: `nest-${index + 1}`, kind: 'nest', zone }),
  );
  return [...nests, ...rules.tokens];
}

/** More or fewer Biters in an Area at the start. */
export function withBiters(body: ScenarioBody, area: AreaId, count: number): ScenarioBody {
  const kept = Math.min(AREA_LIMIT, Math.max(0, count));
  return withRule(body, ['biters', area], kept === 0 ? undefined : kept);
}

/* ---------------------------------------------------------------- the story */

/** A trigger more, at the end. */
export function withTrigger(body: ScenarioBody, trigger: Omit<Trigger, 'id'>): ScenarioBody {
  const { triggers } = body.rules;
  const id = freeName(
    'trigger-1',
    triggers.map((one) => one.id),
  );
  return withRule(body, ['triggers'], [...triggers, { id, ...trigger }]);
}

/** Events that can lie on the tracker still. */
export function freeEvents({ rules }: ScenarioBody): readonly number[] {
  return [1, 2, 3].filter((event) => !(event in rules.eventSpaces));
}

/** Rounds into a game until a new Event comes, and the last Round of the tracker. */
const EVENT_AFTER = 2;
const LAST_SPACE = 14;

/** An Event more on the tracker; an Event that nothing answers is none. */
export function withEvent(body: ScenarioBody): ScenarioBody {
  const [event] = freeEvents(body);
  if (event === undefined) return body;
  const { triggers, startRound } = body.rules;
  const spaced = withRule(body, ['eventSpaces', event], Math.min(LAST_SPACE, startRound + EVENT_AFTER));
  if (triggers.some(({ event: heard }) => heard.on === 'eventToken' && heard.event === event)) return spaced;
  const id = freeName(
    `event-${event}`,
    triggers.map((one) => one.id),
  );
  return withRule(spaced, ['triggers'], [...triggers, { id, event: { on: 'eventToken', event }, do: [] }]);
}

/** A card more, with a letter that no other has. */
export function withCard(body: ScenarioBody, words: CardText): ScenarioBody {
  const { cards } = body.rules;
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const ids = cards.map(({ id }) => id);
  const id = letters.find((letter) => !ids.includes(letter)) ?? freeName('Z', ids);
  return withRule(body, ['cards'], [...cards, { id, words, onReveal: [] }]);
}

/** Points between the highest rank and a new one over it. */
const RANK_STEP = 5;

/** A rank more: the first one is for every score, each other one below the one for all that is left. */
export function withRank(body: ScenarioBody, name: string): ScenarioBody {
  const ranks = body.rules.ranks ?? [];
  if (ranks.length === 0) return withRule(body, ['ranks'], [{ below: null, name }]);
  const highest = Math.max(0, ...ranks.flatMap(({ below }) => below ?? []));
  const more = { below: highest + RANK_STEP, name };
  return withRule(body, ['ranks'], [...ranks.slice(0, -1), more, ...ranks.slice(-1)]);
}

/** Nothing is counted after a win any more, and so nothing is called by it. */
export function withoutScore(body: ScenarioBody): ScenarioBody {
  const { score: _score, ranks: _ranks, ...rules } = body.rules;
  return { ...body, rules };
}

/** Where a named thing of the rules is kept: variables, tables by difficulty and Runners, lists of sites. */
export type Shelf = 'vars' | 'params' | 'lists';

const FRESH: Readonly<Record<Shelf, unknown>> = {
  vars: 0,
  params: same(1),
  lists: { zones: ['C', 'K'], shuffled: true },
};

/** One more of them under a name that is free. */
export function withNamed(body: ScenarioBody, shelf: Shelf, name: string): ScenarioBody {
  return withRule(body, [shelf, freeName(name, Object.keys(body.rules[shelf]))], FRESH[shelf]);
}
