/** Width and height of a card, its width being 1, and thickness of one that lies on others. */
export const CARD = { width: 1, height: 1.4, thickness: 0.02 } as const;

/** Height of a card to its width. */
export const CARD_RATIO = CARD.height / CARD.width;
