/** Draws a statechart as a Mermaid state diagram, from the machine itself. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const indent = (depth: number) => '  '.repeat(depth + 1);

/** A name that is unique in the whole diagram: Mermaid has no scopes. */
const idOf = (node: AnyStateNode) => node.path.join('_') || node.key;

/** Guard and move as a person reads them: `RESOLVE_AREA`, `[noAreaLeft]`. */
function labelOf(transition: AnyTransitionDefinition): string {
  const { eventType, guard } = transition;
  const parts = [eventType === '' ? '' : eventType, eventType === '' ? guardLabel(guard) : ''];
  return parts.filter(Boolean).join(' ');
}

function guardLabel(guard: AnyTransitionDefinition['guard']): string {
  if (!guard) return '';
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard !== 'object' || !('type' in guard)) return '';
  const params = (guard as { readonly params?: Readonly<Record<string, string>> }).params ?? {};
  const words = Object.values(params).join(' ');
  const { type } = guard as { readonly type: string };
  return `[${type === 'is' ? words : [type.replace(/And$/, ''), words].filter(Boolean).join(' and ')}]`;
}

function transitionLines(node: AnyStateNode, depth: number): string[] {
  const all = [...node.transitions.values(), node.always ?? []].flat() as AnyTransitionDefinition[];
  const merged = new Map<string, Set<string>>();
  for (const transition of all) {
    for (const target of transition.target ?? [node]) {
      const arrow = `${idOf(node)} --> ${idOf(target)}`;
      merged.set(arrow, (merged.get(arrow) ?? new Set()).add(labelOf(transition)));
    }
  }
  return [...merged].map(([arrow, labels]) => {
    const label = [...labels].filter(Boolean).join(', ');
    return `${indent(depth)}${arrow}${label ? ` : ${label}` : ''}`;
  });
}

function stateLines(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  if (children.length === 0) return [`${indent(depth)}state "${node.key}" as ${idOf(node)}`];
  const parts = children.map((child) => stateLines(child, depth + 1));
  const inside =
    node.type === 'parallel'
      ? parts.flatMap((lines, index) => (index === 0 ? lines : [`${indent(depth + 1)}--`, ...lines]))
      : [...initialLine(node, depth), ...parts.flat()];
  const transitions = children.flatMap((child) => transitionLines(child, depth + 1));
  return [
    `${indent(depth)}state "${node.key}" as ${idOf(node)} {`,
    ...inside,
    ...transitions,
    `${indent(depth)}}`,
  ];
}

function initialLine(node: AnyStateNode, depth: number): string[] {
  const [first] = node.initial?.target ?? [];
  return first ? [`${indent(depth + 1)}[*] --> ${idOf(first)}`] : [];
}

/** The whole chart as the text of one Mermaid diagram. */
function mermaidOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...stateLines(machine.root, 0)].join('\n');
}

const REGIONS = `\`flow\` is the course of the game,
\`resolver\` asks the questions that effects leave open. `;

/** The chart's page in `docs/charts/`. */
export function chartPage(title: string, machine: AnyStateMachine): string {
  return `# ${title}: the statechart

Generated from the machine by \`npm run charts\`; a test fails when it is out of date. ${
    machine.root.type === 'parallel' ? REGIONS : ''
  }A label in capitals is a move, one in brackets a
question about the state.

\`\`\`mermaid
${mermaidOf(machine)}
\`\`\`
`;
}
