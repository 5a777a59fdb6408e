import type { Side } from '../../../../models/outbreak-duel/state';
import './side-mark.css';

/** The colour of a player as a class: the first player's, or the second's. */
export function sideClass(side: Side): string {
  return `od-side-${side}`;
}

/** Square for the first player, round for the second: not by colour alone. */
export function SideMark({ side }: { readonly side: Side }) {
  return <span className={`od-mark ${sideClass(side)}`} aria-hidden="true" />;
}
