export { RUNNER_COLOURS } from './figures/figure-kinds';
export type { Highlight, Pick, Tone } from './marks';
export { type DyingLightSceneProps, Scene } from './Scene';
export type { AreaNames, BoardModel, DieModel, SceneModel, ThrownDie } from './scene-model';
