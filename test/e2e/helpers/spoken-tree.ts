/** What assistive techniques are told of the page, as lines to read: Chromium's accessibility tree. */
import type { Page } from 'playwright-core';

interface Value {
  readonly value?: unknown;
}

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** Roles that are only there to hold others, or are read with what holds them. */
const SILENT: readonly string[] = [
  'generic',
  'none',
  'InlineTextBox',
  'RootWebArea',
  'LineBreak',
  'ListMarker',
];
/** Nothing that these hold is read besides their name. */
const WHOLE: readonly string[] = ['button', 'radio', 'checkbox', 'combobox', 'heading', 'tab', 'link', 'img'];
const STATES: readonly string[] = [
  'disabled',
  'pressed',
  'checked',
  'selected',
  'expanded',
  'focused',
  'modal',
];

function textOf(value: Value | undefined): string {
  const told = value?.value;
  if (typeof told === 'string') return told.trim();
  return typeof told === 'number' || typeof told === 'boolean' ? String(told) : '';
}

function statesOf({ properties = [] }: Node): readonly string[] {
  return properties
    .filter(({ name, value }) => STATES.includes(name) && textOf(value) !== 'false')
    .map(({ name, value }) => (textOf(value) === 'true' ? name : `${name}: ${textOf(value)}`));
}

function lineOf(node: Node): string {
  const [role, name, description] = [textOf(node.role), textOf(node.name), textOf(node.description)];
  const states = statesOf(node);
  return [
    role === 'StaticText' ? 'text' : role,
    name && `"${name}"`,
    states.length > 0 && `[${states.join(', ')}]`,
    description && `(${description})`,
  ]
    .filter((part) => part)
    .join(' ');
}

/**
 * The part of the tree that lies in the first element that a selector of style sheets names, a line each, indented by depth.
 */
export async function spokenTree(page: Page, selector: string): Promise<readonly string[]> {
  const developer = await page.context().newCDPSession(page);
  const { root } = await developer.send('DOM.getDocument');
  const { nodeId } = await developer.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await developer.send('DOM.describeNode', { nodeId });
  const { nodes } = await developer.send('Accessibility.getFullAXTree');
  const place = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  await developer.detach();
  const byId = new Map(nodes.map((one) => [one.nodeId, one as Node]));
  const read = (id: string, depth: number): readonly string[] => {
    const one = byId.get(id);
    if (!one) return [];
    const role = textOf(one.role);
    const isSilent = one.ignored || SILENT.includes(role) || lineOf(one) === role;
    const own = isSilent ? [] : [`${'  '.repeat(depth)}- ${lineOf(one)}`];
    if (WHOLE.includes(role) && !isSilent) return own;
    return [...own, ...(one.childIds ?? []).flatMap((child) => read(child, depth + own.length))];
  };
  return place ? read(place.nodeId, 0) : [];
}
