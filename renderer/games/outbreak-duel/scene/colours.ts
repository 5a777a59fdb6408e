import type { Side } from '../../../../models/outbreak-duel/state';

/** Colours of the two players, as their kerbs have them: feet of their zombies, backs of their cards, bases. */
export const SIDE_COLOURS: readonly [string, string] = ['#e4574a', '#1fb6b0'];
/** For what shines in a player's colour. */
export const SIDE_LIGHTS: readonly [string, string] = ['#ff8d80', '#7fe6e0'];

export const colourOf = (side: Side) => SIDE_COLOURS[side];
