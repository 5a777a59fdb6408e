import { describe, expect, it } from 'vitest';
import {
  answerDetail,
  answerLabel,
} from '../../../../../renderer/games/survive-until-daylight/compose/answer-words';
import { drawAttack } from '../../../../helpers/survive-fighting';
import { table } from '../../../../helpers/survive-until-daylight';

describe('an answer says what it costs and promises', () => {
  it('before a draw: the chance of WAVE! and the red cards left (SD-SRCH-03)', () => {
    const state = table({ pile: ['hl-bar', 'wave', 'rd-crow', 'jk-junk'], more: { rubblePile: [] } });
    expect(answerDetail({ type: 'DRAW' }, state)).toBe('4 cards: WAVE! with 25%; red cards unseen: 1');
  });

  it('at WAVE!: what the line would do, and what a delay leaves (SD-WAVE-02, SD-WAVE-03)', () => {
    const state = table({
      seats: 1,
      line: ['brute'],
      pile: ['hl-bar'],
      members: { 1: { remaining: 4 } },
      more: { rubblePile: [], searcher: 'seat-1', drawn: 'wave' },
    });
    expect(answerDetail({ type: 'ACCEPT' }, state)).toBe(
      'as the line stands 1 attacks you: about 1.5, 4 at worst',
    );
    expect(answerDetail({ type: 'DELAY' }, state)).toBe(
      '1 damage, 3 health left; then 2 cards: WAVE! with 50%; red cards unseen: 0',
    );
  });

  it('at a found card: who could use it; in a full bag: what goes for it (SD-ITEM-03)', () => {
    const state = table({
      characters: ['ch-trigger', 'ch-hipster'],
      cards: [['wp-pistol'], []],
      more: { drawn: 'am-bullet', searcher: 'seat-2' },
    });
    expect(answerDetail({ type: 'KEEP', discard: null }, state)).toBe('of use to Trigger');
    expect(answerLabel({ type: 'KEEP', discard: { cardId: 'am-shell', count: 3 } }, state)).toBe(
      'Keep it, drop 3 x Shotgun Shells',
    );
  });

  it('at drawn combat cards: damage, splash and whether the target dies (SD-ATK-05)', () => {
    const { state } = drawAttack(
      table({
        characters: ['ch-drifter'],
        cards: [['wp-bat']],
        line: ['brute 1/4'],
        actor: 1,
        more: { combat: { draw: ['cc-overkill', 'cc-slip'], discard: [] } },
      }),
      { weapon: 'wp-bat', target: 'brute-1' },
    );
    expect(answerLabel({ type: 'CHOOSE', cardIndex: 0 }, state)).toBe('Overkill');
    expect(answerDetail({ type: 'CHOOSE', cardIndex: 0 }, state)).toBe(
      '3 damage against 3 of 4: dead. Splash 1.',
    );
    expect(answerDetail({ type: 'CHOOSE', cardIndex: 1 }, state)).toBe('0 damage against 3 of 4: lives.');
  });
});
