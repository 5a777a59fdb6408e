export type { Highlight, Incoming, Pick, Story, TableMarks, Tone } from './marks';
export { type DuelSceneProps, Scene } from './Scene';
