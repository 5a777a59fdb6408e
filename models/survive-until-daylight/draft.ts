/**
 * What rules change: a copy of the state. It shares with the state before what rules only ever replace as a whole, since
 * most of it is the same after a move (`docs/measurements.md`); `draft.test.ts` plays games in which that is frozen.
 */
import { copy, type Draft } from '../kernel/change';
import { copyOfDeck, copyOfLuck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import type { LineCard, Member, Offer, Options, Refusal, State } from './state';

type Replaced = Offer | Options | Refusal | Seat;
export type DraftState = Draft<State, Replaced>;
export type DraftMember = Draft<Member, Replaced>;
export type DraftLineCard = Draft<LineCard, Replaced>;

function memberOf(member: Member): DraftMember {
  return {
    seat: member.seat,
    character: member.character,
    damage: member.damage,
    maxHealth: member.maxHealth,
    cards: member.cards.slice(),
    allies: member.allies,
    barricades: member.barricades,
    traps: member.traps,
    luckyAsk: member.luckyAsk,
    autoKeep: member.autoKeep,
    used: member.used.slice(),
    bloodLust: member.bloodLust,
    gifts: member.gifts,
  };
}

function lineCardOf({ id, type, damage, spears, stunned }: LineCard): DraftLineCard {
  return { id, type, damage, spears, stunned };
}

/** A copy that rules may change. Named field by field, as engines make such objects fastest. */
export function copyOf(state: State): DraftState {
  return {
    options: state.options,
    seats: state.seats.slice(),
    luck: copyOfLuck(state.luck),
    round: state.round,
    members: state.members.map(memberOf),
    firstPlayer: state.firstPlayer,
    rack: state.rack.slice(),
    rubblePile: state.rubblePile.slice(),
    activePile: state.activePile.slice(),
    rubbleDiscard: state.rubbleDiscard.slice(),
    waveHolder: state.waveHolder,
    assaultDeck: state.assaultDeck.slice(),
    assaults: state.assaults.slice(),
    combat: copyOfDeck(state.combat),
    line: state.line.map(lineCardOf),
    searcher: state.searcher,
    drawn: state.drawn,
    scouted: state.scouted.slice(),
    ready: state.ready.slice(),
    offer: state.offer,
    refusals: state.refusals.slice(),
    marketDraws: state.marketDraws,
    actor: state.actor,
    actions: state.actions,
    focus: state.focus,
    attack: copy(state.attack) as DraftState['attack'],
    strike: copy(state.strike) as DraftState['strike'],
    luckyQueue: state.luckyQueue.slice(),
    cheerQueue: state.cheerQueue.slice(),
    outcome: copy(state.outcome) as DraftState['outcome'],
  };
}
