/** Games of Survive Until Daylight that go on from a table made for a test. */
import type { OpenSession } from '../../machines/kernel/contract';
import { resumeSession } from '../../machines/kernel/session';
import { surviveUntilDaylight } from '../../machines/survive-until-daylight/game';
import type { StateValue } from '../../models/kernel/types';
import type { DecisionId } from '../../models/survive-until-daylight/decisions';
import type { Entry } from '../../models/survive-until-daylight/entries';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { State } from '../../models/survive-until-daylight/state';

export type SDSession = OpenSession<State, Move, Entry>;

/** Where the chart stands while it waits for a decision of the rounds. */
const WAITING = {
  searchTurn: { round: { search: 'searchTurn' } },
  scout: { round: { search: 'scout' } },
  keep: { round: { search: 'keep' } },
  wave: { round: { search: 'wave' } },
  tradeOpen: { round: { trade: 'tradeOpen' } },
  offer: { round: { trade: 'offer' } },
  combatTurn: { round: { combat: 'combatTurn' } },
} as const satisfies Partial<Record<DecisionId, StateValue>>;

/** A game in which this decision is open. */
export function sessionAt(decision: keyof typeof WAITING, state: State): SDSession {
  const { options, seats } = state;
  return resumeSession(
    surviveUntilDaylight,
    { options, seats, seed: 'a test' },
    { value: WAITING[decision], state, log: [], moves: [], asides: [] },
  );
}

/** Plays moves that must be legal, and returns what happened. */
export function playAll(session: SDSession, ...moves: readonly Move[]): readonly Entry[] {
  return moves.flatMap((move) => {
    const result = session.playByAnyone(move);
    if (!result.ok) throw new Error(`Refused ${JSON.stringify(move)}: ${result.reason.id}`);
    return result.entries;
  });
}

export function stateOf(session: SDSession): State {
  return session.whole().position.state;
}

/** The open decision and who may take it. */
export function asked(session: SDSession): readonly [string, ...string[]] {
  const { id, seats } = session.whole().prompt;
  return [id, ...seats];
}
