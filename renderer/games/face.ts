/**
 * What a game shows and lets people do on this table. The app knows games only as `GameFace`: it carries positions,
 * moves and log entries around without looking into them, and hands them back to the face they came from.
 */
import type { ReactNode } from 'react';
import type { Advice as BotAdvice } from '../../machines/kernel/bots';
import type { PlayResult, Seen, Session } from '../../machines/kernel/contract';
import type { Game } from '../../machines/kernel/game';
import type { Tone } from '../../models/kernel/entry-table';
import type { HintCursor } from '../../models/kernel/hints';
import type { Advice, Lesson, LessonCursor } from '../../models/kernel/lesson';
import type { LoadedLuck } from '../../models/kernel/luck';
import type { Rulebook, RulebookEntry } from '../../models/kernel/rulebook';
import type { AnyEntry, AnyMove, Position, Reason, Seat, SeatId } from '../../models/kernel/types';
import type { TimeOfDay } from '../audio/ambience/ambience';
import type { Cue } from '../audio/score';
import type { Command } from '../input/commands';
import type { Timed } from '../motion/director';
import type { Story } from '../motion/story';
import type { View } from '../table/camera/view';
import type { Miniature } from '../table/models/miniature';
import type { Coach } from './coach';
import type { ContentSource } from './content-editor';
import type { RecordsFace } from './records-face';

/** The types of one game: `interface DyingLight extends GameTypes { readonly State: State; ... }`. */
export interface GameTypes {
  readonly State: unknown;
  readonly Move: AnyMove;
  readonly Entry: AnyEntry;
  /** What the table plays when something happens. */
  readonly Motion: Timed;
  /** What people choose before a game begins. */
  readonly Plan: unknown;
  /** What the coach can point at. */
  readonly Spot: object;
}

export type SessionOf<G extends GameTypes> = Session<G['State'], G['Move'], G['Entry']>;
/** What the app's viewer may know of a game. */
export type SnapshotOf<G extends GameTypes> = Seen<G['State'], G['Move'], G['Entry']>;

/** The running game as its own interface uses it: through the eyes of the app's viewer. */
export interface TableGame<G extends GameTypes> {
  getSnapshot(): SnapshotOf<G>;
  subscribe(listener: () => void): () => void;
  /** Why a move can't be made by whoever it belongs to. */
  whyIllegal(move: G['Move']): Reason | null;
  /**
   * Null when a rule broke inside: the app then shows the error page.
   * @param by asked first where the move may be several seats'
   */
  play(move: G['Move'], by?: SeatId): PlayResult<G['Entry']> | null;
  /** What a bot would do for a seat of the viewer's, and why; null where advice is not wanted. Counted in the result. */
  readonly advise: ((seat: SeatId) => BotAdvice<G['Move']> | null) | null;
  /** Takes back the last decision of a person; why not, when that can't be. */
  undo(): Reason | null;
  /** Makes the decision that was taken back again. */
  redo(): Reason | null;
}

interface EditorProps<G extends GameTypes> {
  readonly plan: G['Plan'];
  onChange(plan: G['Plan']): void;
  /** For a game that is played with decks or other content of one's own. */
  readonly source: ContentSource;
}

/** The choices before a game. */
export interface PlanFace<G extends GameTypes> {
  /** A game that can be started with one click. */
  usual(seed: string, loaded: LoadedLuck | null): G['Plan'];
  /** Everything of the plan that can be changed, seats and seed among it. */
  Editor(props: EditorProps<G>): ReactNode;
  /** Begins the game and makes the moves that the plan decided already. */
  start(plan: G['Plan']): SessionOf<G>;
  /** Another game of the same people, offered with the result; left out where there is nothing to swap. */
  readonly again?: {
    /** Message id of its button. */
    readonly label: string;
    plan(state: G['State'], seed: string): G['Plan'];
  };
}

