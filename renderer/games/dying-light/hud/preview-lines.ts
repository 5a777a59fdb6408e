import { attackPreview, itemAttackPreview } from '../../../../models/dying-light/fight-preview';
import type { ActingMove, Move } from '../../../../models/dying-light/moves';
import { passPreview } from '../../../../models/dying-light/pass-preview';
import { preview, type RiskPreview } from '../../../../models/dying-light/preview';
import type { AttackItem } from '../../../../models/dying-light/rules/attack-profile';
import type { Runner, State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { areaName, infectedName, itemName, tokenName, zoneName } from '../names';

/** A chance as people read it: 42. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

function riskLine({ dice, total, odds }: RiskPreview): string {
  if (dice === 0) return t('dl.hud.risk-none');
  const params = { n: dice, total, symbol: percent(odds.symbol), safe: percent(odds.safe) };
  return t(total > dice ? 'dl.hud.risk-capped' : 'dl.hud.risk', params);
}

function costLine(move: ActingMove, state: State): string | null {
  const { dice, tempo, exposure } = preview(state, move);
  return dice === 0 ? null : t('dl.hud.cost', { n: dice, tempo, exposure });
}

interface Fight {
  readonly dice: number;
  readonly bonus: number;
  readonly toughness: number;
  readonly killChance: number;
}

function fightLine({ dice, bonus, toughness, killChance }: Fight): string {
  const params = { n: dice, bonus, toughness, chance: percent(killChance) };
  return t(bonus === 0 ? 'dl.hud.fight' : 'dl.hud.fight-bonus', params);
}

function attackItemOf(move: Move): AttackItem | null {
  if (move.type === 'USE' && move.itemId === 'c-knives') return 'c-knives';
  return move.type === 'INTERACT' ? 'spear' : null;
}

/** The chance to kill, for whatever attacks somebody. */
function killLine(move: ActingMove, state: State, runner: Runner): string | null {
  if (move.type === 'ATTACK') {
    const fight = attackPreview(state, runner, move);
    return fight && fightLine(fight);
  }
  const item = attackItemOf(move);
  if (!item || !('target' in move) || !move.target) return null;
  return fightLine(itemAttackPreview(state, runner, item, move.target));
}

function passLine(state: State, runner: Runner): string {
  return t('dl.hud.worst-known', { ...passPreview(state, runner) });
}

function tokenWords({ tokenId }: Extract<ActingMove, { type: 'INTERACT' }>, state: State): string | null {
  const token = state.tokens.find(({ id }) => id === tokenId);
  return token ? tokenName(token.kind) : null;
}

/** At whom, or with what that is used up by it. */
function deedLine(move: ActingMove, state: State): string | null {
  switch (move.type) {
    case 'MOVE':
      return zoneName(move.to);
    case 'ATTACK': {
      const target = { infected: infectedName(move.targetType), area: areaName(move.targetArea) };
      return t(move.targetDown ? 'dl.hud.target-down' : 'dl.hud.target', target);
    }
    case 'USE':
      return t('dl.hud.uses', { item: itemName(move.itemId) });
    case 'INTERACT':
      return tokenWords(move, state);
    default:
      return null;
  }
}

function actingLines(move: ActingMove, state: State, runner: Runner): readonly (string | null)[] {
  if (move.type === 'PASS') return [passLine(state, runner)];
  const { risk, gainsMomentum } = preview(state, move);
  return [
    deedLine(move, state),
    killLine(move, state, runner),
    costLine(move, state),
    gainsMomentum ? t('dl.hud.gains-momentum') : null,
    move.type === 'ATTACK' || move.type === 'SWITCH_WEAPON' ? null : riskLine(risk),
  ];
}

function isActing(move: Move): move is ActingMove {
  switch (move.type) {
    case 'MOVE':
    case 'ATTACK':
    case 'USE':
    case 'SWITCH_WEAPON':
    case 'EXCHANGE':
    case 'INTERACT':
    case 'PASS':
      return true;
    default:
      return false;
  }
}

/** What a move costs, risks and brings, a line each; the player sees it before confirming. */
export function previewLines(move: Move, state: State): readonly string[] {
  const runner = state.runners.find(({ id }) => id === state.active);
  if (!isActing(move) || !runner || state.defence) return [];
  return actingLines(move, state, runner).filter((line) => line !== null);
}
