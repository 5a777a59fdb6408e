import { describe, expect, it } from 'vitest';
import { LAYOUT_IDS } from '../../../../../models/one-month-in/ids';
import {
  layoutsFor,
  optionsOf,
  usualPlan,
  withColour,
  withGuided,
  withLayout,
  withSeat,
  withSeats,
} from '../../../../../renderer/games/one-month-in/plan/game-plan';
import { startGame } from '../../../../../renderer/games/one-month-in/plan/start';

const nameOf = (index: number) => `Player ${index + 1}`;
const usual = usualPlan('seed', nameOf);
const coloursOf = (plan: typeof usual) => plan.seats.map(({ colour }) => colour);

describe('a plan (OM-SETUP-01)', () => {
  it('begins with a person and two bots on the recommended map', () => {
    expect(usual.seats.map(({ controller }) => controller.kind)).toEqual(['human', 'bot', 'bot']);
    expect(usual.layout).toBe('3-three-parishes');
  });

  it('offers three maps for every number of teams, all nine in all', () => {
    expect([2, 3, 4].map((count) => layoutsFor(count).length)).toEqual([3, 3, 3]);
    expect([2, 3, 4].flatMap(layoutsFor)).toEqual(LAYOUT_IDS);
  });

  it('keeps who is there when teams come and go, and takes the map for so many', () => {
    const two = withSeats(usual, 2, nameOf);
    expect(two.seats).toEqual(usual.seats.slice(0, 2));
    expect(two.layout).toBe('2-two-streets');
    expect(coloursOf(withSeats(two, 4, nameOf))).toEqual(['blue', 'red', 'green', 'yellow']);
  });

  it('forgets a start player who is gone', () => {
    expect(withSeats({ ...usual, first: 2 }, 2, nameOf).first).toBeNull();
  });

  it('never has a colour twice: it swaps', () => {
    expect(coloursOf(withColour(usual, 0, 'green'))).toEqual(['green', 'red', 'blue']);
  });
});

describe('the city of the first game (section 4)', () => {
  const guided = withGuided(usual, true, nameOf);

  it('is for a person who plays Blue against a recruit, on two streets', () => {
    expect(guided.layout).toBe('2-two-streets');
    expect(guided.seats.map(({ colour, controller }) => [colour, controller.kind])).toEqual([
      ['blue', 'human'],
      ['red', 'bot'],
    ]);
    expect(optionsOf(guided)).toMatchObject({ guidedCity: true, startPlayer: 0, handicap: [0, 0] });
  });

  it.each([
    ['another map', withLayout(guided, '2-dead-end')],
    ['more teams', withSeats(guided, 3, nameOf)],
    ['another colour', withColour(guided, 0, 'yellow')],
    ['more food', withSeat(guided, 1, { handicap: 2 })],
  ])('is given up for %s', (_, plan) => {
    expect(plan.guided).toBe(false);
  });
});

describe('a game by a plan', () => {
  it.each([2, 3, 4])('begins with %i teams and their fences (OM-SETUP-08)', (count) => {
    const session = startGame(withSeats(usual, count, nameOf));
    expect(session.seen('table').prompt.id).toBe('placeFences');
    expect(session.seen('table').position.state.teams).toHaveLength(count);
  });

  it('lets the seat begin that was asked for, with its colour and its food (OM-SETUP-02, OM-SETUP-07)', () => {
    const plan = withSeat({ ...usual, first: 2 }, 2, { handicap: 2 });
    const [first] = startGame(plan).seen('table').position.state.teams;
    expect(first).toMatchObject({ seat: 'seat-3', colour: 'green', food: 2 });
  });
});
