/** How much there is of everything (3.1, 3.8). */

/** Of each team. */
export const SURVIVORS = 20;
export const FLAGS = 10;
export const FENCES = 10;

/** Shared. */
export const ZOMBIES = 60;
export const FOOD = 20;

/** Dice that may be improved in one turn, of each sort (OM-GEAR-05). */
export const GEAR = 10;

/** On the base at the start (OM-SETUP-06). */
export const FIRST_SURVIVORS = 5;
/** Of each team, at the start (OM-SETUP-08). */
export const SETUP_FENCES = 3;
