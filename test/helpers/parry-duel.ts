/**
 * The kernel's test game of rivals: hidden hands, a reaction in the other's turn, a pass that must not tell whether there was
 * a choice, and giving up at any time. Three blows that land win.
 */
import * as v from 'valibot';
import { setup } from 'xstate';
import { chartMeaning, chartWords } from '../../machines/kernel/chart';
import type { Game, GameContext } from '../../machines/kernel/game';
import { answersWith } from '../../machines/kernel/standing';
import { copy, type Draft } from '../../models/kernel/change';
import {
  type Decision,
  NOT_YOUR_TURN,
  rulesOfDecisions,
  type StandingMoves,
} from '../../models/kernel/decisions';
import { type EntryTable, revealsBy } from '../../models/kernel/entry-table';
import type { GameRules } from '../../models/kernel/game-rules';
import { FACE_DOWN, faceDown, withoutLuck } from '../../models/kernel/hidden';
import { createLuck, type Luck, shuffle } from '../../models/kernel/luck';
import type { Outcome, Play, Reason, Seat, SeatId, StateValue, Viewer } from '../../models/kernel/types';

function cardsOf(kind: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => `${kind}-${String(n + 1).padStart(2, '0')}`);
}

/** Ids that nothing else is called by, so that one can be looked for in anything. */
export const CARDS = [...cardsOf('strike', 10), ...cardsOf('parry', 6)];

/** The cards that a text speaks of, by their ids or by the names that people read. */
export function cardsIn(text: string): readonly string[] {
  const found = text.match(/\b(?:strike|parry)[- ]\d\d\b/gi) ?? [];
  return [...new Set(found.map((card) => card.toLowerCase().replace(' ', '-')))];
}
const BLOWS = 3;

export interface DuelState {
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  /** Card ids; of what the viewer may not know only the backs. */
  readonly deck: readonly string[];
  readonly hands: Readonly<Record<SeatId, readonly string[]>>;
  readonly played: readonly string[];
  readonly blows: Readonly<Record<SeatId, number>>;
  readonly turn: SeatId;
  /** The blow that may be parried. */
  readonly blow: string | null;
  readonly outcome: Outcome | null;
}

export type DuelMove =
  | { readonly type: 'STRIKE' | 'PARRY'; readonly card: string }
  | { readonly type: 'DRAW' | 'PASS' }
  | { readonly type: 'CONCEDE'; readonly seat: SeatId };
export type DuelEntry =
  | { readonly type: 'drew'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'struck' | 'parried'; readonly seat: SeatId; readonly card: string }
  | { readonly type: 'hit'; readonly seat: SeatId }
  | { readonly type: 'forced' }
  | { readonly type: 'game-over'; readonly outcome: Outcome };
type DuelPlay = Play<Draft<DuelState>, DuelEntry>;
type DuelDecision = Decision<DuelState, DuelPlay, DuelMove>;

const NOT_NOW: Reason = { id: NOT_YOUR_TURN, params: {} };
const NO_CARD: Reason = { id: 'noCard', params: {} };

function rivalOf({ seats }: Pick<DuelState, 'seats'>, seat: SeatId): SeatId {
  return seats.find(({ id }) => id !== seat)?.id ?? seat;
}

/** Cards of one kind that a seat may play: those whose faces can be seen. */
function held({ hands }: Pick<DuelState, 'hands'>, seat: SeatId, kind: string): readonly string[] {
  return (hands[seat] ?? []).filter((card) => card.startsWith(kind));
}

function end(play: DuelPlay, winner: SeatId, reason: string): void {
  const outcome: Outcome = { winners: [winner], reason, scores: { ...play.state.blows }, rank: null };
  play.state.outcome = copy(outcome) as Draft<Outcome>;
  play.tell({ type: 'game-over', outcome });
}

function leaveHand({ state }: DuelPlay, seat: SeatId, card: string): void {
  state.hands[seat] = (state.hands[seat] ?? []).filter((one) => one !== card);
  state.played.push(card);
}

function draw(play: DuelPlay, seat: SeatId): void {
  const card = play.state.deck.shift();
  if (card === undefined) return;
  play.state.hands[seat]?.push(card);
  play.tell({ type: 'drew', seat, card });
}

