import { describe, expect, it } from 'vitest';
import {
  optionsOf,
  setupMoves,
  usualPlan,
  withCharacter,
  withSeats,
  withShuffled,
} from '../../../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame } from '../../../../../renderer/games/survive-until-daylight/plan/start';

const nameOf = (index: number) => `Player ${index + 1}`;
const usual = usualPlan('seed', nameOf);
const charactersOf = (plan: typeof usual) => plan.seats.map(({ character }) => character);

describe('a plan', () => {
  it('begins with a person and two bots', () => {
    expect(usual.seats.map(({ controller }) => controller.kind)).toEqual(['human', 'bot', 'bot']);
    expect(charactersOf(usual)).toEqual(['ch-pillar', 'ch-psycho', 'ch-trigger']);
  });

  it('keeps who is there when seats come and go', () => {
    const named = withSeats(usual, 1, nameOf);
    expect(withSeats(named, 6, nameOf).seats[0]).toEqual(usual.seats[0]);
    expect(new Set(charactersOf(withSeats(usual, 6, nameOf))).size).toBe(6);
  });

  it('forgets a first player who is gone', () => {
    expect(withSeats({ ...usual, first: 2 }, 2, nameOf).first).toBeNull();
  });

  it('never has a character twice: it swaps (SD-SETUP-02)', () => {
    expect(charactersOf(withCharacter(usual, 0, 'ch-trigger'))).toEqual([
      'ch-trigger',
      'ch-psycho',
      'ch-pillar',
    ]);
  });

  it('deals the characters anew', () => {
    expect(charactersOf(withShuffled(usual, () => 0.99))).toEqual(['ch-hipster', 'ch-haggler', 'ch-drifter']);
  });
});

describe('a game by a plan', () => {
  it('waits for the weapon of the first player (SD-SETUP-05)', () => {
    const session = startGame({ ...usual, first: 0 });
    const { prompt, position } = session.seen('table');
    expect([prompt.id, prompt.seats]).toEqual(['pickStarter', ['seat-1']]);
    expect(position.state.firstPlayer).toBe('seat-1');
  });

  it('draws the first player by lot, if nobody is named (SD-SETUP-08)', () => {
    expect(optionsOf(usual).firstPlayer).toBe('random');
    expect(setupMoves(usual).every(({ type }) => type === 'PICK_CHARACTER')).toBe(true);
    expect(startGame(usual).seen('table').position.state.firstPlayer).not.toBeNull();
  });

  it.each([1, 2, 6])('begins with %i seats', (seats) => {
    const session = startGame({ ...withSeats(usual, seats, nameOf), first: seats - 1 });
    expect(session.seen('table').prompt.id).toBe('pickStarter');
  });
});
