/** The board in words: what lies where, what a Zone costs, and why it can't be reached. */
import type { ZoneId } from '../../../../models/dying-light/ids';
import { areaOf, levelOf } from '../../../../models/dying-light/map';
import type { Move } from '../../../../models/dying-light/moves';
import { whyNoMove } from '../../../../models/dying-light/rules/move-targets';
import { isUv } from '../../../../models/dying-light/rules/uv';
import type { State } from '../../../../models/dying-light/state';
import type { Reason } from '../../../../models/kernel/types';
import { listOf, t } from '../../../i18n';
import { areaName, infectedCounts, runnerName, tokenName } from '../names';
import { reasonText } from '../say';
import { movesAt } from './zones-of-moves';

function some(counts: Readonly<Record<string, number>>): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** "Street. Mara; 2 Virals; Common loot" */
export function placeWords(zone: ZoneId, state: State): string {
  const area = areaOf(zone);
  const { standing, down } = state.areas[area];
  const things = [
    ...state.runners.filter((runner) => runner.zone === zone).map((runner) => runnerName(runner.id)),
    ...state.tokens.filter((token) => token.zone === zone).map((token) => tokenName(token.kind)),
    ...(some(standing)
      ? [t('dl.hud.in-area', { infected: infectedCounts(standing), area: areaName(area) })]
      : []),
    ...(some(down) ? [t('dl.hud.lying', { infected: infectedCounts(down) })] : []),
    ...(isUv(state, area) ? [t('dl.hud.uv')] : []),
  ];
  const level = t(`dl.level.${levelOf(zone)}`);
  return things.length === 0 ? level : t('dl.hud.place', { level, things: listOf(things) });
}

/** What can be done at a Zone: the fewest dice of a Move there; null when nothing can. */
export function priceWords(moves: readonly Move[], zone: ZoneId, state: State): string | null {
  const there = movesAt(moves, zone, state).filter((move) => move.type !== 'MOVE' || move.to === zone);
  const dice = there.flatMap((move) => (move.type === 'MOVE' ? [move.dice.length] : []));
  if (dice.length > 0) return t('dl.hud.dice', { n: Math.min(...dice) });
  return there[0] ? t(`dl.hud.category.${there[0].type === 'MOVE' ? there[0].kind : there[0].type}`) : null;
}

/** Why the active Runner can't go there; null when it can or nobody acts. */
export function reasonNotThere(zone: ZoneId, state: State): Reason | null {
  const runner = state.runners.find(({ id }) => id === state.active);
  return runner ? whyNoMove(state, runner, zone) : null;
}

/** The same in one sentence. */
export function whyNotThere(zone: ZoneId, state: State): string | null {
  const reason = reasonNotThere(zone, state);
  return reason && reasonText(reason);
}
