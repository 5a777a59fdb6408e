export type { Highlight, Pick, Story, TableMarks, Tone } from './marks';
export { type CitySceneProps, Scene } from './Scene';
