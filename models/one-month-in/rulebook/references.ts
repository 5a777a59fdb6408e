/** Which numbered rules each entry of the rulebook tells, and which entries it is worth reading next. */
import type { RulebookEntryId } from './topics';

export interface References {
  readonly rules: readonly string[];
  readonly see: readonly RulebookEntryId[];
}

/** @param rules letters and numbers without the game's prefix, several in one text */
function tells(rules: string, ...see: readonly RulebookEntryId[]): References {
  return { rules: rules.split(' ').map((rule) => `OM-${rule}`), see };
}

export const REFERENCES: Readonly<Record<RulebookEntryId, References>> = {
  aim: tells('END-01 SCORE-06', 'points', 'holding', 'five-farms', 'fifty'),
  points: tells('SCORE-01 SCORE-02 SCORE-03 SCORE-04', 'aim', 'ties', 'reclaiming', 'salvage'),
  ties: tells('SCORE-05', 'points'),
  'five-farms': tells('END-02', 'farm-work', 'farms', 'aim'),
  fifty: tells('END-05', 'points', 'aim'),
  'last-round': tells('END-06', 'options', 'aim'),
  'open-table': tells('INFO-01', 'fog', 'loot'),

  options: tells('SETUP-01', 'city', 'base'),
  city: tells('SETUP-02 SETUP-03 SETUP-04 SETUP-05', 'fog', 'holding', 'base'),
  base: tells('SETUP-06 SETUP-07 SETUP-09', 'first-fences', 'captured-base', 'straggler'),
  'first-fences': tells('SETUP-08', 'fences'),

  turn: tells('TURN-01 TURN-04 TURN-07', 'action-points', 'feeding', 'farms', 'holding'),
  'action-points': tells('TURN-02 TURN-05 TURN-08', 'feeding', 'walking', 'paying'),
  straggler: tells('TURN-03', 'base', 'turn'),
  feeding: tells('FEED-01 FEED-02 FEED-03', 'action-points', 'food', 'farms'),
  food: tells('FEED-04', 'farms', 'feeding'),

  zones: tells('MOVE-01 MOVE-06 MOVE-11', 'inside', 'attacks', 'reclaiming'),
  walking: tells('MOVE-02 MOVE-03 MOVE-04', 'fences', 'fog', 'inside', 'arrival'),
  fog: tells('MOVE-05', 'waiting', 'inside'),
  inside: tells('MOVE-07 MOVE-08', 'fight', 'zones', 'running'),
  waiting: tells('MOVE-09 MOVE-10', 'inside', 'lost-fight'),

  fight: tells(
    'FIGHT-01 FIGHT-02 FIGHT-03 FIGHT-04 FIGHT-07 FIGHT-08',
    'running',
    'sacrifice',
    'arming',
    'suiting',
    'casualties',
  ),
  casualties: tells('FIGHT-05 FIGHT-06', 'fight', 'attack-dice'),
  cleared: tells('FIGHT-09', 'reclaiming', 'fight'),
  'lost-fight': tells('FIGHT-10', 'found-zombies', 'flags', 'running'),
  running: tells('RUN-01 RUN-03 RUN-04', 'sacrifice', 'lost-fight', 'feeding'),
  sacrifice: tells('RUN-02', 'running', 'lost-fight'),

  reclaiming: tells('CLAIM-01 CLAIM-03 CLAIM-04 CLAIM-08', 'paying', 'recapture', 'loot', 'attacks'),
  paying: tells('CLAIM-02', 'reclaiming', 'feeding'),
  recapture: tells('CLAIM-05', 'reclaiming', 'attacks', 'captured-base'),
  'captured-base': tells('CLAIM-06', 'recapture', 'straggler'),
  flags: tells('CLAIM-07', 'reclaiming', 'zones'),
  loot: tells('LOOT-01 LOOT-02 LOOT-03 LOOT-08', 'salvage', 'found-people', 'found-zombies'),
  salvage: tells('LOOT-04', 'trading', 'points'),
  'found-people': tells('LOOT-05', 'loot', 'points'),
  'found-zombies': tells('LOOT-06 LOOT-07', 'fight', 'lost-fight', 'loot'),
  farms: tells('FARM-01 FARM-02 FARM-05 FARM-06', 'farm-work', 'food', 'five-farms'),
  'farm-work': tells('FARM-03 FARM-04', 'farms', 'five-farms'),

  trading: tells('TURN-06 GEAR-01', 'fences', 'arming', 'suiting'),
  fences: tells('FENCE-01 FENCE-02 FENCE-03 FENCE-04 FENCE-06', 'tearing-down', 'first-fences', 'walking'),
  'tearing-down': tells('FENCE-05', 'fences'),
  arming: tells('GEAR-02', 'trading', 'gear-limits', 'attack-dice'),
  suiting: tells('GEAR-03', 'trading', 'gear-limits', 'fight'),
  'gear-limits': tells('GEAR-04 GEAR-05', 'arming', 'suiting'),

  attacks: tells('PVP-01 PVP-03 PVP-04 PVP-11 PVP-12', 'arrival', 'attack-dice', 'withdrawing'),
  arrival: tells('PVP-02', 'attacks', 'walking'),
  'attack-dice': tells('PVP-05 PVP-06 PVP-07 PVP-10', 'attacks', 'arming', 'casualties', 'recapture'),
  withdrawing: tells('PVP-08', 'attacks', 'attack-dice'),
  holding: tells('END-03 END-04 PVP-09', 'aim', 'attacks', 'fences'),
};
