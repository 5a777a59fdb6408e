/**
 * Tables of Outbreak Duel for tests. S is `seat-1` with Dutch, Z is `seat-2` with Ines; unless a test says otherwise a person
 * plays S against a bot, so that a window opens only where there is a legal reply (OD-PRIV-01).
 */
import type { OpenSession } from '../../machines/kernel/contract';
import { createSession, resumeSession } from '../../machines/kernel/session';
import { outbreakDuel } from '../../machines/outbreak-duel/game';
import type { Controller, Seat, SeatId, StateValue } from '../../models/kernel/types';
import { ITEMS } from '../../models/outbreak-duel/content/items';
import { WEAPONS } from '../../models/outbreak-duel/content/weapons';
import { ZOMBIES } from '../../models/outbreak-duel/content/zombies';
import type { DecisionId } from '../../models/outbreak-duel/decisions';
import type { Entry, EntryOf, EntryType } from '../../models/outbreak-duel/entries';
import type {
  AttachmentId,
  ItemId,
  SurvivorCardId,
  WeaponId,
  ZombieId,
} from '../../models/outbreak-duel/ids';
import type { Move } from '../../models/outbreak-duel/moves';
import { setup } from '../../models/outbreak-duel/setup';
import type { Item, Options, Player, State, Weapon, Zombie, Zone } from '../../models/outbreak-duel/state';

export type ODSession = OpenSession<State, Move, Entry>;

export const S = 'seat-1';
export const Z = 'seat-2';

export const USUAL: Options = {
  decks: ['hold', 'sight'],
  firstPlayer: 0,
  headStartTh: 2,
  handicapHp: [0, 0],
};

const BOT: Controller = { kind: 'bot', level: 'hard' };
const PERSON: Controller = { kind: 'human' };

/** Who sits there: people or bots, S first. */
export function seats(...who: readonly ('person' | 'bot')[]): readonly Seat[] {
  return who.map((kind, index) => ({
    id: `seat-${index + 1}` as SeatId,
    name: ['Dora', 'Ivo'][index] ?? '',
    controller: kind === 'bot' ? BOT : PERSON,
  }));
}

export function weapon(card: WeaponId, more: Partial<Weapon> = {}): Weapon {
  const { dur } = WEAPONS[card];
  return { card, dur, durMax: dur, spent: false, attachments: [], ...more };
}

export function armed(card: WeaponId, ...attachments: readonly AttachmentId[]): Weapon {
  return weapon(card, { attachments });
}

/** Items have numbers from 900. */
export function items(...cards: readonly (ItemId | readonly [ItemId, Partial<Item>])[]): readonly Item[] {
  return cards.map((given, index) => {
    const [card, more] = typeof given === 'string' ? [given, {}] : given;
    return { uid: 900 + index, card, dur: ITEMS[card].dur, spent: false, ...more };
  });
}

type GivenZombie = ZombieId | readonly [ZombieId, Partial<Zombie>];

export interface Plan {
  readonly s?: Partial<Player>;
  readonly z?: Partial<Player>;
  /** Numbered from 1, the Threat Zone first. */
  readonly threat?: readonly GivenZombie[];
  readonly street?: readonly GivenZombie[];
  /** Faces to come, in order. */
  readonly dice?: readonly number[];
  readonly more?: Partial<State>;
  readonly seats?: readonly Seat[];
  readonly options?: Partial<Options>;
}

function standing(given: readonly GivenZombie[], zone: Zone, from: number): readonly Zombie[] {
  return given.map((one, index) => {
    const [card, more] = typeof one === 'string' ? [one, {}] : one;
    const { hp } = ZOMBIES[card];
    return {
      uid: from + index,
      card,
      hp,
      zone,
      sick: false,
      stunned: false,
      attacked: false,
      acted: false,
      ...more,
    };
  });
}

/** A table in the third round of S. */
export function table({
  s,
  z,
  threat = [],
  street = [],
  dice = [],
  more,
  options,
  ...plan
}: Plan = {}): State {
  const state = setup({ ...USUAL, ...options }, plan.seats ?? seats('person', 'bot'), 'a test');
  const board = [...standing(threat, 'threat', 1), ...standing(street, 'zombie', threat.length + 1)];
  const ready = { mulliganed: true, zombiePhases: 2 };
  const [one, other] = state.players;
  return {
    ...state,
    round: 3,
    phase: 'survivor',
    nextUid: 100,
    luck: { ...state.luck, dice: dice.map((face) => ({ die: 'd6', face: String(face) })) },
    players: [
      { ...one, ...ready, ap: 3, tp: 2, board, ...s },
      { ...other, ...ready, hordeRow: ['ZR1', 'ZR2', 'ZR3', 'ZR4'], ...z },
    ],
    ...more,
  };
}

const inPhase = (name: string): StateValue => ({ flow: { turn: { zombiePhase: name } }, resolver: 'idle' });

