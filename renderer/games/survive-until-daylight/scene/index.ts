export { CHARACTER_COLOURS, HORDE_COLOURS } from './colours';
export type { Highlight, Pick, PileId, Spot, Story, TableMarks, Tone } from './marks';
export { Scene, type SurviveSceneProps } from './Scene';
