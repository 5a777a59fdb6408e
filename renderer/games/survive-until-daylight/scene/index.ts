export { CHARACTER_COLOURS, HORDE_COLOURS } from './colours';
export { Scene, type SurviveSceneProps } from './Scene';
export type { Highlight, Pick, PileId, Spot, Story, TableMarks, Tone } from './types';
