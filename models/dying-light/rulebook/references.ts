/** Which numbered rules each entry of the rulebook tells, and which entries it is worth reading next. */
import type { RULE_IDS } from '../rule-ids';
import type { RulebookEntryId } from './topics';

export type RuleId = (typeof RULE_IDS)[number];
/** The letters and number of a rule without the game's prefix, so that a table of them stays readable. */
type ShortRule = RuleId extends `DL-${infer Short}` ? Short : never;

export interface References {
  readonly rules: readonly RuleId[];
  readonly see: readonly RulebookEntryId[];
}

function tells(rules: readonly ShortRule[], ...see: readonly RulebookEntryId[]): References {
  return { rules: rules.map((rule): RuleId => `DL-${rule}`), see };
}

/** An entry that tells no numbered rule. */
function explains(...see: readonly RulebookEntryId[]): References {
  return { rules: [], see };
}

export const REFERENCES: Readonly<Record<RulebookEntryId, References>> = {
  aim: tells(['WIN-01', 'WIN-02'], 'last-round', 'elimination', 'errand'),
  'last-round': tells(['WIN-03'], 'end-checks', 'difficulty'),
  'golden-rules': tells(['GOLD-01', 'GOLD-02'], 'term-group'),
  preparation: explains('action-dice', 'skills', 'gear-prevents', 'attack'),

  phases: tells(['ROUND-01'], 'activation', 'exposure-order', 'end-phase'),
  'day-order': tells(['ROUND-02'], 'activation', 'night-order'),
  'night-order': tells(['ROUND-03'], 'night-activation', 'day-order'),
  'round-tracker': tells(['ROUND-04'], 'nightfall', 'events'),
  activation: tells(['ACT-01', 'ACT-04'], 'gather', 'roll', 'run', 'attack', 'interact'),
  'empty-pool': tells(['ACT-05'], 'interact', 'use'),

  'action-dice': explains('boosts', 'momentum', 'upgrades'),
  gather: tells(['ACT-02'], 'cooldown', 'momentum'),
  roll: tells(['ACT-03'], 'boosts'),
  track: tells(['ACT-06', 'ACT-07'], 'tempo', 'exposure-value'),
  boosts: tells(['BOOST-01'], 'evade', 'jump-climb-boosts', 'power', 'block', 'push'),
  evade: tells(['BOOST-02'], 'risk', 'risk-roll'),
  'jump-climb-boosts': tells(['BOOST-03'], 'jump', 'climb', 'skills'),
  power: tells(['BOOST-04'], 'special-attack'),
  block: tells(['BOOST-05'], 'defend-dice'),
  push: tells(['BOOST-06', 'BOOST-07'], 'push-damage', 'move-order'),
  'push-damage': tells(['BOOST-08'], 'damage', 'fire'),
  upgrades: tells(['UPG-01'], 'action-dice'),

  tempo: tells(['TEMPO-01'], 'track', 'exposure-value'),
  'tempo-die': tells(['TEMPO-02'], 'forced-fatigue', 'lose-momentum'),
  momentum: tells(['TEMPO-03', 'MOM-01', 'MOM-02'], 'keep-momentum', 'gear-boosts', 'skills'),
  'keep-momentum': tells(['MOM-03'], 'momentum', 'end-phase'),
  'lose-momentum': tells(['MOM-04'], 'wounds', 'tempo-die'),

  'zones-areas': tells(['MOVE-01'], 'run', 'range'),
  run: tells(['MOVE-02'], 'climb', 'rough', 'risk'),
  climb: tells(['MOVE-03'], 'jump-climb-boosts', 'run'),
  jump: tells(['MOVE-04'], 'jump-climb-boosts', 'jump-pad', 'risk'),
  'jump-pad': tells(['MOVE-05', 'ENV-02'], 'jump'),
  crowds: tells(['MOVE-06', 'MOVE-07'], 'risk'),
  'free-steps': tells(['MOVE-08'], 'run', 'climb'),
  'move-order': tells(['MOVE-09'], 'push', 'risk-roll'),

  risk: tells(['RISK-01', 'RISK-02', 'RISK-03'], 'evade', 'fire', 'risk-roll'),
  'risk-roll': tells(['RISK-04'], 'risk-symbols', 'evade'),
  'risk-symbols': tells(['RISK-05'], 'risk-harm', 'risk-exposure', 'risk-spawn', 'gear-prevents'),
  'risk-exposure': tells(['RISK-06'], 'exposure-token', 'chase'),
  'risk-harm': tells(['RISK-07'], 'forced-fatigue', 'wounds'),
  'risk-spawn': tells(['RISK-08'], 'full-area', 'uv'),
  'utility-risk': tells(['RISK-09'], 'interact', 'use', 'exchange'),

  'exposure-value': tells(['EXP-01'], 'track', 'exposure-token', 'chase'),
  'exposure-order': tells(['EXP-02', 'EXP-08'], 'exposure-value', 'exposure-cards'),
  'exposure-cards': tells(['EXP-03'], 'spawn', 'enemy-moves', 'enemy-attack'),
  'exposure-deck': tells(['EXP-04', 'EXP-05'], 'exposure-cards', 'nightfall'),
  'exposure-token': tells(['EXP-07'], 'risk-exposure', 'chase'),
  'silent-areas': tells(['EXP-06'], 'enemy-attack'),
  chase: tells(['CHASE-01', 'CHASE-02', 'CHASE-03'], 'shake-off', 'exposure-token'),
  'shake-off': tells(['CHASE-04'], 'chase', 'uv'),

  attack: tells(['ATK-01', 'ATK-09'], 'special-attack', 'damage', 'range'),
  range: tells(['RANGE-01'], 'attack', 'spear', 'zones-areas'),
  'special-attack': tells(['ATK-02'], 'power', 'voluntary-fatigue'),
  damage: tells(['ATK-03', 'ATK-05'], 'crits', 'weak-spots', 'infected'),
  crits: tells(['ATK-04'], 'damage', 'cleave'),
  cleave: tells(['ATK-06'], 'damage', 'crits'),
  'knock-down': tells(['ATK-07'], 'end-phase', 'push'),
  'weak-spots': tells(['ATK-08', 'ATK-10'], 'fire', 'skills', 'wound-cards'),

  'enemy-attack': tells(['EATK-01', 'EATK-03'], 'attack-die', 'defend'),
  attackers: tells(['EATK-02'], 'enemy-attack'),
  defend: tells(['DEF-01', 'EATK-04'], 'defend-dice', 'desperate-defence', 'armor'),
  'defend-dice': tells(['DEF-02'], 'block', 'track', 'momentum'),
  'desperate-defence': tells(['DEF-03'], 'voluntary-fatigue', 'tempo-die'),
  armor: tells(['DEF-04'], 'gear-prevents'),
  'attack-die': tells(['EATK-05', 'EATK-06'], 'wounds', 'enemy-attack'),
  'lost-defence': tells(['DEF-05'], 'defend'),

  fatigue: tells(['FAT-01'], 'forced-fatigue', 'voluntary-fatigue', 'cooldown'),
  'forced-fatigue': tells(['FAT-02', 'FAT-03'], 'gear-prevents', 'tempo-die'),
  'voluntary-fatigue': tells(['FAT-04'], 'special-attack', 'desperate-defence'),
  cooldown: tells(['FAT-06'], 'gather'),
  'tired-momentum': tells(['FAT-05'], 'momentum', 'skills'),

  wounds: tells(['WND-01', 'WND-02'], 'elimination', 'healing'),
  elimination: tells(['WND-03'], 'aim'),
  'wound-cards': tells(['WND-04', 'WND-05'], 'wounds'),
  'wound-chain': tells(['WND-07'], 'forced-fatigue'),
  healing: tells(['WND-06'], 'wounds', 'use'),

  'gear-boosts': tells(['GEAR-01'], 'momentum', 'boosts'),
  'gear-prevents': tells(['GEAR-02'], 'gear-limits', 'armor'),
  'gear-limits': tells(['GEAR-03'], 'risk-symbols', 'forced-fatigue', 'chase'),
  skills: tells(['GEAR-04'], 'momentum'),

  use: tells(['USE-01'], 'utility-risk', 'inventory'),
  inventory: tells(['USE-04'], 'switch-weapon', 'exchange'),
  'switch-weapon': tells(['USE-02'], 'inventory', 'attack'),
  exchange: tells(['USE-03'], 'utility-risk', 'inventory'),
  interact: tells(['INT-01'], 'utility-risk', 'loot', 'spear', 'objectives'),
  'winning-interact': tells(['INT-02'], 'aim'),

  fire: tells(['ENV-01'], 'risk', 'weak-spots'),
  rough: tells(['ENV-08'], 'run', 'jump'),
  loot: tells(['ENV-03'], 'interact', 'score'),
  spear: tells(['ENV-04'], 'damage', 'range'),
  uv: tells(['ENV-05'], 'uv-clears', 'shake-off'),
  'uv-clears': tells(['ENV-06'], 'spread', 'uv'),
  nests: tells(['ENV-07'], 'spawn'),
  electricity: tells(['ENV-09'], 'interact', 'uv'),
  npc: tells(['NPC-01'], 'interact'),
  objectives: explains('interact', 'scenario-cards'),

  infected: tells(['ENEMY-01'], 'biter', 'viral', 'volatile', 'howler'),
  biter: explains('shamble', 'who-goes-where', 'damage'),
  viral: explains('scent', 'spawn', 'damage'),
  volatile: explains('hunt', 'crits', 'damage'),
  howler: explains('scream', 'enemy-attack', 'crits'),
  spawn: tells(['SPAWN-01', 'SPAWN-02', 'SPAWN-07'], 'nests', 'full-area', 'spawn-supply'),
  'spawn-supply': tells(['SPAWN-03'], 'spawn'),
  'full-area': tells(['SPAWN-04', 'SPAWN-05', 'SPAWN-06'], 'spread'),
  spread: tells(['SPREAD-01', 'SPREAD-02'], 'spread-who', 'full-area'),
  'spread-who': tells(['SPREAD-03', 'SPREAD-04'], 'spread', 'uv-clears'),
  'enemy-moves': tells(['EMOVE-01', 'EMOVE-02', 'EMOVE-06'], 'sweep', 'who-goes-where'),
  'who-goes-where': tells(['EMOVE-03'], 'zones-areas', 'uv'),
  sweep: tells(['EMOVE-04', 'EMOVE-05'], 'enemy-moves'),
  sprinters: tells(['EMOVE-07'], 'sweep', 'exposure-cards'),

  nightfall: tells(['NIGHT-01'], 'night-order', 'exposure-deck'),
  'night-activation': tells(['NIGHT-02'], 'scream', 'hunt', 'scent', 'shamble'),
  scream: tells(['NIGHT-03'], 'howler'),
  hunt: tells(['NIGHT-04'], 'volatile', 'night-paths'),
  scent: tells(['NIGHT-05'], 'viral', 'night-paths'),
  shamble: tells(['NIGHT-06'], 'biter'),
  'night-paths': tells(['NIGHT-07'], 'uv', 'night-activation'),

  'end-phase': tells(['END-01', 'END-02', 'END-03'], 'keep-momentum', 'end-checks'),
  'end-checks': tells(['END-04'], 'aim', 'last-round'),
  events: tells(['END-05'], 'nightfall', 'scenario-cards'),
  'night-shuffle': tells(['END-06'], 'night-order', 'gather'),

  'scenario-cards': explains('objectives', 'events'),
  errand: explains('aim', 'score'),
  market: explains('aim'),
  dark: explains('aim', 'uv'),
  difficulty: explains('last-round', 'scream'),
  score: explains('loot'),

  'term-runner': explains('preparation'),
  'term-seat': explains('golden-rules'),
  'term-zone': explains('zones-areas'),
  'term-area': explains('zones-areas'),
  'term-level': explains('climb', 'jump'),
  'term-obstacle': explains('climb'),
  'term-border': explains('run', 'climb'),
  'term-action-die': explains('action-dice'),
  'term-pool': explains('gather', 'roll'),
  'term-track': explains('track'),
  'term-tempo': explains('tempo', 'tempo-die'),
  'term-momentum-slot': explains('momentum'),
  'term-momentum-spot': explains('momentum'),
  'term-has-momentum': explains('skills', 'tired-momentum'),
  'term-holds-momentum': explains('momentum', 'tired-momentum'),
  'term-fatigue-slots': explains('fatigue'),
  'term-cooldown-slots': explains('cooldown'),
  'term-boost': explains('boosts'),
  'term-risk-symbol': explains('risk-symbols'),
  'term-exposure-value': explains('exposure-value'),
  'term-exposure-token': explains('exposure-token'),
  'term-chase-card': explains('chase'),
  'term-wound': explains('wounds'),
  'term-infected': explains('infected'),
  'term-standing': explains('knock-down'),
  'term-nest': explains('nests', 'spawn'),
  'term-uv-area': explains('uv'),
  'term-spread': explains('spread'),
  'term-move-x': explains('free-steps'),
  'term-range-x': explains('range'),
  'term-group': explains('golden-rules'),
  'term-salvage': explains('loot', 'score'),
};
