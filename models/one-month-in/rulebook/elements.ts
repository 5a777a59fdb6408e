/** What a `?` on anything of the table opens. */
import { LOOT, type LootKind } from '../content/loot';
import { TILES, type TileKind } from '../content/tiles';
import type { DecisionId } from '../decisions';
import type { EntryType } from '../entries';
import { ENTRY_ROWS } from '../entry-table';
import type { LootId, TileId } from '../ids';
import type { MoveType } from '../moves';
import { ENTRY_OF_REASON, type ReasonId } from './refusals';
import type { RulebookEntryId } from './topics';

/** Parts of a team's panel and of the table that have no ids of their own. */
export type TablePart =
  | 'points'
  | 'survivors'
  | 'action-points'
  | 'food'
  | 'salvage'
  | 'flags'
  | 'fences'
  | 'armed'
  | 'suited'
  | 'worked-farms'
  | 'hold'
  | 'round'
  | 'food-supply'
  | 'zombie-supply'
  | 'unseen-loot'
  | 'fog'
  | 'outer'
  | 'inner'
  | 'whole'
  | 'zombies'
  | 'loot-stack'
  | 'claim'
  | 'value'
  | 'rooms'
  | 'infest'
  | 'odds'
  | 'attack-odds';

/** The kinds of things one can ask about, and their ids. */
export interface ElementIds {
  readonly part: TablePart;
  readonly tile: TileId;
  readonly loot: LootId;
  readonly action: MoveType;
  readonly decision: DecisionId;
  readonly reason: ReasonId;
  readonly log: EntryType;
}

export type ElementKind = keyof ElementIds;
type EntriesOf<Id extends string> = Readonly<Record<Id, RulebookEntryId>>;

const PARTS: EntriesOf<TablePart> = {
  points: 'points',
  survivors: 'points',
  'action-points': 'action-points',
  food: 'feeding',
  salvage: 'salvage',
  flags: 'flags',
  fences: 'fences',
  armed: 'arming',
  suited: 'suiting',
  'worked-farms': 'five-farms',
  hold: 'holding',
  round: 'last-round',
  'food-supply': 'food',
  'zombie-supply': 'fog',
  'unseen-loot': 'open-table',
  fog: 'fog',
  outer: 'zones',
  inner: 'zones',
  whole: 'zones',
  zombies: 'waiting',
  'loot-stack': 'loot',
  claim: 'reclaiming',
  value: 'points',
  rooms: 'loot',
  infest: 'fog',
  odds: 'fight',
  'attack-odds': 'attack-dice',
};

const TILE_KINDS: EntriesOf<TileKind> = {
  base: 'base',
  unique: 'holding',
  farm: 'farms',
  plain: 'reclaiming',
};

const LOOT_KINDS: EntriesOf<LootKind> = {
  salvage: 'salvage',
  survivors: 'found-people',
  zombies: 'found-zombies',
};

const ACTIONS: EntriesOf<MoveType> = {
  PLACE_SETUP_FENCE: 'first-fences',
  FEED: 'feeding',
  FEED_DONE: 'feeding',
  MOVE: 'walking',
  ENTER: 'inside',
  EXIT: 'inside',
  RECLAIM: 'reclaiming',
  SCAVENGE: 'loot',
  FARM: 'farm-work',
  TEAR_DOWN: 'tearing-down',
  ATTACK_HERE: 'attacks',
  BUILD_FENCE: 'fences',
  ARM: 'arming',
  SUIT: 'suiting',
  END_TURN: 'turn',
  ATTACK: 'arrival',
  HOLD_BACK: 'arrival',
  FIGHT_ROUND: 'fight',
  RUN: 'running',
  SACRIFICE: 'sacrifice',
  PRESS_ON: 'attack-dice',
  WITHDRAW: 'withdrawing',
};

const DECISIONS: EntriesOf<DecisionId> = {
  placeFences: 'first-fences',
  feeding: 'feeding',
  acting: 'turn',
  arrivalChoice: 'arrival',
  fightDecide: 'fight',
  attackDecide: 'attack-dice',
};

type Lookup = { readonly [Kind in ElementKind]: (id: ElementIds[Kind]) => RulebookEntryId };

const LOOKUP: Lookup = {
  part: (id) => PARTS[id],
  tile: (id) => TILE_KINDS[TILES[id].kind],
  loot: (id) => LOOT_KINDS[LOOT[id].kind],
  action: (id) => ACTIONS[id],
  decision: (id) => DECISIONS[id],
  reason: (id) => ENTRY_OF_REASON[id],
  log: (id) => ENTRY_ROWS[id].rule,
};

/** The entry that explains a thing. */
export function entryOfElement<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RulebookEntryId {
  return LOOKUP[kind](id);
}
