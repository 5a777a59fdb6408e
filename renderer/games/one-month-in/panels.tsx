import { RoundTracker } from './hud/round-tracker';
import { TeamPanels } from './hud/team-panels';

/** What stands around the table while a replay is watched. */
export const PANELS = { Top: RoundTracker, Left: TeamPanels, Right: () => null };
