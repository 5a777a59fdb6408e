import type { RunnerId } from '../../../../models/dying-light/ids';
import type { Attackers } from '../../../../models/dying-light/state';
import { composedText, listOf, t } from '../../../i18n';
import { areaName, infectedCounts, runnerName, woundName } from '../names';
import type { Narration } from './sentence';

/** "Mara 3, Juno 1" */
function valuesText(values: Readonly<Partial<Record<RunnerId, number>>>): string {
  return Object.entries(values)
    .map(([runner, value]) => `${runnerName(runner as RunnerId)} ${value}`)
    .join(', ');
}

/** "Mara faces 2 Biters" */
function facing(id: RunnerId, attackers: Attackers): string {
  const runner = runnerName(id);
  return Object.values(attackers).some((count) => count > 0)
    ? t('dl.log.faces', { runner, attackers: infectedCounts(attackers) })
    : t('dl.log.faces.nobody', { runner });
}

export const HARM = {
  'wound-light': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'wound-heavy': (e) => ({
    params: { runner: runnerName(e.runner), wound: woundName(e.wound), n: e.heavy },
  }),
  'wound-healed': (e) =>
    e.wound === null
      ? { params: { runner: runnerName(e.runner) }, variant: 'light' }
      : { params: { runner: runnerName(e.runner), wound: woundName(e.wound) }, variant: 'heavy' },
  eliminated: (e) => ({ params: { runner: runnerName(e.runner) } }),
  'exposure-token-taken': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'exposure-token-discarded': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'chase-taken': (e) => ({ params: { runner: runnerName(e.runner), chase: t(`dl.chase.${e.chase}.name`) } }),
  'chase-crowded': (e) => ({ params: { runner: runnerName(e.runner) }, variant: e.reason }),
  'chase-discarded': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'exposure-frozen': (e) => ({ params: { values: valuesText(e.values) } }),
  'area-resolving': (e) => ({ params: { area: areaName(e.area), value: e.value } }),
  'area-uv-safe': (e) => ({ params: { area: areaName(e.area) } }),
  'exposure-drawn': (e) => ({
    params: {
      runner: runnerName(e.runner),
      n: e.cards.length,
      cards: listOf(
        e.cards.map((card) =>
          composedText(`dl.exposure-card.${card.slice(-1)}.${e.night ? 'night' : 'day'}`),
        ),
      ),
    },
    ...(e.cards.length === 0 && { variant: 'none' }),
  }),
  'exposure-totals': (e) => ({
    params: { area: areaName(e.area), spawn: e.spawn, moves: e.moves },
    ...(e.sprinters && { variant: 'sprinters' }),
  }),
  'exposure-reshuffled': (e) => ({ params: { runner: runnerName(e.runner) } }),
  'attackers-assigned': (e) => ({
    params: {
      area: areaName(e.area),
      assigned: listOf(
        Object.entries(e.assigned).map(([runner, attackers]) => facing(runner as RunnerId, attackers)),
      ),
    },
  }),
  'enemies-attack': (e) => ({
    params: { runner: runnerName(e.runner), attackers: infectedCounts(e.attackers), power: e.power },
  }),
  'attack-resolved': (e) => ({
    params: {
      runner: runnerName(e.runner),
      power: e.power,
      plus: e.plus,
      total: e.power + e.plus,
      defence: e.defence,
      n: e.wounds,
    },
    variant: e.wounds === 0 ? 'held' : 'hurt',
  }),
} satisfies Partial<Narration>;
