/** What a `?` on anything of the table opens. */
import { rulesOfEntries } from '../../kernel/entry-table';
import type { GearSlot, Prevention } from '../content/gear';
import type { DecisionId } from '../decisions';
import type { EntryType } from '../entries';
import { ENTRY_ROWS } from '../entry-table';
import type { Boost, DieType, InfectedType, RiskSymbol, ScenarioId, TokenKind } from '../ids';
import type { ActingMove, DefendingMove, MoveKind } from '../moves';
import { ENTRY_OF_REASON, type ReasonId } from './refusals';
import type { RulebookEntryId } from './topics';

export { isReasonId } from './refusals';

/** Parts of a Runner's board and of the table that have no ids of their own. */
export type TablePart =
  | 'pool'
  | 'track'
  | 'tempo'
  | 'momentum-spot'
  | 'fatigue'
  | 'cooldown'
  | 'weapon'
  | 'skill'
  | 'items'
  | 'salvage'
  | 'exposure-value'
  | 'exposure-token'
  | 'exposure-deck'
  | 'chase'
  | 'light-wound'
  | 'heavy-wound'
  | 'activation-card'
  | 'round-tracker'
  | 'scenario-card'
  | 'zone'
  | 'area'
  | 'wall'
  | 'damage-die';

/** The kinds of things one can ask about, and their ids. */
export interface ElementIds {
  readonly part: TablePart;
  readonly die: DieType;
  /** Face of an Action die. */
  readonly face: Boost | 'blank';
  /** Face of the Risk die. */
  readonly risk: RiskSymbol;
  readonly 'gear-slot': GearSlot;
  readonly prevents: Prevention;
  readonly infected: InfectedType;
  readonly token: TokenKind;
  readonly scenario: ScenarioId;
  readonly move: MoveKind;
  readonly action: Exclude<ActingMove['type'], 'MOVE'> | DefendingMove['type'];
  readonly decision: DecisionId;
  readonly reason: ReasonId;
  readonly log: EntryType;
}

export type ElementKind = keyof ElementIds;
type EntriesOf<Id extends string> = Readonly<Record<Id, RulebookEntryId>>;

const PARTS: EntriesOf<TablePart> = {
  pool: 'roll',
  track: 'track',
  tempo: 'tempo',
  'momentum-spot': 'momentum',
  fatigue: 'fatigue',
  cooldown: 'cooldown',
  weapon: 'attack',
  skill: 'skills',
  items: 'inventory',
  salvage: 'score',
  'exposure-value': 'exposure-value',
  'exposure-token': 'exposure-token',
  'exposure-deck': 'exposure-cards',
  chase: 'chase',
  'light-wound': 'wounds',
  'heavy-wound': 'wounds',
  'activation-card': 'night-order',
  'round-tracker': 'round-tracker',
  'scenario-card': 'scenario-cards',
  zone: 'zones-areas',
  area: 'zones-areas',
  wall: 'climb',
  'damage-die': 'damage',
};

const TOKENS: EntriesOf<TokenKind> = {
  'loot-common': 'loot',
  'loot-epic': 'loot',
  inhibitor: 'upgrades',
  electricity: 'electricity',
  fire: 'fire',
  rough: 'rough',
  nest: 'nests',
  objective: 'objectives',
  npc: 'npc',
  'jump-pad': 'jump-pad',
  spear: 'spear',
  uv: 'uv',
};

const ACTIONS: EntriesOf<ElementIds['action']> = {
  ATTACK: 'attack',
  USE: 'use',
  SWITCH_WEAPON: 'switch-weapon',
  EXCHANGE: 'exchange',
  INTERACT: 'interact',
  PASS: 'activation',
  DEFEND: 'defend-dice',
  DESPERATE: 'desperate-defence',
  GEAR: 'armor',
  VEST: 'armor',
  COMMIT: 'defend',
};

const DECISION_ENTRIES: EntriesOf<DecisionId> = {
  chooseRunners: 'preparation',
  chooseGear: 'preparation',
  chooseWeapon: 'preparation',
  scenarioIntro: 'scenario-cards',
  chooseRunner: 'day-order',
  acting: 'activation',
  pickArea: 'exposure-order',
  assign: 'attackers',
  attackQueue: 'attackers',
  defending: 'defend',
  preventFatigue: 'gear-limits',
  fatigueDie: 'forced-fatigue',
  preventWound: 'gear-limits',
  preventExposure: 'gear-limits',
  spendCrits: 'crits',
  cleave: 'cleave',
  knock: 'knock-down',
  push: 'push',
  chooseNest: 'spawn',
  chooseSpreadStart: 'spread',
  chooseSweepStart: 'sweep',
  chooseStep: 'night-paths',
  pickRunner: 'golden-rules',
  healChoice: 'healing',
  moveEffect: 'free-steps',
  woundChoice: 'wounds',
  firecrackers: 'use',
  bottleArea: 'use',
  bottleKill: 'use',
  syrup: 'use',
  upgrade: 'upgrades',
  exchange: 'exchange',
  scenarioChoice: 'scenario-cards',
  ackCard: 'scenario-cards',
};

const ENTRIES: { readonly [Kind in ElementKind]: EntriesOf<ElementIds[Kind]> } = {
  part: PARTS,
  die: { basic: 'action-dice', parkour: 'action-dice', combat: 'action-dice', momentum: 'momentum' },
  face: {
    evade: 'evade',
    jump: 'jump-climb-boosts',
    climb: 'jump-climb-boosts',
    power: 'power',
    block: 'block',
    push: 'push',
    blank: 'action-dice',
  },
  risk: {
    safe: 'risk-symbols',
    exposure: 'risk-exposure',
    fatigue: 'risk-harm',
    wound: 'risk-harm',
    spawn: 'risk-spawn',
  },
  'gear-slot': { jacket: 'gear-prevents', gloves: 'gear-prevents', shoes: 'gear-prevents' },
  prevents: { armor: 'armor', fatigue: 'gear-limits', exposure: 'gear-limits' },
  infected: { biter: 'biter', viral: 'viral', volatile: 'volatile', howler: 'howler' },
  token: TOKENS,
  scenario: { 'sc-errand': 'errand', 'sc-market': 'market', 'sc-dark': 'dark' },
  move: { run: 'run', climb: 'climb', jump: 'jump', pad: 'jump-pad' },
  action: ACTIONS,
  decision: DECISION_ENTRIES,
  reason: ENTRY_OF_REASON,
  log: rulesOfEntries(ENTRY_ROWS),
};

/** The entry of the rulebook that explains a thing of the table: `entryOfElement('token', 'fire')`. */
export function entryOfElement<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RulebookEntryId {
  return ENTRIES[kind][id];
}
