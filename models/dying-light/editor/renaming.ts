/** Other names for what a scenario counts and looks up: whatever speaks of them follows. */
import type { Scenario } from '../scenario/format';
import { nodesIn } from '../scenario/nodes';
import type { ScenarioBody, Shelf } from './document';
import { FAMILIES, type Family, type SlotKind, tagOf } from './vocabulary';

/** Letters that such a name may have. */
export const LONGEST_SHELF_NAME = 24;

/** What can be called otherwise; variables of Runners are kept nowhere, and there as soon as they are spoken of. */
export type Nameable = Shelf | 'runnerVars';

/** In which slots each of them is spoken of. */
const SPOKEN_OF: Readonly<Record<Nameable, SlotKind>> = {
  vars: 'var',
  params: 'param',
  lists: 'list',
  runnerVars: 'runner-var',
};

type Fields = Readonly<Record<string, unknown>>;

/** Variables that every Runner has, in the order in which the rules speak of them, each once. */
export function runnerVarsIn(rules: Scenario): readonly string[] {
  const names = nodesIn(rules).flatMap(({ value }) =>
    Object.entries(value).flatMap(([field, name]) =>
      slotKind(value, field) === SPOKEN_OF.runnerVars ? String(name) : [],
    ),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** Names that every object has, such as `constructor`, are nobody's to give. */
function isTaken(rules: Scenario, what: Nameable, name: string): boolean {
  if (what === 'runnerVars') return name in Object.prototype || runnerVarsIn(rules).includes(name);
  return name in rules[what];
}

/** Why something can't be called so; null if it can. Its own name is never taken. */
export function whyNotCalled(
  { rules }: ScenarioBody,
  what: Nameable,
  from: string,
  to: string,
): 'empty' | 'number' | 'taken' | null {
  const name = to.trim();
  if (name === '') return 'empty';
  // A record has its whole numbers first: it would go to another place.
  if (/^\d+$/.test(name) && name !== from) return 'number';
  return name !== from && isTaken(rules, what, name) ? 'taken' : null;
}

/** The scenario with another name for one of them, in its place; the same scenario where it can't be called so. */
export function withRenamed(body: ScenarioBody, what: Nameable, from: string, to: string): ScenarioBody {
  const name = to.trim();
  if (name === from || whyNotCalled(body, what, from, name) !== null) return body;
  const rules = respoken(body.rules, SPOKEN_OF[what], from, name) as Scenario;
  if (what === 'runnerVars') return { ...body, rules };
  const entries = Object.entries(rules[what]).map(([key, value]) => [key === from ? name : key, value]);
  return { ...body, rules: { ...rules, [what]: Object.fromEntries(entries) } };
}

/** The same with another name in every slot of the kind that had this one. */
function respoken(value: unknown, kind: SlotKind, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((part) => respoken(part, kind, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Fields;
  const parts = Object.entries(node).map(([key, part]) => {
    const speaksOfIt = part === from && slotKind(node, key) === kind;
    return [key, speaksOfIt ? to : respoken(part, kind, from, to)] as const;
  });
  return Object.fromEntries(parts);
}

/** What stands in a field of a sentence; undefined where it is none of the language's slots. */
function slotKind(node: Fields, field: string): SlotKind | undefined {
  const families = Object.keys(FAMILIES) as Family[];
  const family = families.find((one) => tagOf(one, node) !== '');
  // Zones that a table has stand without any word of the language.
  if (family === undefined) return field === 'param' ? 'param' : undefined;
  return FAMILIES[family].words[tagOf(family, node)]?.slots[field];
}
