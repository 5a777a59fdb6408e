/** Three fences a team, one at a time in the order of turns (OM-SETUP-08). */
import { SETUP_FENCES } from '../content/supplies';
import type { OMPlay } from '../play';
import type { State } from '../state';
import { freeEdgesOf } from './fences';
import { activeTeam } from './table';

export function fencesPlaced({ fencesAsked, teams }: State): boolean {
  return fencesAsked >= SETUP_FENCES * teams.length;
}

/** Which of its three fences the team puts up now, from 1. */
export function fenceNumber({ fencesAsked, teams }: State): number {
  return Math.floor(fencesAsked / teams.length) + 1;
}

/** Goes on to whoever can place the next one; a team without a free border skips. */
export function askNextFence({ state }: OMPlay): void {
  while (!fencesPlaced(state)) {
    state.turn = state.fencesAsked % state.teams.length;
    const { home } = activeTeam(state);
    if (home && freeEdgesOf(state, home).length > 0) return;
    state.fencesAsked += 1;
  }
}
