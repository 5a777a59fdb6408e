/**
 * Small tables of Survive Until Daylight for tests: characters with what they carry, and a line. Everything else of the
 * decks lies in the piles, so that the whole is a valid State. A test adds what it is about.
 */

import { change } from '../../models/kernel/change';
import type { LoadedDraw } from '../../models/kernel/luck';
import type { Seat, SeatId } from '../../models/kernel/types';
import { CHARACTERS } from '../../models/survive-until-daylight/content/characters';
import { COMBAT_DECK } from '../../models/survive-until-daylight/content/combat-cards';
import { healthChange } from '../../models/survive-until-daylight/content/difficulty';
import { HORDE } from '../../models/survive-until-daylight/content/horde';
import { decksFor } from '../../models/survive-until-daylight/content/rubble';
import type { Entry, EntryOf, EntryType } from '../../models/survive-until-daylight/entries';
import type {
  CardId,
  CharacterId,
  Difficulty,
  HordeType,
  PileCardId,
  RubbleId,
} from '../../models/survive-until-daylight/ids';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { Decision, SDPlay } from '../../models/survive-until-daylight/play';
import { memberOf } from '../../models/survive-until-daylight/rules/members';
import { newMember, setup } from '../../models/survive-until-daylight/setup';
import type { LineCard, Member, State } from '../../models/survive-until-daylight/state';

export interface MemberPlan extends Partial<Omit<Member, 'seat'>> {
  /** Health left; sets the damage. */
  readonly remaining?: number;
}

export interface TablePlan {
  /** As many as there are characters, one if none are named. */
  readonly seats?: number;
  /**
   * Seat by seat; the usual ones begin with characters whose perks do not touch melee weapons and enemies' hits:
   * Trigger, Hipster, Haggler, Drifter, Psycho, Pillar.
   */
  readonly characters?: readonly CharacterId[];
  /** What each seat carries, and nothing else; its unique weapon where nothing is said. */
  readonly cards?: readonly (readonly CardId[] | undefined)[];
  /** Further parts of the seats' members: `{ 2: { allies: 1, remaining: 5 } }`. */
  readonly members?: Readonly<Record<number, MemberPlan>>;
  /** From left to right: `'brute'`, `'brute 2/4'`, `'brute spear'`, `'wanderer stunned'`. */
  readonly line?: readonly LineText[];
  /** The active pile, top first; taken from the rubble pile. */
  readonly pile?: readonly PileCardId[];
  /** The number of a seat; seat 1 unless said otherwise. */
  readonly firstPlayer?: number;
  /** Numbers of the seats that hold WAVE! and whose combat turn it is; nobody unless said otherwise. */
  readonly holder?: number;
  readonly actor?: number;
  /** Actions of the actor; 1 unless said otherwise. */
  readonly actions?: number;
  readonly round?: number;
  readonly difficulty?: Difficulty;
  /** Seats that bots play; all others are people. */
  readonly bots?: readonly number[];
  /** Cards fixed beforehand, see `draws`. */
  readonly luck?: readonly LoadedDraw[];
  /** Any other part of the State. */
  readonly more?: Partial<State>;
}

/** A line card as one writes it. */
export type LineText = HordeType | `${HordeType} ${string}`;

const USUAL: readonly CharacterId[] = [
  'ch-trigger',
  'ch-hipster',
  'ch-haggler',
  'ch-drifter',
  'ch-psycho',
  'ch-pillar',
];

export function seatOf(number: number): SeatId {
  return `seat-${number}`;
}

/** Seats of people, but for those that bots play. */
export function seatsFor(count: number, bots: readonly number[] = []): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: seatOf(index + 1),
    name: `Player ${index + 1}`,
    controller: bots.includes(index + 1) ? { kind: 'bot', level: 'normal' } : { kind: 'human' },
  }));
}

/** Cards to draw, in order: `draws('combat', 'cc-hit', 'cc-even')`. */
export function draws(deck: string, ...cards: readonly string[]): readonly LoadedDraw[] {
  return cards.map((card) => ({ deck, card }));
}

/** The cards of a line; the first Brute is `brute-1`. */
export function aLine(texts: readonly LineText[]): readonly LineCard[] {
  return texts.map((text, index) => {
    const [type, ...marks] = text.split(' ') as [HordeType, ...string[]];
    const number = texts.slice(0, index + 1).filter((one) => one.split(' ')[0] === type).length;
    const damage = marks.find((mark) => mark.includes('/'))?.split('/')[0] ?? '0';
    return {
      id: `${type}-${number}`,
      type,
      damage: Number(damage),
      spears: marks.filter((mark) => mark === 'spear').length,
      stunned: marks.includes('stunned'),
    };
  });
}

