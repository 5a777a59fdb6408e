/** The table before anybody has picked a character (specification section 4). */
import { createLuck, type LoadedLuck } from '../kernel/luck';
import type { Seat, SeatId } from '../kernel/types';
import { COMBAT_DECK } from './content/combat-cards';
import { decksFor, isStarter } from './content/rubble';
import { ASSAULT_IDS } from './ids';
import type { Member, Options, State } from './state';

/** A seat without a character, ammo, tokens or allies (SD-SETUP-09). */
export function newMember(seat: SeatId): Member {
  return {
    seat,
    character: null,
    damage: 0,
    maxHealth: 0,
    cards: [],
    allies: 0,
    barricades: 0,
    traps: 0,
    luckyAsk: 'big',
    autoKeep: false,
    used: [],
    bloodLust: 0,
    gifts: 0,
  };
}

/** Nothing is searched, traded or fought over: what a phase needs is put in when it begins. */
const AT_REST = {
  line: [],
  searcher: null,
  drawn: null,
  scouted: [],
  ready: [],
  offer: null,
  refusals: [],
  marketDraws: 0,
  actor: null,
  actions: 0,
  focus: false,
  attack: null,
  strike: null,
  luckyQueue: [],
  cheerQueue: [],
} as const satisfies Partial<State>;

/**
 * The state in which the chart waits for the first character. Durable weapons of the decks 1 to N lie in the rack, all
 * other rubble in the pile (SD-SETUP-05, SD-SETUP-07); nothing is shuffled yet: `build` does.
 * @param seed any text; the same seed, options, seats and moves give the same game
 * @param loaded results to hand out before luck is asked
 */
export function setup(options: Options, seats: readonly Seat[], seed: string, loaded?: LoadedLuck): State {
  const decks = decksFor(seats.length);
  return {
    options,
    seats,
    luck: createLuck(seed, loaded),
    round: 1,
    members: seats.map(({ id }) => newMember(id)),
    firstPlayer: null,
    rack: decks.filter((card) => isStarter(card)),
    rubblePile: decks.filter((card) => !isStarter(card)),
    activePile: [],
    rubbleDiscard: [],
    waveHolder: null,
    assaultDeck: [...ASSAULT_IDS],
    assaults: [],
    combat: { draw: [...COMBAT_DECK], discard: [] },
    ...AT_REST,
    outcome: null,
  };
}
