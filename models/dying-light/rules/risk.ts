/** Risk: how many dice, and what their symbols do (DL-RISK-01..09). */
import { rollDie } from '../../kernel/luck';
import { MAX_RISK_DICE, RISK_DIE, riskSymbol } from '../content/dice';
import type { Prevention } from '../content/gear';
import type { Frame, FrameOf } from '../frames';
import type { AreaId, RiskSymbol, RunnerId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { preventingGear } from './gear';
import { fireCount, standingCount } from './infected';
import { runnerOf } from './runners';

type Harm = Exclude<RiskSymbol, 'safe'>;

/** The order in which the symbols of one roll take effect (DL-RISK-05). */
const ORDER: readonly Harm[] = ['fatigue', 'wound', 'exposure', 'spawn'];

/** Risk of an Area for who leaves it or is busy in it: standing enemies and Fire (DL-RISK-02, DL-RISK-03). */
export function areaRisk(state: State, area: AreaId): number {
  return standingCount(state, area) + fireCount(state, area);
}

/** Risk dice rolled for a total: never more than there are (DL-RISK-04). */
export function riskDice(total: number): number {
  return Math.min(MAX_RISK_DICE, Math.max(0, total));
}

/** Leaves a Risk roll to be made; none for a total of 0 (DL-RISK-04). */
export function pushRiskRoll(play: DLPlay, runner: RunnerId, total: number, spawnArea: AreaId): void {
  if (total > 0) pushFrames(play, { type: 'riskRoll', runner, dice: total, spawnArea });
}

/** Rolls; equal symbols are one effect, different ones follow in a fixed order (DL-RISK-04, DL-RISK-05). */
export function resolveRiskRoll(play: DLPlay, frame: FrameOf<'riskRoll'>): void {
  const { runner, spawnArea, dice: total } = frame;
  const symbols = Array.from({ length: riskDice(total) }, () =>
    riskSymbol(rollDie(play.state.luck, 'risk', RISK_DIE.faces)),
  );
  play.tell({ type: 'risk-rolled', runner, symbols, total });
  const harms = ORDER.filter((symbol) => symbols.includes(symbol));
  pushFrames(play, ...harms.map((symbol): Frame => ({ type: 'riskSymbol', runner, symbol, spawnArea })));
}

/** One symbol of a Risk roll takes effect (DL-RISK-06..08). */
export function resolveRiskSymbol(play: DLPlay, frame: FrameOf<'riskSymbol'>): void {
  pushFrames(play, effectOf(play.state, frame));
}

function effectOf(state: State, { runner, symbol, spawnArea }: FrameOf<'riskSymbol'>): Frame {
  const gear = (effect: Prevention) => preventingGear(runnerOf(state, runner), effect).length > 0;
  switch (symbol) {
    case 'fatigue':
      return { type: 'forcedFatigue', runner, source: 'risk' };
    case 'wound':
      return gear('armor') ? { type: 'preventWound', runner } : riskWound(runner);
    case 'exposure':
      return { type: gear('exposure') ? 'preventExposure' : 'exposureToken', runner };
    case 'spawn':
      return { type: 'spawn', infected: null, count: 1, area: spawnArea, spread: false };
    default:
      return symbol satisfies never;
  }
}

/** The Wound of a Risk roll (DL-RISK-07). */
export function riskWound(runner: RunnerId): Frame {
  return { type: 'wounds', runner, count: 1, first: true };
}
