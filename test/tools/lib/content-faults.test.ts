import { describe, expect, it } from 'vitest';
import { faultLines } from '../../../tools/lib/content-faults';
import { lineOf } from '../../../tools/lib/json-lines';
import { examples } from '../../helpers/documented';

const TEXT = `{
  "id": "wd-itch",
  "impact": { "kind": "spawn",
    "count": 0 },
  "list": [
    1,
    { "a": null }
  ]
}`;

describe('the line of a value', () => {
  it.each<[string, readonly (string | number)[], number]>([
    ['the whole', [], 1],
    ['a field', ['id'], 2],
    ['a field of a field', ['impact', 'count'], 4],
    ['an element', ['list', 0], 6],
    ['a field of an element', ['list', 1, 'a'], 7],
    ['what is missing, where it should be', ['list', 1, 'b'], 7],
    ['what is past the end', ['list', 9], 5],
  ])('is found for %s', (_, path, line) => {
    expect(lineOf(TEXT, path)).toBe(line);
  });
});

describe('faults in a file', () => {
  it('come with file, line and path, from top to bottom', () => {
    expect(faultLines('itch.json', TEXT)).toEqual([
      'itch.json:1 burden: The field "burden" is missing.',
      'itch.json:4 impact.count: This must be 1 or more.',
      'itch.json:5 list: There is no field "list" here.',
    ]);
  });

  it('are none in the examples of the page', () => {
    for (const text of examples()) expect(faultLines('example.json', text)).toEqual([]);
  });

  it('can be that the file is no JSON', () => {
    expect(faultLines('itch.json', '{ "id": ')).toEqual([
      expect.stringMatching(/^itch\.json: This is no JSON: ./),
    ]);
  });
});
