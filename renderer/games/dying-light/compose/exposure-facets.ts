import {
  INFECTED_TYPES,
  type InfectedType,
  RUNNER_IDS,
  type RunnerId,
} from '../../../../models/dying-light/ids';
import type { DefendingMove, ExposureMove } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { listOf, t } from '../../../i18n';
import { gearName, infectedName, runnerName } from '../names';
import { diceKey, diceWords } from './dice-words';
import type { Facet } from './facet';

type Of<M, T> = Extract<M, { type: T }>;

export const DEFEND_FACETS: readonly Facet<Of<DefendingMove, 'DEFEND'>>[] = [
  {
    id: 'dice',
    key: (move) => diceKey(move.dice),
    label: (move, state) => diceWords(state, move.dice),
    detail: ([move]) =>
      t('dl.hud.defence-of', { n: move.dice.length + move.boosts.filter((b) => b.icon === 'block').length }),
    pieces: (move) => move.dice,
    preselect: true,
  },
  {
    id: 'boosts',
    key: (move) => JSON.stringify([move.boosts, move.gearBoosts]),
    label: (move) =>
      listOf([...move.boosts.map((b) => t(`dl.boost.${b.icon}`)), ...move.gearBoosts.map(gearName)]),
    preselect: true,
  },
];

function trackDice(move: Of<DefendingMove, 'DESPERATE'>, state: State) {
  const runner = state.runners.find(({ id }) => id === state.defence?.runner);
  return move.trackSlots.map((slot) => runner?.track[slot - 1]).filter((die) => die != null);
}

export const DESPERATE_FACETS: readonly Facet<Of<DefendingMove, 'DESPERATE'>>[] = [
  {
    id: 'slots',
    key: (move) => move.trackSlots.join(),
    label: (move, state) =>
      diceWords(
        state,
        trackDice(move, state).map((die) => die.id),
      ),
    detail: ([move]) => t('dl.hud.defence-of', { n: move.trackSlots.length }),
    preselect: true,
  },
];

export const GEAR_FACETS: readonly Facet<Of<DefendingMove, 'GEAR'>>[] = [
  { id: 'gear', key: (move) => move.gearId, label: (move) => gearName(move.gearId), preselect: true },
];

type Assign = Of<ExposureMove, 'ASSIGN'>;

function assignFacet(runner: RunnerId, type: InfectedType): Facet<Assign> {
  const count = (move: Assign) => move.assignment[runner]?.[type] ?? 0;
  return {
    id: `assign-${runner}-${type}`,
    title: () => t('dl.hud.ask.assign', { infected: infectedName(type, 2), runner: runnerName(runner) }),
    key: (move) => String(count(move)),
    label: (move) => String(count(move)),
    preselect: true,
  };
}

/** One question for each Runner and type; those with a single answer are not asked. */
export const ASSIGN_FACETS: readonly Facet<Assign>[] = RUNNER_IDS.flatMap((runner) =>
  INFECTED_TYPES.map((type) => assignFacet(runner, type)),
);