export interface LessonFace<G extends GameTypes> {
  /** Number of steps. */
  readonly steps: number;
  /** Message id of what is said when its game is over: what to play next. */
  readonly after: string;
  /** The game that is played for it, by one person. */
  plan(seed: string): G['Plan'];
  /** The game that is offered when it is over, for the same person. */
  readonly next: {
    /** Message id of what it is called. */
    readonly label: string;
    plan(seed: string): G['Plan'];
  };
  /** What the coach says now; null when the lesson is over. */
  advise(lesson: Lesson<G['State'], G['Move'], G['Entry']>, cursor: LessonCursor): Advice<G['Spot']> | null;
  /** The person made a move while the coach was saying this. */
  afterMove(cursor: LessonCursor, said: Advice<G['Spot']>, move: G['Move']): LessonCursor;
  /** What a bot of the lesson does by its script; null where it chooses for itself. Left out by a lesson without bots. */
  botMove?(lesson: Lesson<G['State'], G['Move'], G['Entry']>): G['Move'] | null;
}

/** A position on the 3D table. The scene goes into the one canvas; how the app wants it drawn it asks `useDrawing`. */
export interface SceneProps<G extends GameTypes> {
  readonly state: G['State'];
  /** What happened on the way here; null shows the position at once. */
  readonly story: Story<G['Motion']> | null;
  /** Any change ends the story at once. */
  readonly skip?: number;
}

/** Which small hints the players of a game have had; kept beside its save. */
export interface HintMemory {
  readonly said: HintCursor;
  keep(said: HintCursor): void;
}

/** A game being played. */
export interface PlayProps<G extends GameTypes> {
  readonly game: TableGame<G>;
  readonly story: Story<G['Motion']>;
  readonly skip: number;
  /** Moves of the open decision; none while a bot decides. Keeps its identity while the position does. */
  readonly legal: readonly G['Move'][];
  /** Null without a lesson and while the coach waits. */
  readonly coach: Coach<G['Spot']> | null;
  /** False while a menu lies over the table: then only the table is shown, and nothing around it. */
  readonly shown: boolean;
  /** Whether to ask before something is lost for good. */
  readonly confirmations: boolean;
  /** Null where small hints are not wanted; a game may have none. */
  readonly hints: HintMemory | null;
  /** Somebody looks at their cards while people look on together, or lays them down again (null). */
  readonly onPeek: (seat: SeatId | null) => void;
  readonly onMenu: () => void;
}

/** Decisions of a game with secrets at which people at one screen look on together, all hands face down. */
export interface TogetherFace<G extends GameTypes> {
  /** Whether no curtain comes before the open decision. */
  isTogether(position: Position<G['State']>): boolean;
  /** Whether everybody may know that a move can be made, whatever anybody holds. */
  isOpen(move: G['Move']): boolean;
  /** The move that taking up one's cards is, where the rules wait for one; null elsewhere. */
  pickUpMove(snapshot: SnapshotOf<G>): G['Move'] | null;
}

/** What people have said once and for all that they want. */
export interface Wishes {
  /** Whether replies are asked for in duels: always, from a heavier blow on, or never. */
  readonly autoPass: 'ask' | 'small' | 'all';
  /** A card that has room is kept without asking. */
  readonly keepFitting: boolean;
}

/** A move that somebody wants by their wishes. */
export interface Wished<G extends GameTypes> {
  readonly move: G['Move'];
  readonly by: SeatId;
}

/** The miniatures of a game, for whoever paints them. Their names are the messages `paint.figure.<game>.<id>`. */
export interface FiguresFace {
  readonly ids: readonly string[];
  /** Fetches them, once: always the same promise. */
  load(): Promise<Readonly<Record<string, Miniature>>>;
}

/** One line of the log. */
export interface LogText {
  readonly text: string;
  readonly tone: Tone;
  /** The entry of the rulebook that it comes from. */
  readonly rule: string | null;
}

/** How a game sounds. */
export interface SoundFace<G extends GameTypes> {
  /** The sounds of a log entry, and how far into its motion each begins; none for what is only said. */
  soundsOf(entry: G['Entry'], before: readonly G['Entry'][]): readonly Cue[];
  /** Which ambience lies under the table. */
  timeOf(state: G['State']): TimeOfDay;
}

