/**
 * The language in which scenarios are written: plain JSON, no code. The engine knows this vocabulary and no scenario.
 * Every union has one field that tells its members apart: `op`, `cond`, `expr`, `at`, `who`, `on`.
 */
import type { Verbatim } from '../../kernel/types';
import type {
  AreaId,
  Difficulty,
  InfectedType,
  ItemId,
  ScenarioCardId,
  ScenarioId,
  TokenId,
  TokenKind,
  ZoneId,
} from '../ids';

/** Key of a sentence in the locale files. */
export type MessageId = string;

/** What people read: a sentence of the locale files, or the words of whoever made the scenario. */
export type Sentence = MessageId | Verbatim;

/** One value for 1, 2, 3 and 4 Runners. */
export type PerRunners<T> = readonly [T, T, T, T];
export type PerDifficulty<T> = Readonly<Record<Difficulty, T>>;
export type Scaled<T> = PerDifficulty<PerRunners<T>>;

/* ---------------------------------------------------------------- numbers */

/**
 * Allowed wherever a number stands; a plain number is itself.
 * - `round`, `lastRound`, `runners` (n): where the game stands.
 * - `salvage`, `heavyWounds`: sums over all Runners.
 * - `var`: a scenario variable; `runnerVar`: that variable of the acting Runner, 0 until it is set.
 * - `param`: a number parameter for the difficulty and the number of Runners in play.
 * - `+`, `min`, `max`: of any number of values; `-`, `*`, `/`, `%`: from left to right. `/` is exact; `ceil` rounds up.
 */
export type Expr =
  | number
  | { readonly expr: 'round' | 'lastRound' | 'runners' | 'salvage' | 'heavyWounds' }
  | { readonly expr: 'var' | 'runnerVar' | 'param'; readonly name: string }
  | { readonly expr: 'ceil'; readonly of: Expr }
  | { readonly expr: '+' | '-' | '*' | '/' | '%' | 'min' | 'max'; readonly of: readonly Expr[] };

/* ---------------------------------------------------------------- who */

/** The seat of the acting Runner, or the group (DL-GOLD-02). */
export type Decider = 'actor' | 'group';

/**
 * - `actor`: the Runner whose action set it off.
 * - `each`: the op happens once for every Runner, in seat order.
 * - `chosen`: one that the decider picks, among the Runners for whom the op would change something.
 * - `highestTempo`: ties are a group choice.
 * - `nearestTo`: fewest Areas from the Zone's Area; ties are a group choice.
 * - `random`: drawn by luck.
 * - `number`: the first, second, ... Runner in seat order; nobody where there are fewer.
 */
export type RunnerRef =
  | { readonly who: 'actor' | 'each' | 'highestTempo' | 'random' }
  | { readonly who: 'chosen'; readonly decider: Decider }
  | { readonly who: 'nearestTo'; readonly zone: ZoneId }
  | { readonly who: 'number'; readonly number: number };

/** Whom a condition asks about: the acting Runner, or whether it holds for at least one. */
export type Witness = 'actor' | 'any';

/* ---------------------------------------------------------------- conditions */

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * - `runnerIn` / `runnerInArea`: at least one Runner stands there.
 * - `allRunnersIn`: every Runner stands in one of the Areas.
 * - `has`: carries the Item (in the Weapon slot counts).
 * - `wounded`: has a Light or a Heavy Wound.
 * - `basicInPool`: has a Basic die in the active pool.
 * - `areaUv`: UV light covers the Area (DL-ENV-05).
 * - `tokenOn`: the token lies on the map and is switched on.
 * - `noToken`: none of these tokens, or none of this kind, lies on the map.
 */
export type Cond =
  | { readonly cond: 'all' | 'any'; readonly of: readonly Cond[] }
  | { readonly cond: 'not'; readonly of: Cond }
  | { readonly cond: 'allRunnersIn'; readonly areas: readonly AreaId[] }
  | { readonly cond: 'runnerIn'; readonly zone: ZoneId }
  | { readonly cond: 'runnerInArea'; readonly area: AreaId }
  | { readonly cond: 'has'; readonly runner: Witness; readonly item: ItemId }
  | { readonly cond: 'wounded' | 'basicInPool'; readonly runner: Witness }
  | { readonly cond: 'areaUv'; readonly area: AreaId }
  | { readonly cond: 'tokenOn'; readonly token: TokenId }
  | { readonly cond: 'noToken'; readonly tokens: TokenPattern }
  | { readonly cond: 'night' }
  | { readonly cond: 'compare'; readonly left: Expr; readonly is: Comparison; readonly right: Expr };

/* ---------------------------------------------------------------- tokens and places */

/** Any token of a kind, or any of the named ones. */
export type TokenPattern = { readonly kind: TokenKind } | { readonly ids: readonly TokenId[] };

