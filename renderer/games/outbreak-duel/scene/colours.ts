/** Colours of the two players, as their kerbs have them: feet of their zombies, backs of their cards, bases. */
export const SIDE_COLOURS: readonly [string, string] = ['#e4574a', '#1fb6b0'];