/** The blow lands, or was parried; then the other's turn begins, until nobody has anything left. */
function settle(play: DuelPlay, lands: boolean): void {
  const { state } = play;
  const striker = state.turn;
  if (lands) {
    state.blows[striker] = (state.blows[striker] ?? 0) + 1;
    play.tell({ type: 'hit', seat: rivalOf(state, striker) });
  }
  state.blow = null;
  if ((state.blows[striker] ?? 0) >= BLOWS) end(play, striker, 'three-blows');
  else state.turn = rivalOf(state, striker);
}

const turn: DuelDecision = {
  who: (state) => [state.turn],
  /** Drawing at once would tell that there is no Strike. */
  forceable: () => false,
  options: (state) => [
    ...held(state, state.turn, 'strike').map((card) => ({ type: 'STRIKE', card }) as const),
    { type: 'DRAW' },
  ],
  why(state, move) {
    if (move.type === 'DRAW') return null;
    if (move.type !== 'STRIKE') return NOT_NOW;
    return held(state, state.turn, 'strike').includes(move.card) ? null : NO_CARD;
  },
  take(play, move) {
    const { state } = play;
    if (move.type === 'STRIKE') {
      leaveHand(play, state.turn, move.card);
      state.blow = move.card;
      play.tell({ type: 'struck', seat: state.turn, card: move.card });
    } else if (state.deck.length === 0) end(play, rivalOf(state, state.turn), 'no-cards');
    else {
      draw(play, state.turn);
      state.turn = rivalOf(state, state.turn);
    }
  },
};

/** Asked of everybody who holds any card at all: that nothing is asked would tell that there is no Parry. */
const window: DuelDecision = {
  who: (state) => [rivalOf(state, state.turn)],
  forceable: (state) => (state.hands[rivalOf(state, state.turn)] ?? []).length === 0,
  options: (state) => [
    { type: 'PASS' },
    ...held(state, rivalOf(state, state.turn), 'parry').map((card) => ({ type: 'PARRY', card }) as const),
  ],
  why(state, move) {
    if (move.type === 'PASS') return null;
    if (move.type !== 'PARRY') return NOT_NOW;
    return held(state, rivalOf(state, state.turn), 'parry').includes(move.card) ? null : NO_CARD;
  },
  take(play, move) {
    const seat = rivalOf(play.state, play.state.turn);
    if (move.type === 'PARRY') {
      leaveHand(play, seat, move.card);
      play.tell({ type: 'parried', seat, card: move.card });
    }
    settle(play, move.type !== 'PARRY');
  },
};

const DECISIONS = { turn, window };
type DecisionId = keyof typeof DECISIONS;

const STANDING: StandingMoves<DuelState, DuelPlay, DuelMove> = {
  CONCEDE: {
    makers: (_state, { seat }) => [seat],
    why: ({ hands }, { seat }) => (Object.hasOwn(hands, seat) ? null : NO_CARD),
    take: (play, { seat }) => end(play, rivalOf(play.state, seat), 'conceded'),
  },
};

const ROWS: EntryTable<DuelEntry, 'duel'> = {
  drew: { reveals: true, log: 'plain', rule: 'duel' },
  struck: { reveals: true, log: 'plain', rule: 'duel' },
  parried: { reveals: true, log: 'plain', rule: 'duel' },
  hit: { reveals: true, log: 'bad', rule: 'duel' },
  forced: { reveals: false, log: 'quiet', rule: 'duel' },
  'game-over': { reveals: true, log: 'round', rule: 'duel' },
};

function decisionAt(value: StateValue): DecisionId | null {
  return value === 'turn' || value === 'window' ? value : null;
}

/** A check rather than a list: the catalogue of cards is then no data of the page, where a test looks for ids of cards. */
const CARD = v.pipe(
  v.string(),
  v.check((card) => CARDS.includes(card)),
);

