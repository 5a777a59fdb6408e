import { faceName } from '../../../../models/dying-light/content/dice';
import type { EntryOf } from '../../../../models/dying-light/entries';
import type { RiskSymbol } from '../../../../models/dying-light/ids';
import type { Die } from '../../../../models/dying-light/state';
import { composedText, listOf, t } from '../../../i18n';
import { runnerName } from '../names';
import type { Narration, Sentence } from './sentence';

/** "Jump + Evade" */
export function faceText(die: Die): string {
  const icons = faceName(die.type, die.face).split('+');
  return icons.map((icon) => composedText(`dl.boost.${icon}`)).join(' + ');
}

function dieText(die: Die): string {
  return t('dl.hud.die', { type: t(`dl.die.${die.type}`), face: faceText(die) });
}

const CRIT = 'crit';

/** "Crit, 1 and 3" */
function damageFaces(faces: readonly string[]): string {
  return listOf(faces.map((face) => (face === CRIT ? t('dl.log.crit') : face)));
}

/** What the numbers alone come to: what a Crit counts is settled when it is spent or not (DL-ATK-04). */
function plainSum({ faces, bonus }: EntryOf<'damage-rolled'>): number {
  const numbers = faces.filter((face) => face !== CRIT).map(Number);
  return Math.max(
    0,
    numbers.reduce((sum, number) => sum + number, bonus),
  );
}

function damageRolled(e: EntryOf<'damage-rolled'>): Sentence {
  const total = plainSum(e);
  const crits = e.faces.filter((face) => face === CRIT).length;
  const params = { runner: runnerName(e.runner), faces: damageFaces(e.faces), crits, total };
  const changed = e.bonus === 0 ? 'plain' : e.bonus > 0 ? 'more' : 'less';
  const variant = crits > 0 ? `${changed}-crit` : changed;
  return { params: { ...params, bonus: Math.abs(e.bonus) }, variant };
}

function riskText(symbols: readonly RiskSymbol[]): string {
  return listOf(symbols.map((symbol) => t(`dl.risk.${symbol}`)));
}

export const DICE = {
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
  'die-upgraded': (e) => ({
    params: { runner: runnerName(e.runner), type: t(`dl.die.${e.die.type}`), face: faceText(e.die) },
  }),
  'risk-rolled': (e) => ({
    params: {
      runner: runnerName(e.runner),
      n: e.symbols.length,
      total: e.total,
      symbols: riskText(e.symbols),
    },
    ...(e.total > e.symbols.length && { variant: 'capped' }),
  }),
  'damage-rolled': damageRolled,
  'attack-die-rolled': (e) => ({
    params: { face: damageFaces([e.face]), plus: e.plus },
    variant: e.plus === 0 ? 'nothing' : 'more',
  }),
} satisfies Partial<Narration>;
