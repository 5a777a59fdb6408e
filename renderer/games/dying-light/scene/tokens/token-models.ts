import { use } from 'react';
import { TOKEN_KINDS, type TokenKind } from '../../../../../models/dying-light/ids';
import { loadModels, type ModelParts } from '../../../../table/models/load';
import { once } from '../../../../table/once';

/** Tokens of the rules that lie on the table as such; people to meet are miniatures. */
export type TokenModelId = Exclude<TokenKind, 'npc'> | 'round-marker';

export const TOKEN_MODEL_IDS: readonly TokenModelId[] = [
  ...TOKEN_KINDS.filter((kind) => kind !== 'npc'),
  'round-marker',
];

export type TokenModels = Readonly<Record<TokenModelId, ModelParts>>;

/** Cells to a unit of the models: a disc is as wide as the base of a miniature. */
export const TOKEN_SCALE = 1.68;

const urlOf = (id: TokenModelId) =>
  new URL(`../../../../../assets/models/dying-light/tokens/${id}.glb`, import.meta.url);

/** Fetches the models of tokens. */
export const loadTokens = once(() => loadModels(TOKEN_MODEL_IDS, urlOf, (parts) => parts));

/** The models of tokens; suspends until they are there. They stay in memory as long as the app runs. */
export function useTokenModels(): TokenModels {
  return use(loadTokens());
}
