/**
 * The order in which solid things are drawn; what has none comes first (0), what can be seen through after them all. What shines through
 * (`glimpse`) comes after all that may stand in front of it and before the pieces themselves; what lies under everything comes last, so
 * that no pixel of it is painted where something stands.
 */
export const DRAWN = { glimpse: 1, pieces: 2, ground: 3, tabletop: 4 } as const;
