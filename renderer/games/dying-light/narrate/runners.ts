import type { ItemId, TokenKind } from '../../../../models/dying-light/ids';
import { listOf, t } from '../../../i18n';
import {
  areaName,
  gearName,
  infectedName,
  itemName,
  runnerName,
  tokenCalled,
  tokenName,
  zoneName,
} from '../names';
import type { Narration } from './sentence';

function itemsText(items: readonly ItemId[]): string {
  return listOf(items.map(itemName));
}

/** Kinds of tokens whose Interact has a sentence of its own. */
const OWN_DEEDS: ReadonlySet<TokenKind> = new Set(['objective', 'npc', 'electricity']);

export const RUNNERS = {
  'runner-moved': (e) => ({
    params: {
      runner: runnerName(e.runner),
      from: zoneName(e.from),
      to: zoneName(e.to),
      n: e.dice,
      tempo: e.tempo,
      risk: e.risk,
    },
    variant: e.kind,
  }),
  attacked: (e) => ({
    params: {
      runner: runnerName(e.runner),
      weapon: e.with === 'spear' ? tokenName(e.with) : itemName(e.with),
      target: infectedName(e.target),
      area: areaName(e.area),
    },
    variant: e.with === 'spear' ? 'spear' : e.mode,
  }),
  'attack-missed': (e) => ({
    params: { target: infectedName(e.target), total: e.total, toughness: e.toughness },
  }),
  'enemy-killed': (e) => ({
    params: { infected: infectedName(e.infected), area: areaName(e.area) },
    variant: e.by,
  }),
  'enemy-knocked-down': (e) => ({ params: { infected: infectedName(e.infected), area: areaName(e.area) } }),
  'enemy-pushed': (e) => ({
    params: {
      runner: runnerName(e.runner),
      infected: infectedName(e.infected),
      from: areaName(e.from),
      to: areaName(e.to),
    },
  }),
  'item-used': (e) => ({ params: { runner: runnerName(e.runner), item: itemName(e.item) } }),
  'item-gained': (e) => ({ params: { runner: runnerName(e.runner), item: itemName(e.item) } }),
  'item-lost': (e) => ({ params: { runner: runnerName(e.runner), item: itemName(e.item) } }),
  'salvage-gained': (e) => ({ params: { runner: runnerName(e.runner), n: e.salvage } }),
  'weapon-switched': (e) => ({ params: { runner: runnerName(e.runner), weapon: itemName(e.weapon) } }),
  'exchange-offered': (e) => ({
    params: {
      runner: runnerName(e.runner),
      other: runnerName(e.other),
      give: itemsText(e.give),
      take: itemsText(e.take),
    },
  }),
  exchanged: (e) => ({
    params: {
      runner: runnerName(e.runner),
      other: runnerName(e.other),
      give: itemsText(e.give),
      take: itemsText(e.take),
    },
    variant: e.give.length === 0 ? 'takes' : e.take.length === 0 ? 'gives' : 'swaps',
  }),
  'exchange-refused': (e) => ({
    params: { runner: runnerName(e.runner), other: runnerName(e.other) },
  }),
  interacted: (e) => ({
    params: { runner: runnerName(e.runner), token: tokenCalled(e.token, e.kind) },
    ...(OWN_DEEDS.has(e.kind) && { variant: e.kind }),
  }),
  'gear-used': (e) => ({
    params: {
      runner: runnerName(e.runner),
      gear: gearName(e.gear),
      against: t(`dl.log.against.${e.against}`),
    },
    variant: e.condition,
  }),
  'gear-damaged': (e) => ({
    params: { runner: runnerName(e.runner), gear: gearName(e.gear) },
    variant: e.condition,
  }),
  defended: (e) => ({ params: { runner: runnerName(e.runner), n: e.defence }, variant: e.by }),
} satisfies Partial<Narration>;
