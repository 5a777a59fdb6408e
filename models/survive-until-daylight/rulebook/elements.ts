/** What a `?` on anything of the table opens. */
import type { DecisionId } from '../decisions';
import type { EntryType } from '../entries';
import { ENTRY_ROWS } from '../entry-table';
import type { CharacterId, HordeType, PileCardId, RecipeId, UniqueWeaponId } from '../ids';
import type { MoveType } from '../moves';
import { entryOfCard } from './cards';
import { ENTRY_OF_REASON, type ReasonId } from './refusals';
import type { RulebookEntryId } from './topics';

/** Parts of a seat's board and of the table that have no ids of their own. */
export type TablePart =
  | 'health'
  | 'slots'
  | 'token'
  | 'wave'
  | 'allies'
  | 'barricades'
  | 'traps'
  | 'spears'
  | 'stun'
  | 'line'
  | 'active-pile'
  | 'rubble-pile'
  | 'assault'
  | 'combat-deck'
  | 'rounds'
  | 'phase'
  | 'forecast';

/** The kinds of things one can ask about, and their ids. */
export interface ElementIds {
  readonly part: TablePart;
  readonly card: PileCardId | UniqueWeaponId;
  readonly horde: HordeType;
  readonly recipe: RecipeId;
  readonly character: CharacterId;
  readonly action: MoveType;
  readonly decision: DecisionId;
  readonly reason: ReasonId;
  readonly log: EntryType;
}

export type ElementKind = keyof ElementIds;
type EntriesOf<Id extends string> = Readonly<Record<Id, RulebookEntryId>>;

const PARTS: EntriesOf<TablePart> = {
  health: 'one-death',
  slots: 'slots',
  token: 'first-player',
  wave: 'wave',
  allies: 'allies',
  barricades: 'barricade',
  traps: 'trap',
  spears: 'spear',
  stun: 'grenade',
  line: 'line',
  'active-pile': 'pile',
  'rubble-pile': 'decks',
  assault: 'assault',
  'combat-deck': 'combat-cards',
  rounds: 'last-round',
  phase: 'phases',
  forecast: 'enemy-damage',
};

const HORDE: EntriesOf<HordeType> = {
  wanderer: 'wanderer',
  raider: 'raider',
  brute: 'brute',
  monster: 'monster',
  survivor: 'survivors',
};

const RECIPES: EntriesOf<RecipeId> = {
  'rc-barricade': 'barricade',
  'rc-spear': 'spear',
  'rc-trap': 'trap',
  'rc-grenade': 'grenade',
};

const CHARACTERS: EntriesOf<CharacterId> = {
  'ch-pillar': 'pillar',
  'ch-psycho': 'psycho',
  'ch-trigger': 'trigger',
  'ch-drifter': 'drifter',
  'ch-haggler': 'haggler',
  'ch-hipster': 'hipster',
};

const ACTIONS: EntriesOf<MoveType> = {
  PICK_CHARACTER: 'characters',
  SET_FIRST: 'first-player',
  PICK_STARTER: 'starter-weapon',
  SET_SEAT_OPTION: 'lucky',
  DISCARD: 'throw-away',
  DRAW: 'draw',
  SCOUT: 'drifter',
  SCOUT_TAKE: 'drifter',
  KEEP: 'keep',
  LEAVE: 'keep',
  ACCEPT: 'wave',
  DELAY: 'delay',
  OFFER: 'gift',
  TAKE: 'answer',
  REFUSE: 'answer',
  JUNK_MARKET: 'haggler',
  READY: 'trade',
  UNREADY: 'trade',
  HEAL: 'healing',
  PLAY: 'specials',
  CHEER: 'cheer',
  ATTACK: 'attack',
  CRAFT: 'crafting',
  END_TURN: 'turn',
  LUCKY: 'lucky',
  PASS: 'lucky',
  CHOOSE: 'combat-cards',
  SPREAD: 'spread',
  CARRY: 'psycho',
  SKIP: 'psycho',
  ABSORB: 'allies',
};

const DECISIONS: EntriesOf<DecisionId> = {
  pickCharacter: 'characters',
  pickFirst: 'first-player',
  pickStarter: 'starter-weapon',
  searchTurn: 'draw',
  scout: 'drifter',
  keep: 'keep',
  wave: 'wave',
  tradeOpen: 'trade',
  offer: 'answer',
  marketKeep: 'haggler',
  combatTurn: 'turn',
  lucky: 'lucky',
  choose: 'combat-cards',
  spread: 'spread',
  carry: 'psycho',
  cheer: 'cheer',
  absorb: 'allies',
};

type Lookup = { readonly [Kind in ElementKind]: (id: ElementIds[Kind]) => RulebookEntryId };

const LOOKUP: Lookup = {
  part: (id) => PARTS[id],
  card: entryOfCard,
  horde: (id) => HORDE[id],
  recipe: (id) => RECIPES[id],
  character: (id) => CHARACTERS[id],
  action: (id) => ACTIONS[id],
  decision: (id) => DECISIONS[id],
  reason: (id) => ENTRY_OF_REASON[id],
  log: (id) => ENTRY_ROWS[id].rule,
};

/** The entry that explains a thing. */
export function entryOfElement<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RulebookEntryId {
  return LOOKUP[kind](id);
}
