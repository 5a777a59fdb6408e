import { faceName } from '../../../../models/dying-light/content/dice';
import type { RiskSymbol } from '../../../../models/dying-light/ids';
import type { Die } from '../../../../models/dying-light/state';
import { composedText, listOf, t } from '../../../i18n';
import { runnerName } from '../names';
import type { Narration } from './sentence';

/** "Jump + Evade" */
export function faceText(die: Die): string {
  const icons = faceName(die.type, die.face).split('+');
  return icons.map((icon) => composedText(`dl.boost.${icon}`)).join(' + ');
}

function dieText(die: Die): string {
  return t('dl.hud.die', { type: t(`dl.die.${die.type}`), face: faceText(die) });
}

function riskText(symbols: readonly RiskSymbol[]): string {
  return listOf(symbols.map((symbol) => t(`dl.risk.${symbol}`)));
}

export const DICE: Narration<
  | 'dice-gathered'
  | 'dice-rolled'
  | 'die-placed'
  | 'momentum-gained'
  | 'momentum-kept'
  | 'momentum-lost'
  | 'die-fatigued'
  | 'die-returned'
  | 'die-upgraded'
  | 'risk-rolled'
  | 'damage-rolled'
  | 'attack-die-rolled'
> = {
  'dice-gathered': (e) => ({
    params: { runner: runnerName(e.runner), n: e.dice.length, cooling: e.cooling.length },
    ...(e.cooling.length > 0 && { variant: 'cooling' }),
  }),
  'dice-rolled': (e) => ({ params: { runner: runnerName(e.runner), dice: listOf(e.dice.map(faceText)) } }),
  'die-placed': (e) => ({ params: { runner: runnerName(e.runner), die: dieText(e.die), slot: e.slot } }),
  'momentum-gained': (e) => ({ params: { runner: runnerName(e.runner) }, variant: e.from }),
  'momentum-kept': (e) => ({ params: { runner: runnerName(e.runner), tempo: e.tempo } }),
  'momentum-lost': (e) => ({ params: { runner: runnerName(e.runner) }, variant: e.reason }),
  'die-fatigued': (e) => ({
    params: { runner: runnerName(e.runner) },
    variant: e.voluntary ? 'voluntary' : 'forced',
  }),
  'die-returned': (e) => ({ params: { runner: runnerName(e.runner), die: dieText(e.die) } }),
  'die-upgraded': (e) => ({ params: { runner: runnerName(e.runner), die: dieText(e.die) } }),
  'risk-rolled': (e) => ({
    params: {
      runner: runnerName(e.runner),
      n: e.symbols.length,
      total: e.total,
      symbols: riskText(e.symbols),
    },
    ...(e.total > e.symbols.length && { variant: 'capped' }),
  }),
  'damage-rolled': (e) => ({
    params: { runner: runnerName(e.runner), faces: e.faces.join(', '), bonus: e.bonus, total: e.total },
    ...(e.bonus !== 0 && { variant: 'bonus' }),
  }),
  'attack-die-rolled': (e) => ({ params: { face: e.face, plus: e.plus } }),
};
