/** What is wrong with a scenario that somebody made: its form, its names, its words, and whether it always plays to an end. */
import * as v from 'valibot';
import { isTooDeep } from '../../../kernel/save-fault';
import { LONGEST_NAME } from '../../../kernel/tidy-name';
import { SCENARIO_IDS } from '../../ids';
import type { Scenario } from '../../scenario/format';
import { nodesIn } from '../../scenario/nodes';
import { SCENARIOS } from '../scenarios';
import { endlessFaults, settingFaults } from './endless';
import { type Fault, faultAt, faultOf } from './fault';
import { checkScenario } from './index';
import { ownWords } from './words';

/** Letters of a whole scenario as text; the largest of the box has some nine thousand. */
const LARGEST = 2 ** 16;

const shortLine = v.pipe(v.string(), v.maxLength(LONGEST_NAME, 'This name is too long.'));

const outer = v.strictObject({
  name: shortLine,
  maker: shortLine,
  text: ownWords,
  picture: v.picklist(SCENARIO_IDS),
  rules: v.looseObject({}),
});

/** Names of ranks that the app has words for. */
export function rankNames(): readonly string[] {
  return Object.values(SCENARIOS).flatMap(({ ranks = [] }) => ranks.map(({ name }) => name));
}

function blank(text: string): boolean {
  return text.trim() === '';
}

/** Fields that hold words, not what words belong to. */
const WORDS: readonly (string | number)[] = ['words', 'text', 'refusal'];

/** Everything that people read has to be there, in the words of whoever made it. */
function wordFaults(scenario: Scenario): readonly Fault[] {
  const spoken = nodesIn(scenario).flatMap(({ path, value }): readonly Fault[] => {
    if (WORDS.includes(path.at(-1) ?? '')) return [];
    const place = 'refusal' in value ? 'refusal' : 'text';
    const sentence = value[place];
    if (typeof sentence === 'string') return [faultAt([...path, place], 'sentence-id')];
    const own = v.is(v.object({ text: v.string() }), sentence) ? sentence.text : null;
    return own !== null && blank(own) ? [faultAt([...path, place], 'no-words')] : [];
  });
  const cards = scenario.cards.flatMap(({ words }, index) =>
    words && !blank(words.title) ? [] : [faultAt(['cards', index, 'words', 'title'], 'no-words')],
  );
  const known = rankNames();
  const ranks = (scenario.ranks ?? []).flatMap(({ name }, index) =>
    known.includes(name) ? [] : [faultAt(['ranks', index, 'name'], 'unknown-rank')],
  );
  return [...spoken, ...cards, ...ranks];
}

const inRules = (faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: ['rules', ...fault.path] }));

function isTooLarge(json: unknown): boolean {
  return isTooDeep(json) || JSON.stringify(json).length > LARGEST;
}

/** Everything wrong with a scenario that somebody made, the outermost first; with none it plays to an end, whatever is done in it. */
export function checkOwn(json: unknown): readonly Fault[] {
  if (isTooLarge(json)) return [faultAt([], 'too-large')];
  const parsed = v.safeParse(outer, json);
  if (!parsed.success) return parsed.issues.map(faultOf);
  const { name, rules } = parsed.output;
  const nameless = blank(name) ? [faultAt(['name'], 'no-words')] : [];
  const faults = checkScenario(rules);
  if (faults.some(({ id }) => id === 'dl.check.form')) return [...nameless, ...inRules(faults)];
  const scenario = rules as unknown as Scenario;
  return [
    ...nameless,
    ...inRules([...faults, ...settingFaults(scenario), ...endlessFaults(scenario), ...wordFaults(scenario)]),
  ];
}

/** Faults that only leave something without effect: a scenario can be played with them. */
const HINTS = ['idle-card', 'var-idle', 'runner-var-idle', 'idle-param', 'deaf-event'].map(
  (id) => `dl.check.${id}`,
);

export function isHint({ id }: Fault): boolean {
  return HINTS.includes(id);
}
