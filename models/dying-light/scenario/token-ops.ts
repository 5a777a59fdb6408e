/** Ops that place, remove and switch tokens. */
import type { OpContext } from '../frames';
import type { TokenId, ZoneId } from '../ids';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import { freeToken, placeToken, removeToken } from '../rules/tokens';
import type { State } from '../state';
import { countOf } from './expressions';
import type { Op, TokenRef, ZonesRef } from './format';
import { paramOf } from './lookup';
import { nextSite } from './sites';

type OpOf<T extends Op['op']> = Extract<Op, { op: T }>;

function zonesFor(state: State, zones: ZonesRef): readonly ZoneId[] {
  if (!('param' in zones)) return zones;
  const value = paramOf(state, zones.param);
  if (typeof value === 'number') throw new Error(`The parameter "${zones.param}" is a number, not a list.`);
  return value;
}

/** A token of the box is there once: where it lies already, it is moved. */
export function layToken(play: DLPlay, token: Parameters<typeof placeToken>[1]): void {
  removeToken(play, token.id);
  placeToken(play, token);
}

/** The first token on the first Zone and so on, until the Zones run out. */
export function placeEach(play: DLPlay, op: OpOf<'placeEach'>): void {
  for (const [index, zone] of zonesFor(play.state, op.zones).entries()) {
    const id = op.ids[index];
    if (id) layToken(play, { kind: op.kind, id, zone });
  }
}

/** As many free tokens of the kind as there are, each on the next site of the list. */
export function placeNext(play: DLPlay, op: OpOf<'placeNext'>, context: OpContext): void {
  const count = countOf(play.state, op.count, context);
  for (let placed = 0; placed < count; placed++) {
    const id = freeToken(play.state, op.kind);
    if (!id) return;
    placeToken(play, { kind: op.kind, id, zone: nextSite(play, op.list) });
  }
}

/** One End Phase has passed for every token of the kind; those that have seen their last one leave. */
export function expire(play: DLPlay, op: OpOf<'expire'>, context: OpContext): void {
  const due: TokenId[] = [];
  play.state.tokens = play.state.tokens.map((token) => {
    if (token.kind !== op.kind) return token;
    const expires = (token.expires ?? op.endPhases) - 1;
    if (expires <= 0) due.push(token.id);
    return { ...token, expires };
  });
  for (const id of due) removeToken(play, id);
  pushFrames(
    play,
    ...due.map((token) => ({ type: 'ops', ops: op.do, context: { ...context, token } }) as const),
  );
}

export function removeThis(play: DLPlay, token: TokenRef, context: OpContext): void {
  const id = token === 'this' ? context.token : token;
  if (id) removeToken(play, id, token === 'this' ? context.actor : null);
}

/** Switches a UV token; where it was dark, DL-ENV-06 follows. */
export function switchUv(play: DLPlay, id: TokenId, on: boolean): void {
  const { tokens } = play.state;
  const token = tokens.find((one) => one.id === id);
  if (!token || token.on === on) return;
  tokens[tokens.indexOf(token)] = { ...token, on };
  const area = areaOf(token.zone);
  if (on) pushFrames(play, { type: 'uvOn', area });
  else play.tell({ type: 'uv-off', area });
}
