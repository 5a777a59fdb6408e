/** What lasting Wounds change while they are Heavy. */
import { WOUNDS, type WoundBurden } from '../content/wounds';
import type { Runner } from '../state';

export type BurdenKind = WoundBurden['kind'];
type BurdenOf<Kind extends BurdenKind> = Extract<WoundBurden, { kind: Kind }>;

function isKind<Kind extends BurdenKind>(burden: WoundBurden | null, kind: Kind): burden is BurdenOf<Kind> {
  return burden?.kind === kind;
}

/** The burden of that kind which the Runner bears; null for none. Every kind is on one card only. */
export function burdenOf<Kind extends BurdenKind>(runner: Runner, kind: Kind): BurdenOf<Kind> | null {
  for (const wound of runner.heavyWounds) {
    const { burden } = WOUNDS[wound];
    if (isKind(burden, kind)) return burden;
  }
  return null;
}
