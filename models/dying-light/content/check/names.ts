/** Whether the names that a scenario uses are there: cards, variables, parameters, lists, options. */
import type { Scenario } from '../../scenario/format';
import { type Mention, mentions, type Node, repeated } from '../../scenario/nodes';
import { type Fault, faultAt } from './fault';
import type { Written } from './words';

type Draft = Written<Scenario>;

const faults = (list: readonly Mention[], id: string): readonly Fault[] =>
  list.map(({ path, name }) => faultAt(path, id, { name }));

export function cardFaults(scenario: Draft, nodes: readonly Node[]): readonly Fault[] {
  const cards = scenario.cards.map(({ id }, index) => ({ name: id, path: ['cards', index, 'id'] }));
  const first = { name: scenario.firstCard, path: ['firstCard'] };
  const revealed = [first, ...mentions(nodes, 'op', ['reveal'], 'card')];
  const isCard = ({ name }: Mention) => cards.some((card) => card.name === name);
  const comesUp = ({ name }: Mention) => revealed.some((card) => card.name === name);
  return [
    ...faults(repeated(cards), 'twice-card'),
    ...faults(
      revealed.filter((card) => !isCard(card)),
      'no-card',
    ),
    ...faults(
      cards.filter((card) => !comesUp(card)),
      'idle-card',
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
      'var-unset',
    ),
    ...faults(
      read.filter(({ name }) => name in vars && !isIn(written, name)),
      'var-idle',
    ),
    ...faults(
      runnerRead.filter(({ name }) => !isIn(runnerWritten, name)),
      'runner-var-idle',
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
    ...faults(unknown, 'no-param'),
    ...faults(
      numbers.filter(({ name }) => !holds(name, 'number')),
      'param-list',
    ),
    ...faults(
      lists.filter(({ name }) => !holds(name, 'object')),
      'param-number',
    ),
    ...idle.map((name) => faultAt(['params', name], 'idle-param', { name })),
  ];
}

export function listFaults({ lists }: Draft, nodes: readonly Node[]): readonly Fault[] {
  const used = mentions(nodes, 'op', ['placeNext'], 'list');
  return faults(
    used.filter(({ name }) => !(name in lists)),
    'no-list',
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
  return [...faults(repeated(own), 'twice-trigger'), ...faults(offered, 'twice-option')];
}