/** A token by its id; `this` is the one that fired the trigger. */
export type TokenRef = TokenId | 'this';

/** Zones by name, or those of a list parameter for the difficulty and the number of Runners in play. */
export type ZonesRef = readonly ZoneId[] | { readonly param: string };

/**
 * Where a spawn happens (DL-SPAWN-02..07).
 * - `nearestNest`: the Nest nearest to the Runner or to the Area; ties are a group choice.
 * - `nest`: Nest 1, 2 or 3. `eachNest`: the whole count in every Nest, in the order of their numbers.
 */
export type SpawnPlace =
  | { readonly at: 'nearestNest'; readonly to: RunnerRef | { readonly area: AreaId } }
  | { readonly at: 'nest'; readonly nest: number }
  | { readonly at: 'area'; readonly area: AreaId }
  | { readonly at: 'eachNest' };

/* ---------------------------------------------------------------- operations */

export interface Option {
  readonly id: string;
  readonly text: Sentence;
  /** Offered only while it holds. */
  readonly when?: Cond;
  readonly do: readonly Op[];
}

/**
 * Ops of a list run in order; one that waits for a decision holds up the rest.
 * - `reveal`: every human seat acknowledges the card, then its `onReveal` runs, then the rest of this list.
 * - `placeEach`: the first id on the first Zone, and so on until the Zones run out.
 * - `placeNext`: `count` free tokens of the kind, each on the next site of the list; lists cycle.
 * - `expire`: tokens of the kind that have seen `endPhases` End Phases leave, each followed by `do`; before the win check.
 * - `spread`: DL-SPREAD. `spawn`: one by one (DL-SPAWN-04).
 * - `uv`: switches a UV token; DL-ENV-06 follows when it goes on.
 * - `draw`: the top card of a deck. `give`: a card that was set aside.
 * - `heal`: DL-WND-06. `upgrade`: DL-UPG-01. `moveEffect`: DL-MOVE-08.
 * - `choice`: one of the options whose `when` holds.
 * - `if`: the ops only while the condition holds at that moment.
 * - `setLimit`: the last Round becomes this one.
 */
export type Op =
  | { readonly op: 'reveal'; readonly card: ScenarioCardId }
  | { readonly op: 'placeToken'; readonly kind: TokenKind; readonly id: TokenId; readonly zone: ZoneId }
  | {
      readonly op: 'placeEach';
      readonly kind: TokenKind;
      readonly ids: readonly TokenId[];
      readonly zones: ZonesRef;
    }
  | { readonly op: 'placeNext'; readonly kind: TokenKind; readonly list: string; readonly count: Expr }
  | {
      readonly op: 'expire';
      readonly kind: TokenKind;
      readonly endPhases: number;
      readonly do: readonly Op[];
    }
  | { readonly op: 'removeToken'; readonly token: TokenRef }
  | { readonly op: 'spread'; readonly area: AreaId }
  | { readonly op: 'spawn'; readonly type: InfectedType; readonly count: Expr; readonly at: SpawnPlace }
  | { readonly op: 'uv'; readonly token: TokenId; readonly on: boolean }
  | { readonly op: 'draw'; readonly runner: RunnerRef; readonly deck: 'common' | 'epic' }
  | { readonly op: 'give'; readonly runner: RunnerRef; readonly item: ItemId }
  | { readonly op: 'heal'; readonly runner: RunnerRef; readonly amount: Expr }
  | { readonly op: 'upgrade'; readonly runner: RunnerRef }
  | { readonly op: 'moveEffect'; readonly runner: RunnerRef; readonly steps: Expr }
  | { readonly op: 'choice'; readonly decider: Decider; readonly options: readonly Option[] }
  | { readonly op: 'if'; readonly when: Cond; readonly do: readonly Op[] }
  | { readonly op: 'set'; readonly var: string; readonly value: Expr }
  | { readonly op: 'add'; readonly var: string; readonly value: Expr }
  | {
      readonly op: 'setRunner' | 'addRunner';
      readonly runner: RunnerRef;
      readonly var: string;
      readonly value: Expr;
    }
  | { readonly op: 'setLimit'; readonly round: Expr }
  | { readonly op: 'win' | 'lose' }
  | { readonly op: 'log'; readonly text: Sentence };

/* ---------------------------------------------------------------- triggers */

/**
 * - `interact`: a Runner Interacts with one of the tokens (DL-INT-01).
 * - `tokenTaken`: a loot token of the kind was taken, after its card is drawn.
 * - `enterZone`, `enterArea`: a Runner has moved there.
 * - `roundStart`: of that Round. `eventToken`: that Event token came up (DL-END-05). `endPhase`: of every Round.
 */
