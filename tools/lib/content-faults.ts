/** What is wrong with a file of content, one line for each fault. */
import { checkContent, pathText } from '../../models/dying-light/content/check';
import { sentenceOf } from '../../models/kernel/sentence-of';
import { lineOf } from './json-lines';
import { messageSentence } from './sentences';

function parsed(text: string): { readonly json: unknown } | { readonly error: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { error: sentenceOf(error) };
  }
}

/** `my.json:12 cards[0].id: message`, in the order of the lines; empty when all is well. */
export function faultLines(file: string, text: string): readonly string[] {
  const result = parsed(text);
  if ('error' in result) return [`${file}: This is no JSON: ${result.error}`];
  return checkContent(result.json)
    .map((fault) => ({
      line: lineOf(text, fault.path),
      path: pathText(fault.path),
      message: messageSentence('dying-light', fault),
    }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, path, message }) => `${file}:${line} ${path}: ${message}`);
}
