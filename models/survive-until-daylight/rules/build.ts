/** Setting up (specification section 4): characters, the token, starter weapons, the decks. */
import { pickOne, shuffle } from '../../kernel/luck';
import type { SeatId } from '../../kernel/types';
import { HEAVY_ASSAULTS, LIGHT_ASSAULTS } from '../content/assaults';
import { CHARACTERS } from '../content/characters';
import { HARDSHIPS, healthChange } from '../content/difficulty';
import type { AssaultId, CharacterId, RubbleWeaponId } from '../ids';
import type { DraftState, SDPlay } from '../play';
import type { Member, State } from '../state';
import { addCards } from './inventory';
import { draftMember, seatsFrom } from './members';

/** Light assaults that come first in the gentle order (SD-SETUP-06). */
const LIGHT_FIRST = 2;

/** The next seat to pick a character, in the order of the seats; null when all have one (SD-SETUP-02). */
export function nextToPick(state: State): SeatId | null {
  return state.members.find(({ character }) => character === null)?.seat ?? null;
}

/** A character with its health and its unique weapon (SD-SETUP-03, SD-SETUP-04). */
export function takeCharacter(play: SDPlay, seat: SeatId, character: CharacterId): void {
  const { maxHealth, weapon } = CHARACTERS[character];
  const member = draftMember(play.state, seat);
  member.character = character;
  member.maxHealth = maxHealth + healthChange(play.state.options.difficulty, play.state.members.length);
  addCards(member, weapon);
  play.tell({ type: 'character-picked', seat, character });
}

export function giveToken(play: SDPlay, seat: SeatId, byLot: boolean): void {
  play.state.firstPlayer = seat;
  play.tell({ type: 'first-player-set', seat, byLot });
}

/** The lot decides who begins (SD-SETUP-08). Loadable as deck `first-player`. */
export function drawFirstPlayer(play: SDPlay): void {
  const seats = play.state.members.map(({ seat }) => seat);
  giveToken(play, pickOne(play.state.luck, 'first-player', seats), true);
}

function isArmed({ cards }: Member): boolean {
  return cards.length > 1;
}

/** The next seat to take a starter weapon, first player first, then clockwise; null when all have one (SD-SETUP-05). */
export function nextToArm(state: State): SeatId | null {
  const { firstPlayer, members } = state;
  if (!firstPlayer) return null;
  const unarmed = new Set(members.filter((member) => !isArmed(member)).map(({ seat }) => seat));
  return seatsFrom(state, firstPlayer).find((seat) => unarmed.has(seat)) ?? null;
}

export function takeStarter(play: SDPlay, seat: SeatId, weapon: RubbleWeaponId): void {
  const { rack } = play.state;
  rack.splice(rack.indexOf(weapon), 1);
  addCards(draftMember(play.state, seat), weapon);
  play.tell({ type: 'starter-picked', seat, weapon });
}

/** SD-SETUP-06. */
function orderAssaults(state: DraftState): void {
  const light: AssaultId[] = [...LIGHT_ASSAULTS];
  if (!HARDSHIPS[state.options.difficulty].gentle) {
    state.assaultDeck = [...light, ...HEAVY_ASSAULTS];
    shuffle(state.luck, state.assaultDeck);
    return;
  }
  shuffle(state.luck, light);
  const later = [...light.slice(LIGHT_FIRST), ...HEAVY_ASSAULTS];
  shuffle(state.luck, later);
  state.assaultDeck = [...light.slice(0, LIGHT_FIRST), ...later];
}

/** What is left of the rack joins the rubble pile, and every deck is shuffled (section 4, steps 6 and 7). */
export function build(play: SDPlay): void {
  const { state } = play;
  state.rubblePile = [...state.rubblePile, ...state.rack];
  state.rack = [];
  shuffle(state.luck, state.rubblePile);
  orderAssaults(state);
  shuffle(state.luck, state.combat.draw);
  play.tell({ type: 'decks-built', pile: state.rubblePile.length });
}