/** Where the chart stands while it waits for a decision of the game's course. */
const WAITING: Readonly<Partial<Record<DecisionId, StateValue>>> = {
  mulligan: { flow: { setup: 'mulligan' }, resolver: 'idle' },
  main: { flow: { turn: { survivorPhase: 'main' } }, resolver: 'idle' },
  spawn: inPhase('spawn'),
  standoff: inPhase('standoff'),
  chooseAttacker: inPhase('chooseAttacker'),
  abilities: inPhase('abilities'),
};

export function sessionAt(state: State, decision: DecisionId = 'main'): ODSession {
  const { options, seats: sitting } = state;
  const value = WAITING[decision];
  if (!value) throw new Error(`No table begins at ${decision}.`);
  const phase = decision === 'main' ? 'survivor' : 'zombie';
  return resumeSession(
    outbreakDuel,
    { options, seats: sitting, seed: 'a test' },
    { value, state: { ...state, phase }, log: [], moves: [], asides: [] },
  );
}

/** The table in the Survivor Phase of S. */
export function acting(plan: Plan = {}): ODSession {
  return sessionAt(table(plan));
}

/** Z has to choose who attacks first. */
export function attacking(plan: Plan = {}): ODSession {
  return sessionAt(table(plan), 'chooseAttacker');
}

/** Two people, and a zombie that attacks S, who is asked in the own corner (OD-PRIV-04). */
export function inWindow(hand: readonly SurvivorCardId[]): ODSession {
  const session = attacking({ seats: seats('person', 'person'), s: { hand }, threat: ['ZB1', 'ZW1'] });
  play(session, { type: 'DECLARE', zombie: 1, surge: false });
  return session;
}

export function newDuel(
  options: Partial<Options> = {},
  sitting = seats('person', 'bot'),
  seed = 'a test',
): ODSession {
  return createSession(outbreakDuel, { options: { ...USUAL, ...options }, seats: sitting, seed });
}

/** Plays moves that must be legal, and returns what happened. */
export function play(session: ODSession, ...moves: readonly Move[]): readonly Entry[] {
  return moves.flatMap((move) => {
    const result = session.playByAnyone(move);
    if (!result.ok) throw new Error(`Refused ${JSON.stringify(move)}: ${result.reason.id}`);
    return result.entries;
  });
}

export function stateOf(session: ODSession): State {
  return session.whole().position.state;
}

export function survivor(session: ODSession): Player {
  return stateOf(session).players[0];
}

export function controller(session: ODSession): Player {
  return stateOf(session).players[1];
}

export function decisionIn(session: ODSession): string {
  return session.whole().prompt.id;
}

export function whyNot(session: ODSession, move: Move): string | null {
  return session.whyIllegal(move)?.id ?? null;
}

/** What is done at a decision by somebody who does nothing. */
const IDLE: Readonly<Record<string, Move>> = {
  handover: { type: 'READY' },
  main: { type: 'END_SURVIVOR_PHASE' },
  spawn: { type: 'END_SPAWN' },
  abilities: { type: 'END_ABILITIES' },
};

/** Both do nothing until the next Survivor Phase waits. @returns what happened */
export function nextTurn(session: ODSession): readonly Entry[] {
  const { active } = stateOf(session);
  const told: Entry[] = [];
  while (!session.whole().outcome && (stateOf(session).active === active || decisionIn(session) !== 'main')) {
    const [first] = session.legalMoves();
    const idle =
      IDLE[decisionIn(session)] ?? session.legalMoves().find(({ type }) => type === 'PASS') ?? first;
    if (idle) told.push(...play(session, idle));
  }
  return told;
}

/** The types of moves that are offered. */
export function offered(session: ODSession): readonly string[] {
  return [...new Set(session.legalMoves().map(({ type }) => type))].sort();
}

/** HP of the zombies on the board of S by their cards, oldest first. */
export function hpOf(session: ODSession): readonly (readonly [ZombieId, number])[] {
  return survivor(session).board.map(({ card, hp }) => [card, hp]);
}

/** Zombies in a zone on the board of S. */
export function inZone(session: ODSession, zone: Zone): readonly ZombieId[] {
  return survivor(session)
    .board.filter((zombie) => zombie.zone === zone)
    .map(({ card }) => card);
}

export function entriesOf<T extends EntryType>(entries: readonly Entry[], type: T): readonly EntryOf<T>[] {
  return entries.filter((entry): entry is EntryOf<T> => entry.type === type);
}

export const attack = (target: number, ...numbers: readonly number[]): Move =>
  numbers.length > 0 ? { type: 'ATTACK', target, numbers } : { type: 'ATTACK', target };
export const playCard = (card: SurvivorCardId): Move => ({ type: 'PLAY', card });
export const event = (card: SurvivorCardId): Move => ({ type: 'EVENT', card });
export const react = (card: SurvivorCardId): Move => ({ type: 'REACT', card });
export const declare = (zombie: number, surge = false): Move => ({ type: 'DECLARE', zombie, surge });
export const target = (zombie: number): Move => ({ type: 'TARGET', zombie });
export const END: Move = { type: 'END_SURVIVOR_PHASE' };
export const END_SPAWN: Move = { type: 'END_SPAWN' };
export const PASS: Move = { type: 'PASS' };
export const ESCAPE: Move = { type: 'QUICK_ESCAPE' };
