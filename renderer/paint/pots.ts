/** The paint rack: pots as on a hobbyist's desk, in rows from skin to metal. */
export const POTS = {
  porcelain: '#d9b196',
  tan: '#b87f58',
  umber: '#6f4429',
  ash: '#93998c',
  moss: '#7f9a5e',
  violet: '#7c6488',
  bone: '#cfc4a4',
  straw: '#cda653',
  rust: '#a2552c',
  leather: '#6b4526',
  coal: '#3a3b42',
  iron: '#7d868e',
  brick: '#9c3a2e',
  scarlet: '#c8352b',
  signal: '#e2762a',
  brass: '#c99a3e',
  lemon: '#dccb4a',
  olive: '#6d7440',
  bottle: '#2f6a4c',
  teal: '#1f8c86',
  sky: '#5a93bd',
  navy: '#33467a',
  plum: '#6f479f',
  rose: '#c2708a',
} as const;

export type Pot = keyof typeof POTS;
export const POT_IDS = Object.keys(POTS) as readonly Pot[];

/** The pot of a colour; null for one that somebody mixed. */
export function potOf(colour: string): Pot | null {
  return POT_IDS.find((pot) => POTS[pot] === colour) ?? null;
}
