import { TEAM_IDS, type TeamId } from '../../../../models/one-month-in/ids';
import type { PickOption } from '../../../seats/pick-dialog';
import { colourName } from '../names';
import type { GamePlan } from './game-plan';

/** Who leads the team out of its base. */
function leaderOf(team: TeamId): string {
  return new URL(`../../../../assets/pictures/one-month-in/team-${team}.webp`, import.meta.url).href;
}

/** The teams as cards; they differ in nothing but their looks. */
export function teamOptions({ seats }: GamePlan): readonly PickOption<TeamId>[] {
  return TEAM_IDS.map((key) => {
    const at = seats.findIndex(({ colour }) => colour === key);
    return { key, label: colourName(key), picture: leaderOf(key), seat: at < 0 ? undefined : at + 1 };
  });
}
