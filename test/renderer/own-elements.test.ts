import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Elements of the 3D table, in which there is nothing to read. */
const THREE_D = /^table\/|\/scene\//;

/** A node of the syntax tree, as far as this looks at it. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Places for whatever elements somebody else brings. */
const SLOTS = new Set(['children', 'actions', 'others', 'closeup', 'corner', 'mark', 'picture', 'portrait']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

function bare(value: unknown): Node {
  if (!isNode(value)) throw new Error('No node of a syntax tree.');
  return value.type === 'ParenthesizedExpression' ? bare(value.expression) : value;
}

type Kind = 'text' | 'come and go' | 'text that comes and goes' | 'still';

/** What may stand in this place. */
function kindOf(child: Node): Kind {
  if (child.type === 'JSXText') return 'text';
  if (child.type === 'JSXElement') {
    const { name } = bare(child.openingElement).name as { readonly name?: string };
    return name !== undefined && /^[a-z]|^Icon$/.test(name) ? 'still' : 'come and go';
  }
  return child.type === 'JSXExpressionContainer' ? kindOfExpression(bare(child.expression)) : 'still';
}

function kindOfExpression(expression: Node): Kind {
  switch (expression.type) {
    case 'JSXElement':
      return kindOf(expression);
    case 'LogicalExpression':
      if (bare(expression.right).type.startsWith('JSX')) return 'come and go';
      return expression.operator === '&&' ? 'text that comes and goes' : 'text';
    case 'ConditionalExpression': {
      const ways = [bare(expression.consequent), bare(expression.alternate)].map(kindOfExpression);
      return ways.includes('text') ? 'text' : 'come and go';
    }
    case 'CallExpression':
      return JSON.stringify(expression.callee).includes('"map"') ? 'come and go' : 'text';
    case 'Identifier':
      return SLOTS.has(String(expression.name)) ? 'come and go' : 'text';
    default:
      return expression.type === 'Literal' && expression.value === null ? 'come and go' : 'text';
  }
}

/** White space with a line break in it is none in the page. */
function isThere(child: Node): boolean {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(String(child.value));
  return child.type !== 'JSXExpressionContainer' || bare(child.expression).type !== 'JSXEmptyExpression';
}

/** Elements in which bare text stands beside something that comes and goes. */
function mixed(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  return nodesIn(parseSync(path, source).program)
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .filter((element) => {
      const kinds = nodesOf(element.children).filter(isThere).map(kindOf);
      if (kinds.includes('text that comes and goes')) return kinds.length > 1;
      return kinds.includes('text') && kinds.includes('come and go');
    })
    .map(({ start }) => `${path}:${source.slice(0, Number(start)).split('\n').length}`);
}

function nodesOf(children: unknown): readonly Node[] {
  return Array.isArray(children) ? children.filter(isNode) : [];
}

describe('what is read on the screen', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !THREE_D.test(file))
    .map((file) => join('renderer', file));

  it('has elements of its own beside what comes and goes, so that nobody who wraps text breaks React', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(mixed)).toEqual([]);
  });

  it('is not for translators, which would tear it apart', () => {
    expect(readFileSync('renderer/index.html', 'utf8')).toContain('<html lang="en" translate="no">');
  });
});
