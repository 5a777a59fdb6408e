import { describe, expect, it } from 'vitest';
import { deckEditorFor } from '../../../../renderer/app/screens/decks';
import { DECK_EDITORS, FACES } from '../../../../renderer/games';

describe('the screen on which decks are built', () => {
  it('is offered where its game can be played', () => {
    expect(deckEditorFor(DECK_EDITORS, FACES)?.game).toBe('outbreak-duel');
  });

  it('is not offered without its game', () => {
    const others = FACES.filter((face) => face.game.rules.id !== 'outbreak-duel');
    expect(others).toHaveLength(FACES.length - 1);
    expect(deckEditorFor(DECK_EDITORS, others)).toBeNull();
  });
});