const rules: GameRules<DuelState, DuelMove, DuelEntry, Readonly<Record<string, never>>> = {
  id: 'parry-duel',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: v.object({}) as v.GenericSchema<unknown, Readonly<Record<string, never>>>,
  moves: v.variant('type', [
    v.object({ type: v.picklist(['STRIKE', 'PARRY']), card: CARD }),
    v.object({ type: v.picklist(['DRAW', 'PASS']) }),
    v.object({ type: v.literal('CONCEDE'), seat: v.picklist(['seat-1', 'seat-2']) }),
  ]),
  setup(_options, seats, seed) {
    const luck = createLuck(seed);
    const deck = [...CARDS];
    shuffle(luck, deck);
    const hands = Object.fromEntries(seats.map(({ id }) => [id, deck.splice(0, 4)]));
    const blows = Object.fromEntries(seats.map(({ id }) => [id, 0]));
    const first = seats[0]?.id ?? 'seat-1';
    return { seats, luck, deck, hands, played: [], blows, turn: first, blow: null, outcome: null };
  },
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  ...rulesOfDecisions<DuelState, DuelMove, DuelEntry, DecisionId>({
    decisions: DECISIONS,
    standing: STANDING,
    seatsOf: ({ seats }) => seats,
    decisionAt,
    isOver: ({ outcome }) => outcome !== null,
    gameOver: { id: 'gameOver', params: {} },
    params: () => ({}),
    forced: () => ({ type: 'forced' }),
  }),
  secrets: true,
  rivals: true,
  view(state, viewer) {
    if (viewer === 'everyone') return { ...state, luck: withoutLuck() };
    const hands = Object.entries(state.hands).map(([seat, hand]) => [
      seat,
      seat === viewer ? hand : faceDown(hand),
    ]);
    return { ...state, luck: withoutLuck(), deck: faceDown(state.deck), hands: Object.fromEntries(hands) };
  },
  seenEntry: (entry, viewer) =>
    entry.type === 'drew' && viewer !== entry.seat && viewer !== 'everyone'
      ? { ...entry, card: FACE_DOWN }
      : entry,
  seenAside: (aside, viewer) =>
    aside.kind === 'comment' && viewer !== aside.seat && viewer !== 'everyone' ? null : aside,
  reveals: revealsBy<DuelEntry>(ROWS),
  outcome: ({ outcome }) => outcome,
  round: () => 0,
  bot: (_level, seat) => ({
    choose: (_position, legal) => legal.at(-1) ?? { type: 'PASS' },
    explain: ({ state }) => ({ id: 'duel.why', params: { hand: (state.hands[seat] ?? []).join(' ') } }),
  }),
};

const ANSWERS = answersWith<DuelState, DuelPlay, DuelMove, DecisionId, typeof STANDING>(DECISIONS, STANDING);
const { when, take } = chartWords<keyof typeof ANSWERS, 'over' | 'struck' | 'settled', never>();

const machine = setup({
  types: {
    context: {} as GameContext<DuelState, DuelEntry>,
    events: {} as DuelMove,
    input: {} as { readonly state: DuelState },
  },
  ...chartMeaning({
    decisions: ANSWERS,
    queries: {
      over: ({ outcome }: DuelState) => outcome !== null,
      struck: ({ blow }: DuelState) => blow !== null,
      settled: ({ blow }: DuelState) => blow === null,
    },
    steps: {},
    settled: () => true,
  }),
}).createMachine({
  id: 'parry-duel',
  context: ({ input }) => ({ state: copy(input.state), entries: [] }),
  initial: 'turn',
  on: { CONCEDE: take('CONCEDE') },
  states: {
    turn: {
      on: { STRIKE: take('turn'), DRAW: take('turn') },
      always: [
        { guard: when('over'), target: 'over' },
        { guard: when('struck'), target: 'window' },
      ],
    },
    window: {
      on: { PARRY: take('window'), PASS: take('window') },
      always: [
        { guard: when('over'), target: 'over' },
        { guard: when('settled'), target: 'turn' },
      ],
    },
    over: {},
  },
});

export const parryDuel: Game<DuelState, DuelMove, DuelEntry, Readonly<Record<string, never>>> = {
  rules,
  machine,
};

/** Cards that somebody may know: those on the table, and their own; all when the game is over. */
export function known({ hands, played }: DuelState, viewer: Viewer): readonly string[] {
  if (viewer === 'everyone') return CARDS;
  return [...played, ...(viewer === 'table' ? [] : (hands[viewer] ?? []))];
}

/** Two rivals; the second one may be a bot. */
export function rivals(bot = false): readonly Seat[] {
  return [
    { id: 'seat-1', name: 'Ada', controller: { kind: 'human' } },
    { id: 'seat-2', name: 'Bo', controller: bot ? { kind: 'bot', level: 'hard' } : { kind: 'human' } },
  ];
}
