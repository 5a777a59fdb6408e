/** Places on the table, in cells: x goes east, z south towards the people, y up. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A part of the table top; `x` and `z` are its north-western corner. */
export interface Rectangle {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}
