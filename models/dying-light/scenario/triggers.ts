/** What a scenario listens to (specification 3.16). */
import type { OpContext } from '../frames';
import type { AreaId, RunnerId, TokenKind, ZoneId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import type { Runner, State, Token } from '../state';
import { holds, matches } from './conditions';
import type { Sentence, Trigger } from './format';
import { scenarioOf } from './lookup';

/** Something that has happened on the table. `runner` is the one whose action it was. */
export type GameEvent =
  | { readonly on: 'interact'; readonly runner: RunnerId; readonly token: Token }
  | { readonly on: 'tokenTaken'; readonly runner: RunnerId; readonly kind: TokenKind }
  | { readonly on: 'enterZone'; readonly runner: RunnerId; readonly zone: ZoneId }
  | { readonly on: 'enterArea'; readonly runner: RunnerId; readonly area: AreaId }
  | { readonly on: 'roundStart'; readonly round: number }
  | { readonly on: 'eventToken'; readonly event: number }
  | { readonly on: 'endPhase' };

function contextOf(event: GameEvent): OpContext {
  return {
    actor: 'runner' in event ? event.runner : null,
    token: event.on === 'interact' ? event.token.id : null,
    chosen: null,
  };
}

/** Whether a trigger is about this event, whatever its condition. */
function hears({ event: heard }: Trigger, event: GameEvent): boolean {
  switch (heard.on) {
    case 'interact':
      return event.on === 'interact' && matches(heard.tokens, event.token);
    case 'tokenTaken':
      return event.on === 'tokenTaken' && event.kind === heard.kind;
    case 'enterZone':
      return event.on === 'enterZone' && event.zone === heard.zone;
    case 'enterArea':
      return event.on === 'enterArea' && event.area === heard.area;
    case 'roundStart':
      return event.on === 'roundStart' && event.round === heard.round;
    case 'eventToken':
      return event.on === 'eventToken' && event.event === heard.event;
    case 'endPhase':
      return event.on === 'endPhase';
    default:
      return heard satisfies never;
  }
}

/** Triggers about this event that are not used up, whether or not their condition holds. */
function listeners(state: State, event: GameEvent): readonly Trigger[] {
  return scenarioOf(state).triggers.filter(
    (trigger) => !state.scenario.fired.includes(trigger.id) && hears(trigger, event),
  );
}

function answering(state: State, event: GameEvent): readonly Trigger[] {
  const context = contextOf(event);
  const willing = listeners(state, event).filter(({ when }) => !when || holds(state, when, context));
  return event.on === 'interact' ? willing.slice(0, 1) : willing;
}

/** Puts what the scenario answers to an event on the stack, the first trigger on top. */
export function fireTriggers(play: DLPlay, event: GameEvent): void {
  const triggers = answering(play.state, event);
  for (const { id, once } of triggers) if (once) play.state.scenario.fired.push(id);
  const context = contextOf(event);
  pushFrames(play, ...triggers.map((trigger) => ({ type: 'ops', ops: trigger.do, context }) as const));
}

/** Whether the scenario answers when this Runner Interacts with the token now. */
export function answersInteract(state: State, runner: Runner, token: Token): boolean {
  return answering(state, { on: 'interact', runner: runner.id, token }).length > 0;
}

/** What the scenario says when it refuses an Interact; null when it has nothing to say about the token. */
export function refusalOf(state: State, runner: Runner, token: Token): Sentence | null {
  const refusals = listeners(state, { on: 'interact', runner: runner.id, token });
  return refusals.find((trigger) => trigger.refusal)?.refusal ?? null;
}