export type TriggerEvent =
  | { readonly on: 'interact'; readonly tokens: TokenPattern }
  | { readonly on: 'tokenTaken'; readonly kind: TokenKind }
  | { readonly on: 'enterZone'; readonly zone: ZoneId }
  | { readonly on: 'enterArea'; readonly area: AreaId }
  | { readonly on: 'roundStart'; readonly round: number }
  | { readonly on: 'eventToken'; readonly event: number }
  | { readonly on: 'endPhase' };

/**
 * Conditions are looked at when the event happens, before any op runs. An `interact` is answered by the first trigger
 * that listens to the token, is not used up and whose `when` holds; if there is none the Interact is illegal. Of all
 * other events every such trigger runs, in the order of the list.
 */
export interface Trigger {
  readonly id: string;
  readonly event: TriggerEvent;
  readonly when?: Cond;
  /** Why an `interact` is refused while `when` does not hold: the text of reason `conditionUnmet`. */
  readonly refusal?: Sentence;
  /** Used up after it has run once in a game. */
  readonly once?: true;
  readonly do: readonly Op[];
}

/* ---------------------------------------------------------------- scenario */

/** What is printed on a card: its title, the story, and what to do. */
export interface CardText {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

/** Its sentences are `dl.card.<id>.title`, `.text` and `.rule` in the locale, unless it brings words of its own. */
export interface Card {
  readonly id: ScenarioCardId;
  readonly words?: CardText;
  /** It says what to do next; the others are events and side jobs. */
  readonly goal?: true;
  readonly onReveal: readonly Op[];
}

/** A token that lies on the map from the start. `on` is given for what can be switched. */
export interface TokenAtSetup {
  readonly id: TokenId;
  readonly kind: TokenKind;
  readonly zone: ZoneId;
  readonly on?: boolean;
}

export interface SiteList {
  readonly zones: readonly ZoneId[];
  readonly shuffled: boolean;
}

export interface RoundEndStep {
  readonly when?: Cond;
  readonly do: readonly Op[];
}

/** A rank is earned by scores below `below`; null for all that is left. */
export interface Rank {
  readonly below: number | null;
  readonly name: MessageId;
}

/**
 * A number that players keep an eye on. Its sentence is filled with `{value}`, `{limit}` and, where every Runner has a
 * number of its own, `{runner}`; the numbers follow after a maker's own words.
 */
export interface Counter {
  readonly text: Sentence;
  readonly value: Expr;
  readonly limit?: Expr;
  readonly eachRunner?: true;
}

/** Its name is `dl.scenario.<id>.name` in the locale; that of one that people made is with them. */
export interface Scenario {
  /** A `ScenarioId` for those of the box. */
  readonly id: string;
  readonly startRound: number;
  readonly lastRound: PerDifficulty<number>;
  readonly startZone: ZoneId;
  /** Zones of Nest 1, 2, 3. */
  readonly nests: readonly ZoneId[];
  readonly biters: Readonly<Partial<Record<AreaId, number>>>;
  /** Further Biters are placed one by one in `order`, which repeats. */
  readonly extraBiters: { readonly count: Scaled<number>; readonly order: readonly AreaId[] };
  /** All tokens but Nests. */
  readonly tokens: readonly TokenAtSetup[];
  /** Number of an Event token -> its space on the Round tracker. */
  readonly eventSpaces: Readonly<Record<number, number>>;
  readonly firstCard: ScenarioCardId;
  readonly vars: Readonly<Record<string, number>>;
  readonly params: Readonly<Record<string, Scaled<number | readonly ZoneId[]>>>;
  readonly lists: Readonly<Record<string, SiteList>>;
  /** In number order; never shuffled. */
  readonly cards: readonly Card[];
  readonly triggers: readonly Trigger[];
  /** Shown beside the goal, in this order. */
  readonly counters?: readonly Counter[];
  /** Looked at in every End Phase, before the last Round ends the game (DL-WIN-03). */
  readonly win: Cond;
  /** Looked at whenever it may have changed (DL-WIN-02). */
  readonly lossExtra?: Cond;
  /** After the marker has moved and its Event was executed. */
  readonly roundEnd?: readonly RoundEndStep[];
  /** Worked out after a win. */
  readonly score?: Expr;
  /** From the lowest upwards. */
  readonly ranks?: readonly Rank[];
}

/** A scenario that somebody made, with what people read of it. It travels with the games that are played by it. */
export interface OwnScenario {
  readonly name: string;
  readonly maker: string;
  /** What it is about, in a sentence or two. */
  readonly text: string;
  /** The scenario of the box whose picture stands for it. */
  readonly picture: ScenarioId;
  readonly rules: Scenario;
}

/** What a game is played by: a scenario of the box by its id, or its own copy of one that somebody made. */
export type ScenarioChoice = ScenarioId | OwnScenario;
