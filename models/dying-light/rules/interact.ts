/** Interacting with what lies in the own Zone (DL-INT-01, DL-INT-02, DL-ENV-03, DL-ENV-04, DL-ENV-09, DL-NPC-01). */
import type { Reason } from '../../kernel/types';
import type { FrameOf } from '../frames';
import { areaOf } from '../map';
import type { Interact, Target } from '../moves';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import { answersInteract, fireTriggers, refusalOf } from '../scenario/triggers';
import type { Runner, State, Token } from '../state';
import { startItemAttack } from './attack';
import { itemProfile } from './attack-profile';
import { drawItem } from './loot';
import { areaRisk, pushRiskRoll } from './risk';
import { runnerOf } from './runners';
import { targetsWithin, whyNoTarget } from './targets';
import { removeToken, tokenOf } from './tokens';

type Loot = 'loot-common' | 'loot-epic';

function isLoot(kind: Token['kind']): kind is Loot {
  return kind === 'loot-common' || kind === 'loot-epic';
}

/** Risk of a Utility action: enemies and Fire of the own Area (DL-RISK-02, DL-RISK-03, DL-RISK-09). */
export function resolveUtilityRisk(play: DLPlay, frame: FrameOf<'utilityRisk'>): void {
  const area = areaOf(runnerOf(play.state, frame.runner).zone);
  pushRiskRoll(play, frame.runner, areaRisk(play.state, area), area);
}

function whyNoSpear(state: State, runner: Runner, target: Target | null): Reason | null {
  if (!target) return { id: 'noTarget', params: {} };
  return whyNoTarget(state, runner, itemProfile('spear').range, target);
}

function whyUnanswered(state: State, runner: Runner, token: Token): Reason | null {
  if (isLoot(token.kind) || answersInteract(state, runner, token)) return null;
  const condition = refusalOf(state, runner, token);
  if (!condition) return { id: 'noEffect', params: {} };
  const words = typeof condition === 'string' ? condition : { ...condition, long: true as const };
  return { id: 'conditionUnmet', params: { condition: words } };
}

/** Why a Runner cannot Interact with a token now; null when it can (DL-INT-01). */
export function whyNoInteract(state: State, runner: Runner, move: Interact): Reason | null {
  const token = tokenOf(state, move.tokenId);
  if (token?.zone !== runner.zone) return { id: 'notInZone', params: {} };
  if (token.kind === 'spear') return whyNoSpear(state, runner, move.target);
  return move.target ? { id: 'noTarget', params: {} } : whyUnanswered(state, runner, token);
}

/** What a Runner could Interact with, a Spear once for each target. */
export function interactOptions(state: State, runner: Runner): readonly Interact[] {
  return state.tokens
    .filter((token) => token.zone === runner.zone)
    .flatMap((token): readonly Interact[] => {
      const plain: Interact = { type: 'INTERACT', tokenId: token.id, target: null };
      if (token.kind !== 'spear') return whyUnanswered(state, runner, token) ? [] : [plain];
      return targetsWithin(state, runner, itemProfile('spear').range).map((target) => ({ ...plain, target }));
    });
}

/**
 * Applies a feature; the Risk roll waits below everything that follows from it, so that a win or a new card comes
 * first (DL-INT-01, DL-INT-02, edge case 45).
 */
export function interactWith(play: DLPlay, runner: DraftRunner, { tokenId, target }: Interact): void {
  const found = tokenOf(play.state, tokenId);
  if (!found) return;
  const token: Token = { ...found };
  play.tell({ type: 'interacted', runner: runner.id, token: token.id, kind: token.kind });
  pushFrames(play, { type: 'utilityRisk', runner: runner.id });
  if (isLoot(token.kind)) takeLoot(play, runner, token, token.kind);
  else if (token.kind === 'spear' && target) throwSpear(play, runner, token, target);
  else fireTriggers(play, { on: 'interact', runner: runner.id, token });
}

/** A card for the Runner, the token as Salvage (DL-ENV-03). */
function takeLoot(play: DLPlay, runner: DraftRunner, token: Token, kind: Loot): void {
  removeToken(play, token.id);
  runner.salvage += 1;
  play.tell({ type: 'salvage-gained', runner: runner.id, salvage: runner.salvage });
  drawItem(play, runner, kind === 'loot-common' ? 'common' : 'epic');
  fireTriggers(play, { on: 'tokenTaken', runner: runner.id, kind });
}

/** Not a weapon attack; the Spear is gone afterwards (DL-ENV-04). */
function throwSpear(play: DLPlay, runner: DraftRunner, token: Token, target: Target): void {
  removeToken(play, token.id);
  startItemAttack(play, runner, 'spear', target);
}
