/** What the scenario wants next, read from its data: open objectives, the stages to come, where all have to be. */
import type { AreaId, RunnerId, TokenKind, ZoneId } from '../ids';
import { zonesOf } from '../map';
import { matches } from '../scenario/conditions';
import type { Cond, Op, Scenario, Trigger } from '../scenario/format';
import { cardOf, paramOf, scenarioOf } from '../scenario/lookup';
import { nodesIn } from '../scenario/nodes';
import { answersInteract } from '../scenario/triggers';
import type { State, Token } from '../state';
import { bringsOn } from './story';

/** A token that brings the scenario on, and who can use it. */
export interface Objective {
  readonly token: Token;
  readonly takers: readonly RunnerId[];
  /** It moves the story on; the others are side jobs. */
  readonly main: boolean;
  /** Whoever does it has something of it, such as a card or light. */
  readonly pays: boolean;
}

/** What a side job is done for. */
const GIFTS: readonly unknown[] = ['draw', 'give', 'heal', 'upgrade', 'uv'];

/** Features whose Interact is loot or a weapon rather than the story. */
const SIDE_KINDS: readonly TokenKind[] = ['loot-common', 'loot-epic', 'spear'];

function cardsRevealedBy(ops: readonly Op[]): readonly string[] {
  return ops.flatMap((op) => {
    if (op.op === 'reveal') return [op.card];
    if (op.op === 'if') return cardsRevealedBy(op.do);
    return op.op === 'choice' ? op.options.flatMap((option) => cardsRevealedBy(option.do)) : [];
  });
}

function triggerOf(scenario: Scenario, token: Token): Trigger | null {
  const hears = ({ event }: Trigger) => event.on === 'interact' && matches(event.tokens, token);
  return scenario.triggers.find(hears) ?? null;
}

/** Tokens on the map that a Runner could use if it stood there. */
export function openObjectives(state: State): readonly Objective[] {
  const scenario = scenarioOf(state);
  return state.tokens
    .filter((token) => !SIDE_KINDS.includes(token.kind))
    .flatMap((token) => {
      const trigger = triggerOf(scenario, token);
      if (!trigger) return [];
      const takers = state.runners.filter((runner) => answersInteract(state, runner, token));
      const main = cardsRevealedBy(trigger.do).length > 0 || bringsOn(state, token, trigger);
      const pays = nodesIn(trigger.do).some(({ value }) => GIFTS.includes(value.op));
      return [{ token, takers: takers.map((runner) => runner.id), main, pays }];
    });
}

function zonesPlaced(state: State, ops: readonly Op[]): readonly Token[] {
  return ops.flatMap((op): readonly Token[] => {
    const token = { on: true, expires: null };
    if (op.op === 'placeToken') return [{ ...token, id: op.id, kind: op.kind, zone: op.zone }];
    if (op.op !== 'placeEach') return [];
    const zones = 'param' in op.zones ? paramOf(state, op.zones.param) : op.zones;
    if (typeof zones === 'number') return [];
    return zones.flatMap((zone, index) => {
      const id = op.ids[index];
      return id ? [{ ...token, id, kind: op.kind, zone }] : [];
    });
  });
}

/**
 * The Zones of the stages after the open ones, in order: where the tokens of the cards to come will lie.
 * @param tokens what lies open now
 */
export function stagesAfter(state: State, tokens: readonly Token[]): readonly (readonly ZoneId[])[] {
  const scenario = scenarioOf(state);
  const stages: (readonly ZoneId[])[] = [];
  const seen = new Set<string>();
  let current = tokens;
  while (current.length > 0) {
    const cards: readonly string[] = current
      .flatMap((token) => cardsRevealedBy(triggerOf(scenario, token)?.do ?? []))
      .filter((card) => !seen.has(card));
    for (const card of cards) seen.add(card);
    current = [...new Set(cards)].flatMap((card) => zonesPlaced(state, cardOf(scenario, card).onReveal));
    if (current.length > 0) stages.push(current.map((token) => token.zone));
  }
  return stages;
}

function areasToBeIn(cond: Cond): readonly AreaId[] {
  if (cond.cond === 'allRunnersIn') return cond.areas;
  return cond.cond === 'all' || cond.cond === 'any' ? cond.of.flatMap(areasToBeIn) : [];
}

const GATHERING_ZONES = new WeakMap<Scenario, readonly ZoneId[]>();

/** Where every Runner has to be in the end. */
export function gatheringZones(state: State): readonly ZoneId[] {
  const scenario = scenarioOf(state);
  const zones = GATHERING_ZONES.get(scenario) ?? areasToBeIn(scenario.win).flatMap(zonesOf);
  GATHERING_ZONES.set(scenario, zones);
  return zones;
}
