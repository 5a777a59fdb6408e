/** The table of contents of the rulebook: topics in reading order, each with its entries in reading order. */
export const TOPICS = {
  goal: ['goal', 'deck-out', 'one-danger', 'giving-up'],
  start: ['setup', 'horde-row', 'mulligan', 'first-player'],
  turn: ['turn', 'actions', 'loot', 'first-event', 'end-of-turn'],
  points: ['resources', 'tactical', 'threat'],
  table: ['zones', 'owners', 'cards', 'weapon', 'items', 'attachments'],
  attack: ['attack', 'hit-roll', 'unarmed', 'hit-damage', 'snap-attack'],
  horde: ['zombie-phase', 'spawning', 'boss', 'recycling', 'advance', 'bites'],
  harm: ['damage', 'reductions', 'after-damage', 'deaths'],
  replies: ['escape', 'escape-and-reacts', 'reacts', 'windows', 'asked'],
  privacy: ['privacy', 'looking', 'auto-pass'],
  words: ['keywords', 'infection', 'cover', 'stun', 'grab'],
  decks: ['decks', 'deck-text'],
} as const;

export type TopicId = keyof typeof TOPICS;
export type RulebookEntryId = (typeof TOPICS)[TopicId][number];
