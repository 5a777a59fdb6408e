import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyTransitionDefinition } from 'xstate';
import { GAMES } from '../../machines/games';
import { chartPage } from '../../tools/lib/mermaid';
import { gameName } from '../../tools/lib/sentences';
import { allNodes, unsavable } from '../helpers/charts';

/** The names that a chart may use, from the two files that every game has in `machines/<game>/`. */
async function wordsOf(id: string): Promise<{ readonly queries: string[]; readonly steps: string[] }> {
  const [{ QUERIES }, { STEPS }] = await Promise.all([
    import(`../../machines/${id}/queries.ts`),
    import(`../../machines/${id}/steps.ts`),
  ]);
  return { queries: Object.keys(QUERIES).sort(), steps: Object.keys(STEPS).sort() };
}

/** What a chart hands to its guards and actions under one name, such as `query`. */
function used(nodes: ReturnType<typeof allNodes>, param: string): readonly string[] {
  const parts = nodes.flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat() as AnyTransitionDefinition[];
    const taken = transitions.flatMap(({ guard, actions }) => [guard, ...actions]);
    return [...node.entry, ...node.exit, ...taken];
  });
  const names = parts.flatMap((part) =>
    typeof part === 'object' && 'params' in part ? [(part.params as Record<string, string>)[param]] : [],
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

describe.each(GAMES.map(({ rules, machine }) => ({ id: rules.id, machine })))('the chart of $id', (game) => {
  const { id, machine } = game;
  const nodes = allNodes(machine.root);

  it('is drawn in docs/charts/ as it is', () => {
    const page = readFileSync(new URL(`../../docs/charts/${id}.md`, import.meta.url), 'utf8');
    expect(page, 'run `npm run charts`').toBe(chartPage(gameName(id), machine));
  });

  it('asks every question and takes every step that it has a name for', async () => {
    const { queries, steps } = await wordsOf(id);
    expect(queries.length).toBeGreaterThan(0);
    expect(used(nodes, 'query')).toEqual(queries);
    expect(used(nodes, 'name')).toEqual(steps);
  });

  it('uses nothing that a saved game could not carry: no timers, history, invoked or spawned actors', () => {
    expect(unsavable(nodes)).toEqual([]);
  });
});
