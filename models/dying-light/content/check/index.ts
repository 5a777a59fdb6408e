/** Checks for authors: what is wrong with a scenario, an Item or a Wound, and where. */
import * as v from 'valibot';
import { nodesIn } from '../../scenario/nodes';
import { itemSchema, woundSchema } from './card-schemas';
import { type Fault, faultAt, faultOf } from './fault';
import { cardFaults, idFaults, listFaults, paramFaults, variableFaults } from './names';
import { scenarioSchema } from './scenario-schema';
import { biterFaults, contextFaults, rankFaults, roundFaults, tokenFaults } from './table';
import type { Checks } from './words';

export { type Fault, pathText } from './fault';

function formFaults(schema: Checks<unknown>, json: unknown): readonly Fault[] {
  return v.safeParse(schema, json).issues?.map(faultOf) ?? [];
}

/** Everything wrong with a scenario; names are looked up once its form is right. */
export function checkScenario(json: unknown): readonly Fault[] {
  const parsed = v.safeParse(scenarioSchema, json);
  if (!parsed.success) return parsed.issues.map(faultOf);
  const scenario = parsed.output;
  const nodes = nodesIn(scenario);
  return [
    ...cardFaults(scenario, nodes),
    ...variableFaults(scenario, nodes),
    ...paramFaults(scenario, nodes),
    ...listFaults(scenario, nodes),
    ...idFaults(scenario, nodes),
    ...tokenFaults(scenario, nodes),
    ...biterFaults(scenario),
    ...roundFaults(scenario),
    ...contextFaults(scenario),
    ...rankFaults(scenario),
  ];
}

export function checkItem(json: unknown): readonly Fault[] {
  return formFaults(itemSchema, json);
}

export function checkWound(json: unknown): readonly Fault[] {
  return formFaults(woundSchema, json);
}

function idOf(json: unknown): string {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : '';
  return typeof id === 'string' ? id : '';
}

/** Checks one piece of content, or a list of them; its id tells what it is. */
export function checkContent(json: unknown): readonly Fault[] {
  if (Array.isArray(json)) {
    return json.flatMap((one, index) =>
      checkContent(one).map((fault) => ({ ...fault, path: [index, ...fault.path] })),
    );
  }
  const id = idOf(json);
  if (id.startsWith('sc-')) return checkScenario(json);
  if (id.startsWith('wd-')) return checkWound(json);
  if (/^[cew]-/.test(id)) return checkItem(json);
  return [faultAt(['id'], 'no-id')];
}
