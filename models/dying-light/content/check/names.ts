/** Whether the names that a scenario uses are there: cards, variables, parameters, lists, options. */
import type { Scenario } from '../../scenario/format';
import { type Mention, mentions, type Node, repeated } from '../../scenario/nodes';
import type { Fault } from './fault';
import type { Written } from './words';

type Draft = Written<Scenario>;

const faults = (list: readonly Mention[], message: (name: string) => string): readonly Fault[] =>
  list.map(({ path, name }) => ({ path, message: message(name) }));

export function cardFaults(scenario: Draft, nodes: readonly Node[]): readonly Fault[] {
  const cards = scenario.cards.map(({ id }, index) => ({ name: id, path: ['cards', index, 'id'] }));
  const first = { name: scenario.firstCard, path: ['firstCard'] };
  const revealed = [first, ...mentions(nodes, 'op', ['reveal'], 'card')];
  const isCard = ({ name }: Mention) => cards.some((card) => card.name === name);
  const comesUp = ({ name }: Mention) => revealed.some((card) => card.name === name);
  return [
    ...faults(repeated(cards), (id) => `There are two cards ${id}.`),
    ...faults(
      revealed.filter((card) => !isCard(card)),
      (id) => `There is no card ${id}.`,
    ),
    ...faults(
      cards.filter((card) => !comesUp(card)),
      (id) => `Nothing ever reveals card ${id}.`,
    ),
  ];
}

/** Variables start with a value in `vars`; those of Runners start at 0. All of them are read for what an op once wrote. */
export function variableFaults({ vars }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const written = mentions(nodes, 'op', ['set', 'add'], 'var');
  const read = mentions(nodes, 'expr', ['var'], 'name');
  const runnerWritten = mentions(nodes, 'op', ['setRunner', 'addRunner'], 'var');
  const runnerRead = mentions(nodes, 'expr', ['runnerVar'], 'name');
  const isIn = (list: readonly Mention[], name: string) => list.some((one) => one.name === name);
  return [
    ...faults(
      [...written, ...read].filter(({ name }) => !(name in vars)),
      (name) => `The variable "${name}" has no value at the start: add it to "vars".`,
    ),
    ...faults(
      read.filter(({ name }) => name in vars && !isIn(written, name)),
      (name) => `The variable "${name}" is used but never set.`,
    ),
    ...faults(
      runnerRead.filter(({ name }) => !isIn(runnerWritten, name)),
      (name) => `The variable "${name}" of a Runner is used but never set.`,
    ),
  ];
}

/** Parameters are numbers in sentences and lists of Zones in `placeEach`. */
export function paramFaults({ params }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const numbers = mentions(nodes, 'expr', ['param'], 'name');
  const lists = nodes.flatMap(({ path, value: { param: name } }) =>
    typeof name === 'string' ? [{ path: [...path, 'param'], name }] : [],
  );
  const holds = (name: string, type: 'number' | 'object') =>
    Object.values(params[name] ?? {}).every((row) => row.every((value) => typeof value === type));
  const unknown = [...numbers, ...lists].filter(({ name }) => !(name in params));
  const used = [...numbers, ...lists].map(({ name }) => name);
  const idle = Object.keys(params).filter((name) => !used.includes(name));
  return [
    ...faults(unknown, (name) => `There is no parameter "${name}".`),
    ...faults(
      numbers.filter(({ name }) => !holds(name, 'number')),
      (name) => `A number is expected; the parameter "${name}" is a list of Zones.`,
    ),
    ...faults(
      lists.filter(({ name }) => !holds(name, 'object')),
      (name) => `A list of Zones is expected; the parameter "${name}" is a number.`,
    ),
    ...idle.map((name) => ({ path: ['params', name], message: `The parameter "${name}" is never used.` })),
  ];
}

export function listFaults({ lists }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const used = mentions(nodes, 'op', ['placeNext'], 'list');
  return faults(
    used.filter(({ name }) => !(name in lists)),
    (name) => `There is no list "${name}".`,
  );
}

/** Triggers are told apart by their ids, and so are the options of one choice. */
export function idFaults({ triggers }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const own = triggers.map(({ id }, index) => ({ name: id, path: ['triggers', index, 'id'] }));
  const offered = nodes.flatMap(({ path, value: { op, options } }) => {
    if (op !== 'choice' || !Array.isArray(options)) return [];
    const ids: readonly string[] = options.map((option: { readonly id: string }) => option.id);
    return repeated(ids.map((name, index) => ({ name, path: [...path, 'options', index, 'id'] })));
  });
  return [
    ...faults(repeated(own), (id) => `There are two triggers "${id}".`),
    ...faults(offered, (id) => `There are two options "${id}".`),
  ];
}