interface StateProps<G extends GameTypes> {
  readonly state: G['State'];
}

/**
 * Everything that one game brings to the app. Its name and its card on the new-game screen are the messages
 * `game.<id>.name`, `game.<id>.about` and `game.<id>.minutes`.
 */
export interface Face<G extends GameTypes> {
  readonly game: Game<G['State'], G['Move'], G['Entry'], unknown>;
  readonly plan: PlanFace<G>;
  /** Null for a game without a lesson. */
  readonly lesson: LessonFace<G> | null;
  readonly rulebook: Rulebook;
  /** Address of the picture beside an entry of the rulebook; null for none. Left out by a game without pictures. */
  rulePicture?(entry: RulebookEntry): string | null;
  /** What keys do in it besides what they do in every game. */
  readonly commands: readonly Command[];
  /** Chapters of "How to play": `<chapter>.title` and `<chapter>.text` are their words. */
  readonly chapters: readonly string[];

  /** The quiet table behind the title. */
  backdrop(): G['State'];
  /** From where the title looks at it, a camera as low as a miniature is high; the whole table if left out. */
  readonly vantage?: View;
  /** Address of a picture of its table, as on a box; none if left out. */
  readonly cover?: string;
  Scene(props: SceneProps<G>): ReactNode;
  /** Left out by a game of cards alone. */
  readonly figures?: FiguresFace;
  motionsOf(entries: readonly G['Entry'][]): readonly G['Motion'][];
  /** Milliseconds that a bot waits, where the rules say so. */
  readonly botPause?: number;
  /** Left out by a game whose people look one at a time. */
  readonly together?: TogetherFace<G>;
  /**
   * Decisions at which people who come back, or who are handed the screen, are told what happened while they were away: where a
   * turn begins. Left out by a game that tells it in words of its own.
   */
  readonly awayAt?: readonly string[];
  /** What a person wants done for them in this position; null for nothing. Left out by a game that knows no wishes. */
  wished?(snapshot: SnapshotOf<G>, wishes: Wishes): Wished<G> | null;
  /** Left out by a game that plays in silence. */
  readonly sound?: SoundFace<G>;

  Play(props: PlayProps<G>): ReactNode;
  /** What lies around the table while a replay is watched: in the top bar, left and right of the table. */
  readonly panels: {
    Top(props: StateProps<G>): ReactNode;
    Left(props: StateProps<G>): ReactNode;
    Right(props: StateProps<G>): ReactNode;
  };
  /** What the result counts. */
  Statistics(props: { readonly snapshot: SnapshotOf<G> }): ReactNode;
  /** What is kept of finished games. Left out by a game of which the records only count who won. */
  readonly records?: RecordsFace<G>;

  /**
   * A log entry in words; null for what the table shows and nobody needs to read.
   * @param state tells who plays whom, and nothing else
   */
  tell(entry: G['Entry'], state: G['State']): LogText | null;
  /**
   * How much the game turned on an entry, for the story that its result tells; 0 for what that passes over. Left out by a game
   * without a story.
   */
  worthOf?(entry: G['Entry']): number;
  /**
   * An entry for that story, where the words of the log need those before them; null where they don't. Left out by a game whose
   * lines all stand alone.
   * @param before what happened just before, oldest first
   */
  episodeOf?(entry: G['Entry'], state: G['State'], before: readonly G['Entry'][]): string | null;
  /** The Round that begins with this entry; null for all others. */
  roundBegun(entry: G['Entry']): number | null;
  /** What the list of saved games says about a position: its Round and one line. */
  summaryOf(snapshot: SnapshotOf<G>): { readonly round: number; readonly line: string };
  /** A seat with what it plays, such as "Ada (Mara and Juno)". */
  seatName(seat: Seat, state: G['State']): string;
}

/** A game whose own types matter to nobody here. */
export type GameFace = Face<GameTypes>;
export type AnySession = SessionOf<GameTypes>;
export type AnySnapshot = SnapshotOf<GameTypes>;

/** A game on the table: its session, and the face that understands it. */
export interface Match {
  readonly face: GameFace;
  readonly session: AnySession;
}
