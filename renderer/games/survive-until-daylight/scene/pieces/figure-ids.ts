/** The miniatures of the box: a model each under `assets/models/survive-until-daylight/figures`. */
export const FIGURE_IDS = [
  'pillar',
  'psycho',
  'trigger',
  'drifter',
  'haggler',
  'hipster',
  'wanderer-a',
  'wanderer-b',
  'wanderer-c',
  'raider-a',
  'raider-b',
  'brute',
  'monster',
  'survivor-a',
  'survivor-b',
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];
