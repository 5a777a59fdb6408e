/** The table of contents of the rulebook: topics in reading order, each with its entries in reading order. */
export const TOPICS = {
  goal: ['aim', 'points', 'ties', 'five-farms', 'fifty', 'last-round', 'open-table'],
  start: ['options', 'city', 'base', 'first-fences'],
  turn: ['turn', 'action-points', 'straggler', 'feeding', 'food'],
  moving: ['zones', 'walking', 'fog', 'inside', 'waiting'],
  fights: ['fight', 'casualties', 'cleared', 'lost-fight', 'running', 'sacrifice'],
  land: [
    'reclaiming',
    'paying',
    'recapture',
    'captured-base',
    'flags',
    'loot',
    'salvage',
    'found-people',
    'found-zombies',
    'farms',
    'farm-work',
  ],
  gear: ['trading', 'fences', 'tearing-down', 'arming', 'suiting', 'gear-limits'],
  rivals: ['attacks', 'arrival', 'attack-dice', 'withdrawing', 'holding'],
} as const;

export type TopicId = keyof typeof TOPICS;
export type RulebookEntryId = (typeof TOPICS)[TopicId][number];
