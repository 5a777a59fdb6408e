/** What a Runner may take on its way, and what that is worth besides what it changes on the table. */
import type { TokenId, TokenKind, ZoneId } from '../ids';
import type { Runner, State, Token } from '../state';
import type { Goal } from './goal';
import { openObjectives, stagesAfter } from './stages';
import { completes, savesTheGame } from './story';

export interface Prize {
  readonly token: TokenId;
  readonly zone: ZoneId;
  readonly worth: number;
  /** Nothing is left to be done after it but to stand where all have to stand. */
  readonly last: boolean;
}

/** What an Interact brings besides what it changes on the table. */
const TOKEN_WORTH: Readonly<Record<TokenKind, number>> = {
  objective: 6,
  npc: 6,
  electricity: 6,
  inhibitor: 6,
  'loot-epic': 2.2,
  'loot-common': 1.3,
  spear: 0,
  fire: 0,
  rough: 0,
  nest: 0,
  'jump-pad': 0,
  uv: 0,
};
/** The deed after which only the way to the meeting place is left, and the same when no Round follows or without it the game is lost. */
const LAST_DEED = 14;
const LAST_CHANCE = 40;

function deedOf(state: State, runner: Runner, token: Token): Prize {
  const last = stagesAfter(state, [token]).length === 0 && completes(state, runner, token);
  const final = state.round >= state.scenario.lastRound ? LAST_CHANCE : LAST_DEED;
  const plain = savesTheGame(state, token) ? LAST_CHANCE : TOKEN_WORTH[token.kind];
  return { token: token.id, zone: token.zone, worth: last ? final : plain, last };
}

/** Loot is worth the way to it as well, which is no longer ahead once it is taken. */
function lootWorth(goal: Goal, { id, kind, zone }: Token): number {
  const nearer = goal.distancesAfter([id])[zone] - goal.distances[zone];
  // A side job is as good as the card that it brings.
  const worth = kind === 'objective' ? TOKEN_WORTH['loot-epic'] : TOKEN_WORTH[kind];
  return worth + goal.urgency * Math.max(0, nearer);
}

/** What there is to be had by a Runner who heads for that goal. */
export function prizesOf(state: State, runner: Runner, goal: Goal): readonly Prize[] {
  const deeds = openObjectives(state)
    .filter(({ main, takers }) => main && takers.includes(runner.id))
    .map(({ token }) => deedOf(state, runner, token));
  const loot = goal.loot.map((token) => ({
    token: token.id,
    zone: token.zone,
    worth: lootWorth(goal, token),
    last: false,
  }));
  return [...deeds, ...loot];
}