/** The line as `aLine` reads it. */
export function lineOf(state: State): readonly string[] {
  return state.line.map(({ type, damage, spears, stunned }) =>
    [
      type,
      ...(damage > 0 ? [`${damage}/${HORDE[type].health}`] : []),
      ...Array.from({ length: spears }, () => 'spear'),
      ...(stunned ? ['stunned'] : []),
    ].join(' '),
  );
}

function aMember(plan: TablePlan, character: CharacterId, number: number, seats: number): Member {
  const { remaining, ...more } = plan.members?.[number] ?? {};
  const printed = CHARACTERS[character];
  const maxHealth = more.maxHealth ?? printed.maxHealth + healthChange(plan.difficulty ?? 'normal', seats);
  return {
    ...newMember(seatOf(number)),
    character,
    maxHealth,
    damage: remaining === undefined ? 0 : maxHealth - remaining,
    cards: plan.cards?.[number - 1] ?? [printed.weapon],
    ...more,
  };
}

/** What of the decks nobody carries and does not lie in the active pile. */
function restOfDecks(members: readonly Member[], pile: readonly PileCardId[]): readonly RubbleId[] {
  const out: string[] = [...members.flatMap(({ cards }) => cards), ...pile];
  return decksFor(members.length).filter((card) => {
    const at = out.indexOf(card);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
}

/** Unique weapons that were lost in an earlier round. */
function lostWeapons(members: readonly Member[]): readonly CardId[] {
  const held = members.flatMap(({ cards }) => cards);
  return members.flatMap(({ character }) => {
    const weapon = character && CHARACTERS[character].weapon;
    return weapon && !held.includes(weapon) ? [weapon] : [];
  });
}

/** A whole valid State between two decisions: nothing is drawn, offered or attacked. */
export function table(plan: TablePlan = {}): State {
  const count = plan.seats ?? plan.characters?.length ?? 1;
  const characters = plan.characters ?? USUAL.slice(0, count);
  const members = characters.map((character, index) => aMember(plan, character, index + 1, count));
  const pile = plan.pile ?? [];
  const seatOrNull = (number: number | undefined) => (number === undefined ? null : seatOf(number));
  const options = { difficulty: plan.difficulty ?? 'normal', firstPlayer: 'random' } as const;
  return {
    ...setup(options, seatsFor(count, plan.bots), 'a test', { dice: [], draws: plan.luck ?? [] }),
    round: plan.round ?? 1,
    members,
    firstPlayer: seatOf(plan.firstPlayer ?? 1),
    rack: [],
    rubblePile: restOfDecks(members, pile),
    activePile: pile,
    rubbleDiscard: lostWeapons(members),
    waveHolder: seatOrNull(plan.holder),
    combat: { draw: [...COMBAT_DECK], discard: [] },
    line: aLine(plan.line ?? []),
    actor: seatOrNull(plan.actor),
    actions: plan.actions ?? (plan.actor === undefined ? 0 : 1),
    ...plan.more,
  };
}

export interface Performed {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/** Carries out a rule on a copy. */
export function perform(state: State, rule: (play: SDPlay) => void): Performed {
  return change<State, Entry>(state, rule);
}

/** Carries out rules one after the other, as the chart does between two decisions. */
export function performAll(state: State, ...rules: readonly ((play: SDPlay) => void)[]): Performed {
  return perform(state, (play) => {
    for (const rule of rules) rule(play);
  });
}

/** Makes a move of a decision, which must be legal. What the chart does next is not done. */
export function answerTo<M extends Move>(state: State, decision: Decision<M>, move: M): Performed {
  const reason = decision.why(state, move);
  if (reason) throw new Error(`The move is refused: ${JSON.stringify(reason)}`);
  return perform(state, (play) => decision.take(play, move));
}

/** The entries of one type, in order. */
export function entriesOf<T extends EntryType>(entries: readonly Entry[], type: T): readonly EntryOf<T>[] {
  return entries.filter((entry): entry is EntryOf<T> => entry.type === type);
}

/** What belongs to seat number so and so. */
export function memberAt(state: State, number: number): Member {
  return memberOf(state, seatOf(number));
}
