import { describe, expect, it } from 'vitest';
import { pileAfterDelay, pilePreview, usersOf } from '../../../../models/survive-until-daylight/preview';
import { table } from '../../../helpers/survive-until-daylight';

describe('what is known of the next card', () => {
  it('is the chance of WAVE! and the red cards nobody has seen yet', () => {
    const state = table({
      pile: ['hl-bar', 'wave', 'rd-crow'],
      more: { rubblePile: ['rd-rodent1', 'jk-junk'] },
    });
    expect(pilePreview(state)).toEqual({ cards: 3, wave: 1 / 3, red: 2 });
  });

  it('has WAVE! back in the pile after a delay (SD-WAVE-03)', () => {
    const state = table({ pile: ['hl-bar', 'rd-crow'], more: { rubblePile: [] } });
    expect(pilePreview(state).wave).toBe(0);
    expect(pileAfterDelay(state)).toEqual({ cards: 3, wave: 1 / 3, red: 1 });
  });

  it('does not depend on how the cards lie', () => {
    const one = table({ pile: ['wave', 'rd-crow', 'hl-bar'], more: { rubblePile: ['rd-rodent2'] } });
    const other = table({ pile: ['hl-bar', 'rd-rodent2', 'wave'], more: { rubblePile: ['rd-crow'] } });
    expect(pilePreview(one)).toEqual(pilePreview(other));
  });
});

describe('who could use a card', () => {
  const state = table({
    characters: ['ch-trigger', 'ch-hipster', 'ch-haggler'],
    cards: [['wp-pistol'], ['in-planks', 'am-bullet'], ['wp-bat']],
    members: { 3: { remaining: 2 } },
  });

  it('has the weapon for the ammo, the ammo for the weapon', () => {
    expect(usersOf(state, 'am-bullet')).toEqual(['seat-1']);
    expect(usersOf(state, 'wp-smg')).toEqual(['seat-2']);
    expect(usersOf(state, 'wp-pipe')).toEqual(['seat-1', 'seat-2', 'seat-3']);
  });

  it('lacks the ingredient for a recipe', () => {
    expect(usersOf(state, 'in-nails')).toEqual(['seat-2']);
    expect(usersOf(state, 'in-wires')).toEqual([]);
  });

  it('is hurt, or knows what to do with Junk', () => {
    expect(usersOf(state, 'hl-kit')).toEqual(['seat-3']);
    expect(usersOf(state, 'jk-junk')).toEqual(['seat-2', 'seat-3']);
  });

  it('has somebody to cheer for (SD-SPEC-04)', () => {
    expect(usersOf(state, 'sp-cheer')).toEqual(['seat-1', 'seat-2', 'seat-3']);
    expect(usersOf(table({ seats: 1 }), 'sp-cheer')).toEqual([]);
  });
});
