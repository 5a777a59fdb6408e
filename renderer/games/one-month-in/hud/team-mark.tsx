import type { TeamId } from '../../../../models/one-month-in/ids';
import './team-mark.css';

/** The colour of a team with a sign of its own, so that no colour has to be told from another. */
const SIGNS: Readonly<Record<TeamId, string>> = { blue: '●', red: '▲', green: '■', yellow: '◆' };

export function colourOf(colour: TeamId): string {
  return `var(--team-${colour})`;
}

export function TeamMark({ colour }: { readonly colour: TeamId }) {
  return (
    <span className="team-mark" style={{ background: colourOf(colour) }} aria-hidden="true">
      {SIGNS[colour]}
    </span>
  );
}
