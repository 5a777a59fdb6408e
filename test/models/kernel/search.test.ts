import { describe, expect, it } from 'vitest';
import { searchDocuments } from '../../../models/kernel/search';

const CAFÉ = { title: 'Café', text: 'Where Jumpers rest.' };
const JUMP = { title: 'Jump', text: 'Over a street to the next roof. DL-MOVE-04' };
const PAD = { title: 'Jump Pad', text: 'Springs over anything, walled or un-walled. DL-MOVE-05' };
const ROOF = { title: 'Roofs', text: 'A jump beats a climb.' };
const ALL = [CAFÉ, ROOF, JUMP, PAD];

const found = (query: string) => searchDocuments(ALL, query).map((document) => document.title);

describe('a search', () => {
  it('puts titles before texts, whole words before beginnings, and keeps the order of equals', () => {
    expect(found('jump')).toEqual(['Jump', 'Jump Pad', 'Roofs', 'Café']);
    expect(found('roof')).toEqual(['Roofs', 'Jump']);
  });

  it('finds words by their beginning, but not by their middle or end', () => {
    expect(found('spri')).toEqual(['Jump Pad']);
    expect(found('prings')).toEqual([]);
  });

  it('does not care about case and accents, on either side', () => {
    expect(found('CAFE')).toEqual(['Café']);
    expect(found('jümp')).toEqual(found('jump'));
  });

  it('wants every word of the query', () => {
    expect(found('jump climb')).toEqual(['Roofs']);
    expect(found('jump pad street')).toEqual([]);
  });

  it('finds joined words whole and in parts', () => {
    expect(found('dl-move-04')).toEqual(['Jump']);
    expect(found('DL-MOVE')).toEqual(['Jump', 'Jump Pad']);
    expect(found('un-walled')).toEqual(['Jump Pad']);
    expect(found('jump-pad')).toEqual(['Jump Pad']);
  });

  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' ?! ')).toEqual([]);
  });
});
