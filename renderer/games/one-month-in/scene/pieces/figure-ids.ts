import { TEAM_IDS } from '../../../../../models/one-month-in/ids';

export const SURVIVORS = TEAM_IDS.map((team) => `survivor-${team}` as const);
export const ZOMBIES = ['zombie-1', 'zombie-2', 'zombie-3'] as const;
export type FigureId = (typeof SURVIVORS)[number] | (typeof ZOMBIES)[number];

/** The miniatures of the box. */
export const FIGURE_IDS: readonly FigureId[] = [...SURVIVORS, ...ZOMBIES];
