import { recordOf } from '../../kernel/records';
import { OBJECTIVE_LETTERS, TOKEN_KINDS, type TokenId, type TokenKind } from '../ids';

/** What a token is for: something to Interact with, something that hurts, or something that just is there. */
export type TokenClass = 'utility' | 'hazard' | 'passive' | 'objective' | 'npc';

export interface TokenDesign {
  readonly kind: TokenKind;
  readonly class: TokenClass;
  readonly count: number;
}

/** Tokens that lie in Zones. The NPC is an objective token flipped, but never one that is in use. */
export const TOKENS: Readonly<Record<TokenKind, TokenDesign>> = {
  'loot-common': { kind: 'loot-common', class: 'utility', count: 6 },
  'loot-epic': { kind: 'loot-epic', class: 'utility', count: 3 },
  inhibitor: { kind: 'inhibitor', class: 'utility', count: 1 },
  electricity: { kind: 'electricity', class: 'utility', count: 1 },
  fire: { kind: 'fire', class: 'hazard', count: 4 },
  rough: { kind: 'rough', class: 'hazard', count: 3 },
  nest: { kind: 'nest', class: 'passive', count: 3 },
  objective: { kind: 'objective', class: 'objective', count: 8 },
  npc: { kind: 'npc', class: 'npc', count: 1 },
  'jump-pad': { kind: 'jump-pad', class: 'utility', count: 2 },
  spear: { kind: 'spear', class: 'utility', count: 2 },
  uv: { kind: 'uv', class: 'passive', count: 2 },
};

/** Tokens that lie elsewhere than in Zones. */
export const MARKERS = { round: 1, exposure: 4, event: 3 } as const;

function idsOf(kind: TokenKind): readonly TokenId[] {
  if (kind === 'objective') return OBJECTIVE_LETTERS.map((letter) => `obj-${letter}` as const);
  return Array.from({ length: TOKENS[kind].count }, (_, index) => `${kind}-${index + 1}` as const);
}

/** All tokens of each kind that the box holds: `fire-1` to `fire-4`, `obj-a` to `obj-h`. */
export const TOKEN_IDS: Readonly<Record<TokenKind, readonly TokenId[]>> = recordOf(TOKEN_KINDS, idsOf);
