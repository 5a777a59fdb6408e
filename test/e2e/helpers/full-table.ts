/** The fullest table that Dying Light can have: all 52 Infected, four Runners with all their dice, every kind of token. */
import { dyingLight } from '../../../machines/dying-light/game';
import { loadSession } from '../../../machines/kernel/session';
import { createBot } from '../../../models/dying-light/bot';
import { INFECTED } from '../../../models/dying-light/content/infected';
import {
  AREA_IDS,
  type AreaId,
  INFECTED_TYPES,
  type InfectedType,
  type TokenId,
  type TokenKind,
  type ZoneId,
} from '../../../models/dying-light/ids';
import { areaOf } from '../../../models/dying-light/map';
import type { State, Token } from '../../../models/dying-light/state';
import { recordOf } from '../../../models/kernel/records';
import { openSave, sealSave } from '../../../models/kernel/save';
import { infectedSpots } from '../../../renderer/games/dying-light/layout/standing-places';
import type { DLSession } from '../../helpers/random-play';
import { shadowOf } from './shadow';

/** Tokens that the set-up has not, one of each kind and all letters. */
const MORE: readonly (readonly [TokenId, TokenKind, ZoneId])[] = [
  ['obj-b', 'objective', 'C'],
  ['obj-c', 'objective', 'J'],
  ['obj-d', 'objective', 'E'],
  ['electricity-1', 'electricity', 'm'],
  ['inhibitor-1', 'inhibitor', 'M'],
  ['npc-1', 'npc', 'o'],
];

function withMore(tokens: readonly Token[]): readonly Token[] {
  const others = tokens.filter(({ id }) => MORE.every(([more]) => more !== id));
  const more = MORE.map(([id, kind, zone]) => ({ id, kind, zone, on: true, expires: null }));
  return [...others, ...more].map((token) => (token.kind === 'uv' ? { ...token, on: true } : token));
}

/** Deals the whole box out over the Areas by turns, as many as find a spot. */
function dealtOut(tokens: readonly Token[]): ReadonlyMap<AreaId, readonly InfectedType[]> {
  const room = new Map(
    AREA_IDS.map((area) => {
      const lying = (zone: ZoneId) => tokens.filter((token) => token.zone === zone).length;
      return [area, infectedSpots(area, lying).length];
    }),
  );
  const dealt = new Map<AreaId, InfectedType[]>(AREA_IDS.map((area) => [area, []]));
  const box = INFECTED_TYPES.flatMap((type) => Array<InfectedType>(INFECTED[type].miniatures).fill(type));
  for (let turn = 0; box.length > 0; turn++) {
    const area = AREA_IDS[turn % AREA_IDS.length];
    const crowd = area && dealt.get(area);
    if (!area || !crowd || crowd.length >= (room.get(area) ?? 0)) continue;
    const next = box.pop();
    if (next) crowd.push(next);
  }
  return dealt;
}

/** A Round by night. */
const NIGHT_ROUND = 10;

function filled(state: State, night: boolean): State {
  const tokens = withMore(state.tokens);
  const dealt = dealtOut(tokens);
  const none = recordOf(INFECTED_TYPES, () => 0);
  const counted = (area: AreaId) =>
    recordOf(INFECTED_TYPES, (type) => (dealt.get(area) ?? []).filter((one) => one === type).length);
  return {
    ...state,
    round: night ? NIGHT_ROUND : state.round,
    tokens,
    lanterns: [areaOf('t')],
    areas: recordOf(AREA_IDS, (area) => ({ ...state.areas[area], standing: counted(area), down: none })),
  };
}

/**
 * A game with the fullest table in which a Runner is to act.
 * @param night whether the lamps are on
 */
export function fullTable(night: boolean): DLSession {
  const session = shadowOf('full-table', { runners: 4 });
  while (session.whole().prompt.id !== 'acting') {
    const { prompt, position } = session.whole();
    const bot = createBot('easy', prompt.seats[0] ?? 'seat-1');
    session.playByAnyone(bot.choose(position, session.legalMoves()));
  }
  const { checksum: _, format: __, ...content } = openSave(session.save());
  const full = sealSave({ ...content, state: filled(session.whole().position.state, night) });
  return loadSession(dyingLight, full);
}
