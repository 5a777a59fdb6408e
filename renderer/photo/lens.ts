/** Focal lengths in the words of photographers. Pure. */

/** The table's own lens: 30 degrees from top to bottom. Shorter ones than `SHORTEST` would look over the edge of the room. */
export const OWN_LENS = 45;
export const SHORTEST = 32;
export const LONGEST = 135;
const HALF_OF_FILM = OWN_LENS * Math.tan(Math.PI / 12);

/** @returns the vertical angle of view in radians for a focal length in millimetres */
export function angleOf(millimetres: number): number {
  return 2 * Math.atan(HALF_OF_FILM / millimetres);
}
