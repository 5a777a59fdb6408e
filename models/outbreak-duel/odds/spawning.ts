/** What buying a card of the Horde Row means (specification section 10). */
import { ZOMBIES } from '../content/zombies';
import { controllerOf } from '../rules/table';
import type { State } from '../state';

/** More stored than this decays (OD-RES-05). */
const TH_LINE = 6;

export interface Purchase {
  readonly cost: number;
  /** TH that are left. */
  readonly left: number;
  /** One of them would decay at the end of the phase. */
  readonly decays: boolean;
  /** In the phase in which it is bought, or not before the next (OD-ADV-01). */
  readonly bites: 'now' | 'next';
}

/** Null where nothing lies. */
export function purchase(state: State, index: number): Purchase | null {
  const { hordeRow, th } = controllerOf(state);
  const card = hordeRow[index];
  if (!card) return null;
  const { ztc, keywords } = ZOMBIES[card];
  const left = th - ztc;
  return { cost: ztc, left, decays: left > TH_LINE, bites: keywords.fast ? 'now' : 'next' };
}
