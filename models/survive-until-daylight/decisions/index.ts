/** All decisions by the names of the chart's states that wait for them (specification section 5). */
import { decisionTable } from '../../kernel/decisions';
import { openDecision } from '../../kernel/open-decision';
import type { StateValue } from '../../kernel/types';
import type { Decision } from '../play';
import { absorb } from './absorb';
import { carry } from './carry';
import { cheer } from './cheer';
import { choose } from './choose';
import { combatTurn } from './combatTurn';
import { keep } from './keep';
import { lucky } from './lucky';
import { offer } from './offer';
import { pickCharacter } from './pickCharacter';
import { pickFirst } from './pickFirst';
import { pickStarter } from './pickStarter';
import { scout } from './scout';
import { searchTurn } from './searchTurn';
import { spread } from './spread';
import { tradeOpen } from './tradeOpen';
import { wave } from './wave';
import { withDiscard } from './with-discard';

const ALL = {
  pickCharacter,
  pickFirst,
  pickStarter,
  searchTurn: withDiscard(searchTurn),
  scout,
  keep: withDiscard(keep),
  wave: withDiscard(wave),
  tradeOpen: withDiscard(tradeOpen),
  offer: withDiscard(offer),
  marketKeep: withDiscard(keep),
  combatTurn: withDiscard(combatTurn),
  lucky,
  choose,
  spread,
  carry,
  cheer,
  absorb,
} satisfies Record<string, Decision>;

export type DecisionId = keyof typeof ALL;

export const DECISIONS: Readonly<Record<DecisionId, Decision>> = decisionTable(ALL);

/** The decision that is open where the chart stands; null when the game is over. */
export function decisionAt(value: StateValue): DecisionId | null {
  return openDecision(DECISIONS, value);
}
