/** The table of contents of the rulebook: topics in reading order, each with its entries in reading order. */
export const TOPICS = {
  goal: ['aim', 'points', 'last-round'],
  start: ['city', 'base'],
  turn: ['turn', 'straggler', 'feeding'],
  moving: ['zones', 'walking', 'fog', 'inside'],
  fights: ['fight', 'running', 'sacrifice', 'lost-fight'],
  land: ['reclaiming', 'recapture', 'flags', 'loot', 'farms'],
  gear: ['fences', 'arming', 'suiting'],
  rivals: ['attacks', 'withdrawing', 'holding'],
} as const;

export type TopicId = keyof typeof TOPICS;
export type RulebookEntryId = (typeof TOPICS)[TopicId][number];
