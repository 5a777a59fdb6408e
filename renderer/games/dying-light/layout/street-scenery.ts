import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Cell } from '../../../../models/dying-light/map';

/** Big things that stand in the street and give each Area its face. */
export type SceneryKind =
  | 'tram'
  | 'bus'
  | 'taxi'
  | 'wreck'
  | 'well'
  | 'stall'
  | 'coal'
  | 'tent'
  | 'crates'
  | 'dumpster'
  | 'gate'
  | 'laundry'
  | 'boat';

export interface StreetScenery {
  readonly kind: SceneryKind;
  readonly zone: ZoneId;
  /** North-western cell. */
  readonly col: number;
  readonly row: number;
  /** Size in cells. */
  readonly cols: number;
  readonly rows: number;
}

export const STREET_SCENERY: readonly StreetScenery[] = [
  { kind: 'gate', zone: 'a', col: 5, row: 0, cols: 2, rows: 1 },
  { kind: 'tram', zone: 'c', col: 16, row: 0, cols: 3, rows: 1 },
  { kind: 'laundry', zone: 'd', col: 0, row: 7, cols: 2, rows: 1 },
  { kind: 'well', zone: 'i', col: 4, row: 8, cols: 1, rows: 1 },
  { kind: 'stall', zone: 'j', col: 12, row: 11, cols: 1, rows: 1 },
  { kind: 'stall', zone: 'k', col: 19, row: 8, cols: 1, rows: 1 },
  { kind: 'stall', zone: 'g', col: 17, row: 4, cols: 1, rows: 1 },
  { kind: 'wreck', zone: 'l', col: 0, row: 12, cols: 1, rows: 2 },
  { kind: 'taxi', zone: 's', col: 16, row: 21, cols: 1, rows: 2 },
  { kind: 'bus', zone: 'w', col: 19, row: 23, cols: 3, rows: 1 },
  { kind: 'coal', zone: 'v', col: 12, row: 23, cols: 1, rows: 1 },
  { kind: 'tent', zone: 't', col: 0, row: 20, cols: 1, rows: 2 },
  { kind: 'crates', zone: 'u', col: 4, row: 23, cols: 1, rows: 1 },
  { kind: 'dumpster', zone: 'r', col: 8, row: 16, cols: 1, rows: 1 },
  { kind: 'boat', zone: 'p', col: 23, row: 11, cols: 1, rows: 2 },
];

/** Whether scenery stands on the cell. */
export function carriesScenery({ col, row }: Cell): boolean {
  return STREET_SCENERY.some(
    (piece) =>
      col >= piece.col && col < piece.col + piece.cols && row >= piece.row && row < piece.row + piece.rows,
  );
}
