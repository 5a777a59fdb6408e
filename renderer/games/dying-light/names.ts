/** The names that people read for the ids of Dying Light. */
import type {
  AreaId,
  Boost,
  GearId,
  InfectedType,
  ItemId,
  RunnerId,
  TokenId,
  TokenKind,
  WoundId,
  ZoneId,
} from '../../../models/dying-light/ids';
import type { Attackers } from '../../../models/dying-light/state';
import { hasMessage, listOf, t } from '../../i18n';

export function runnerName(runner: RunnerId): string {
  return t(`dl.runner.${runner}.short`);
}

export function fullName(runner: RunnerId): string {
  return t(`dl.runner.${runner}`);
}

export function zoneName(zone: ZoneId): string {
  return t(`dl.zone.${zone}`);
}

export function areaName(area: AreaId): string {
  return t(`dl.area.${area}`);
}

export function infectedName(infected: InfectedType, count = 1): string {
  return t(count === 1 ? `dl.infected.${infected}` : `dl.infected.${infected}.many`);
}

/** "2 Virals and 1 Biter"; a type that isn't there is left out. */
export function infectedCounts(counts: Attackers): string {
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  return listOf(there.map(([type, count]) => `${count} ${infectedName(type as InfectedType, count)}`));
}

/** Weapons and other items have tables of their own. */
export function itemName(item: ItemId): string {
  const weapon: string = `dl.weapon.${item}.name`;
  return t(hasMessage(weapon) ? weapon : `dl.item.${item}.name`);
}

export function itemText(item: ItemId): string {
  const weapon: string = `dl.weapon.${item}.text`;
  return t(hasMessage(weapon) ? weapon : `dl.item.${item}.text`);
}

export function gearName(gear: GearId): string {
  return t(`dl.gear.${gear}`);
}

export function woundName(wound: WoundId): string {
  return t(`dl.wound.${wound}.name`);
}

export function tokenName(kind: TokenKind): string {
  return t(`dl.token.${kind}`);
}

/** "Objective A", as scenario cards call it; a token that has no name of its own by its kind. */
export function tokenCalled(token: TokenId, kind: TokenKind): string {
  const own: string = `dl.token.${token}`;
  return hasMessage(own) ? t(own) : tokenName(kind);
}

export function boostName(boost: Boost): string {
  return t(`dl.boost.${boost}`);
}
