/**
 * Where everything lies on one player's board, in cells from the middle of the street: x to the owner's right, z towards the
 * owner. The board opposite is the same, turned half round. The print draws these places and `street.json` tells them to the scene.
 */

/** Pixels of a cell in the print. */
export const CELL = 112;

/** The whole street with both boards. */
export const STREET = { width: 18.2, depth: 15.2 } as const;

/** Half ellipses around one point of the owner's edge: the pavement that is the Threat Zone, and the yard inside it. */
export const RING = {
  centre: [0, 6.5],
  outside: [5.9, 4.15],
  inside: [4.7, 2.7],
  /** Where pieces stand, in degrees from the owner's right, the first attacker first. */
  pieces: [5.28, 3.4],
  angles: [128, 52, 154, 26, 106, 74, 180, 0],
} as const;

export const PLACES = {
  zombieZone: { z: 1.3, pitch: 1.94, room: 10 },
  survivor: [0, 4.95],
  weapon: [-2.2, 5.75],
  items: [
    [1.4, 6.15],
    [2.68, 6.15],
    [3.96, 6.15],
  ],
  survivorDeck: [-8.2, 5.2],
  survivorGraveyard: [-6.9, 5.2],
  zombieDeck: [6.9, 5.2],
  zombieGraveyard: [8.2, 5.2],
  exile: [-7.75, 3.35],
  hordeRow: [
    [6.75, 0.95],
    [7.95, 0.95],
    [6.75, 2.5],
    [7.95, 2.5],
  ],
  threatMeter: [5.75, 2],
  actionPoints: { start: [-7.6, 1.75], step: 0.46, count: 3 },
  tacticalPoints: { start: [-7.6, 0.75], step: 0.46, count: 2, reserve: 0.22 },
} as const;
