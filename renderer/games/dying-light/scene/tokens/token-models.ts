import { use } from 'react';
import { TOKEN_KINDS, type TokenKind } from '../../../../../models/dying-light/ids';
import { loadModel, type ModelParts } from '../../../../table/models/load';
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

async function loadToken(id: TokenModelId): Promise<readonly [TokenModelId, ModelParts]> {
  const url = new URL(`../../../../../assets/models/dying-light/tokens/${id}.glb`, import.meta.url);
  return [id, await loadModel(url.href)];
}

/** Fetches the models of tokens. */
export const loadTokens = once(
  async () => Object.fromEntries(await Promise.all(TOKEN_MODEL_IDS.map(loadToken))) as TokenModels,
);

/** The models of tokens; suspends until they are there. They stay in memory as long as the app runs. */
export function useTokenModels(): TokenModels {
  return use(loadTokens());
}
