export { DyingLightTable, type DyingLightTableProps } from './DyingLightTable';
export { RUNNER_COLOURS } from './figures';
export { type SceneOptions, sceneModel } from './from-state';
export type {
  AreaNames,
  BoardModel,
  DieModel,
  Highlight,
  Pick,
  SceneModel,
  ThrownDie,
  Tone,
} from './scene-model';
