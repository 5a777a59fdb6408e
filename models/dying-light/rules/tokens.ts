/** Tokens on the map. */

import { TOKEN_IDS } from '../content/tokens';
import type { RunnerId, TokenId, TokenKind, ZoneId } from '../ids';
import type { DLPlay } from '../play';
import type { State, Token } from '../state';

export function tokenOf(state: State, id: TokenId): Token | null {
  return state.tokens.find((token) => token.id === id) ?? null;
}

/** A token of the box that does not lie on the map; null when none is left. */
export function freeToken(state: State, kind: TokenKind): TokenId | null {
  return TOKEN_IDS[kind].find((id) => !tokenOf(state, id)) ?? null;
}

/** @param expires End Phases until it leaves by itself, null for never */
export function placeToken(
  play: DLPlay,
  token: { readonly id: TokenId; readonly kind: TokenKind; readonly zone: ZoneId },
  on = true,
): void {
  play.state.tokens.push({ id: token.id, kind: token.kind, zone: token.zone, on, expires: null });
  play.tell({ type: 'token-placed', token: token.id, kind: token.kind, zone: token.zone });
}

/**
 * Takes a token off the map.
 * @param by the Runner whose Interact took it
 */
export function removeToken(play: DLPlay, id: TokenId, by: RunnerId | null = null): void {
  const index = play.state.tokens.findIndex((token) => token.id === id);
  const [token] = index < 0 ? [] : play.state.tokens.splice(index, 1);
  if (!token) return;
  const entry = { type: 'token-removed', token: token.id, kind: token.kind, zone: token.zone } as const;
  play.tell(by ? { ...entry, by } : entry);
}
