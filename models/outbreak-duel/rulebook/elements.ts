/** What a `?` on anything of the table opens. */
import { CARDS, type CardType } from '../content/cards';
import type { DecisionId } from '../decisions';
import type { EntryType } from '../entries';
import { ENTRY_ROWS } from '../entry-table';
import type { CardId, SurvivorId } from '../ids';
import type { MoveType } from '../moves';
import type { RuleTopic } from '../rule-ids';
import { ENTRY_OF_REASON, type ReasonId } from './refusals';
import type { RulebookEntryId } from './topics';

/** Parts of the panels and of the table that have no ids of their own. */
export type TablePart =
  | 'hp'
  | 'ap'
  | 'tp'
  | 'reserve'
  | 'th'
  | 'hand'
  | 'deck'
  | 'zombie-deck'
  | 'horde-row'
  | 'graveyard'
  | 'exile'
  | 'infection'
  | 'cover'
  | 'grabbed'
  | 'zombie'
  | 'threat'
  | 'weapon'
  | 'items'
  | 'attachments'
  | 'incoming'
  | 'round'
  | 'phase'
  | 'settings';

/** The kinds of things one can ask about, and their ids. */
export interface ElementIds {
  readonly part: TablePart;
  readonly card: CardId;
  readonly survivor: SurvivorId;
  readonly action: MoveType;
  readonly decision: DecisionId;
  readonly reason: ReasonId;
  readonly log: EntryType;
}

export type ElementKind = keyof ElementIds;
type EntriesOf<Id extends string> = Readonly<Record<Id, RulebookEntryId>>;

const PARTS: EntriesOf<TablePart> = {
  hp: 'damage',
  ap: 'resources',
  tp: 'tactical',
  reserve: 'tactical',
  th: 'threat',
  hand: 'privacy',
  deck: 'deck-out',
  'zombie-deck': 'recycling',
  'horde-row': 'horde-row',
  graveyard: 'owners',
  exile: 'owners',
  infection: 'infection',
  cover: 'cover',
  grabbed: 'grab',
  zombie: 'zones',
  threat: 'zones',
  weapon: 'weapon',
  items: 'items',
  attachments: 'attachments',
  incoming: 'damage',
  round: 'turn',
  phase: 'turn',
  settings: 'auto-pass',
};

const CARD_TYPES: EntriesOf<CardType> = {
  weapon: 'weapon',
  item: 'items',
  attachment: 'attachments',
  event: 'cards',
  react: 'reacts',
  scr: 'cards',
  zombie: 'keywords',
};

const ACTIONS: EntriesOf<MoveType> = {
  READY: 'privacy',
  KEEP: 'mulligan',
  ATTACK: 'attack',
  PLAY: 'cards',
  EVENT: 'cards',
  USE_ITEM: 'items',
  USE_ABILITY: 'cards',
  LOOT: 'loot',
  END_SURVIVOR_PHASE: 'turn',
  SPAWN: 'spawning',
  END_SPAWN: 'spawning',
  DECLARE: 'bites',
  ACT: 'zombie-phase',
  END_ABILITIES: 'zombie-phase',
  SNAP_ATTACK: 'snap-attack',
  QUICK_ESCAPE: 'escape',
  REACT: 'reacts',
  PASS: 'windows',
  TARGET: 'cards',
  DONE: 'cards',
  PICK_CARD: 'cards',
  DROP_ITEM: 'items',
  NUMBERS: 'unarmed',
  CONCEDE: 'giving-up',
  AUTO_PASS: 'auto-pass',
};

const DECISIONS: EntriesOf<DecisionId> = {
  handover: 'privacy',
  mulligan: 'mulligan',
  main: 'actions',
  spawn: 'spawning',
  standoff: 'snap-attack',
  chooseAttacker: 'bites',
  attackReact: 'escape',
  abilities: 'zombie-phase',
  needTarget: 'cards',
  needCleave: 'hit-damage',
  needCard: 'cards',
  needDrop: 'items',
  needNumbers: 'unarmed',
  missWindow: 'windows',
  killWindow: 'windows',
  lethalWindow: 'windows',
};

/** Every topic of the log is an entry of that name. */
const TOPIC_ENTRIES: EntriesOf<RuleTopic> = {
  goal: 'goal',
  setup: 'setup',
  turn: 'turn',
  resources: 'resources',
  zones: 'zones',
  cards: 'cards',
  attack: 'attack',
  'zombie-phase': 'zombie-phase',
  damage: 'damage',
  escape: 'escape',
  reacts: 'reacts',
  privacy: 'privacy',
  keywords: 'keywords',
};

type Lookup = { readonly [Kind in ElementKind]: (id: ElementIds[Kind]) => RulebookEntryId };

const LOOKUP: Lookup = {
  part: (id) => PARTS[id],
  card: (id) => CARD_TYPES[CARDS[id].type],
  survivor: () => 'cards',
  action: (id) => ACTIONS[id],
  decision: (id) => DECISIONS[id],
  reason: (id) => ENTRY_OF_REASON[id],
  log: (id) => TOPIC_ENTRIES[ENTRY_ROWS[id].rule],
};

/** The entry that explains a thing. */
export function entryOfElement<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RulebookEntryId {
  return LOOKUP[kind](id);
}
