/** Where in a JSON file a value stands, so that a person can go there. */
import { parseSync } from 'vite';

/** Makes a module of the file, so that the parser of modules can read it. */
const PREFIX = 'export default ';

type Program = ReturnType<typeof parseSync>['program'];
type Exported = Extract<Program['body'][number], { type: 'ExportDefaultDeclaration' }>;
type Value = Exported['declaration'];

function childOf(value: Value, key: string | number): Value | null {
  if (value.type === 'ArrayExpression' && typeof key === 'number') {
    const element = value.elements[key];
    return element && element.type !== 'SpreadElement' ? element : null;
  }
  if (value.type !== 'ObjectExpression') return null;
  for (const property of value.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal') continue;
    if (property.key.value === key) return property.value;
  }
  return null;
}

function deepest(value: Value, path: readonly (string | number)[]): Value {
  const [key, ...rest] = path;
  const child = key === undefined ? null : childOf(value, key);
  return child ? deepest(child, rest) : value;
}

/**
 * The line of a value, counted from 1; that of what should hold it where the value is missing.
 * @param text must be JSON
 */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const [statement] = parseSync('content.js', PREFIX + text).program.body;
  if (statement?.type !== 'ExportDefaultDeclaration') return 1;
  const { start } = deepest(statement.declaration, path);
  return text.slice(0, start - PREFIX.length).split('\n').length;
}
