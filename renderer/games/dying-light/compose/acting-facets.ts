import { attackPreview } from '../../../../models/dying-light/fight-preview';
import type {
  AttackAction,
  Exchange,
  Interact,
  MoveAction,
  SwitchWeapon,
  Target,
  UseItem,
} from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import {
  areaName,
  gearName,
  infectedName,
  itemName,
  itemText,
  runnerName,
  tokenName,
  zoneName,
} from '../names';
import { boostWords, diceKey, diceWords, pushKey, pushWords } from './dice-words';
import type { Facet } from './facet';

function spendingKey({ boosts, gearBoosts }: Pick<MoveAction, 'boosts' | 'gearBoosts'>): string {
  return JSON.stringify([boosts.filter(({ icon }) => icon !== 'push'), gearBoosts]);
}

function spendingWords({ boosts, gearBoosts }: Pick<MoveAction, 'boosts' | 'gearBoosts'>): string {
  return [boostWords(boosts), ...gearBoosts.map(gearName)].join(', ');
}

const BOOSTS: Facet<MoveAction | AttackAction> = {
  id: 'boosts',
  key: spendingKey,
  label: spendingWords,
  preselect: true,
};

const PUSH: Facet<MoveAction | AttackAction> = {
  id: 'push',
  key: (move) => pushKey(move.boosts, move.push),
  label: (move) => pushWords(move.boosts, move.push),
  preselect: true,
};

export const MOVE_FACETS: readonly Facet<MoveAction>[] = [
  {
    id: 'to',
    key: (move) => move.to,
    label: (move) => zoneName(move.to),
    detail: ([move]) => t('dl.hud.dice', { n: move.dice.length }),
  },
  {
    id: 'dice',
    key: (move) => diceKey(move.dice),
    label: (move, state) => diceWords(state, move.dice),
    pieces: (move) => move.dice,
    preselect: true,
  },
  BOOSTS,
  PUSH,
];

/** Chance to kill with the cheapest attack on that target. */
function killWords(move: AttackAction, state: State): string {
  const runner = state.runners.find(({ id }) => id === state.active);
  const fight = runner ? attackPreview(state, runner, move) : null;
  return fight ? t('dl.hud.kill', { chance: Math.round(fight.killChance * 100) }) : '';
}

export const ATTACK_FACETS: readonly Facet<AttackAction>[] = [
  {
    id: 'target',
    key: (move) => `${move.targetArea} ${move.targetType} ${move.targetDown}`,
    label: (move) =>
      t(move.targetDown ? 'dl.hud.target-down' : 'dl.hud.target', {
        infected: infectedName(move.targetType),
        area: areaName(move.targetArea),
      }),
    detail: ([move], state) => killWords(move, state),
  },
  { id: 'mode', key: (move) => move.mode, label: (move) => t(`dl.hud.mode.${move.mode}`), preselect: true },
  {
    id: 'die',
    key: (move) => move.die,
    label: (move, state) => diceWords(state, [move.die]),
    pieces: (move) => [move.die],
    preselect: true,
  },
  {
    id: 'fee',
    key: (move) => String(move.fatigueDie),
    label: (move, state) => (move.fatigueDie ? diceWords(state, [move.fatigueDie]) : t('dl.hud.fee-power')),
    pieces: (move) => (move.fatigueDie ? [move.fatigueDie] : []),
    preselect: true,
  },
  BOOSTS,
  PUSH,
];

function targetWords(target: Target | null): string {
  if (!target) return t('dl.hud.no-target');
  return t(target.down ? 'dl.hud.target-down' : 'dl.hud.target', {
    infected: infectedName(target.type),
    area: areaName(target.areaId),
  });
}

const TARGET: Facet<UseItem | Interact> = {
  id: 'target',
  key: (move) => JSON.stringify(move.target),
  label: (move) => targetWords(move.target),
  preselect: true,
};

export const USE_FACETS: readonly Facet<UseItem>[] = [
  {
    id: 'item',
    key: (move) => move.itemId,
    label: (move) => itemName(move.itemId),
    detail: ([move]) => itemText(move.itemId),
  },
  TARGET,
];

export const SWITCH_FACETS: readonly Facet<SwitchWeapon>[] = [
  {
    id: 'weapon',
    key: (move) => move.itemId,
    label: (move) => itemName(move.itemId),
    detail: ([move]) => itemText(move.itemId),
    preselect: true,
  },
];

/** What changes hands is asked in `exchange.ts`. */
export const EXCHANGE_FACETS: readonly Facet<Exchange>[] = [
  {
    id: 'other',
    key: (move) => move.otherRunner,
    label: (move) => runnerName(move.otherRunner),
    preselect: true,
  },
];

function tokenWords(move: Interact, state: State): string {
  const token = state.tokens.find(({ id }) => id === move.tokenId);
  return token ? tokenName(token.kind) : move.tokenId;
}

export const INTERACT_FACETS: readonly Facet<Interact>[] = [
  { id: 'token', key: (move) => move.tokenId, label: tokenWords, preselect: true },
  TARGET,
];
