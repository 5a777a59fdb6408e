/** The miniatures and tokens of the box: their models, how many there are and the colours of their rims. */
import { use } from 'react';
import { loadModels } from '../../../../table/models/load';
import { type Miniature, miniatureOf, tokenOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { CHARACTER_COLOURS, HORDE_COLOURS } from '../colours';
import { FIGURE_IDS, type FigureId } from './figure-ids';

export const TOKEN_IDS = ['barricade', 'trap', 'spear', 'grenade', 'skull', 'first-player', 'wave'] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

export type ModelId = FigureId | TokenId;

interface Kind {
  /** Most pieces of it on the table. */
  readonly capacity: number;
  /** Height of a person in cells; tokens are made to the measure of a person. */
  readonly scale: number;
}

interface FigureKind extends Kind {
  /** Colour of the base's rim. */
  readonly rim: string;
}

const CHARACTER = { capacity: 1, scale: 1.75 };
const HORDE = { capacity: 12, scale: 2.05 };

const FIGURES: Readonly<Record<FigureId, FigureKind>> = {
  pillar: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-pillar'] },
  psycho: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-psycho'] },
  trigger: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-trigger'] },
  drifter: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-drifter'] },
  haggler: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-haggler'] },
  hipster: { ...CHARACTER, rim: CHARACTER_COLOURS['ch-hipster'] },
  'wanderer-a': { ...HORDE, rim: HORDE_COLOURS.wanderer },
  'wanderer-b': { ...HORDE, rim: HORDE_COLOURS.wanderer },
  'wanderer-c': { ...HORDE, rim: HORDE_COLOURS.wanderer },
  'raider-a': { ...HORDE, rim: HORDE_COLOURS.raider },
  'raider-b': { ...HORDE, rim: HORDE_COLOURS.raider },
  brute: { ...HORDE, rim: HORDE_COLOURS.brute },
  monster: { ...HORDE, rim: HORDE_COLOURS.monster, capacity: 2, scale: 1.6 },
  'survivor-a': { ...HORDE, rim: HORDE_COLOURS.survivor },
  'survivor-b': { ...HORDE, rim: HORDE_COLOURS.survivor },
};

/** There may be more skulls than in the box (SD-EDGE-01). */
const TOKENS: Readonly<Record<TokenId, Kind>> = {
  barricade: { capacity: 6, scale: 1.55 },
  trap: { capacity: 6, scale: 1.5 },
  spear: { capacity: 3, scale: 1.1 },
  grenade: { capacity: 6, scale: 1 },
  skull: { capacity: 80, scale: 0.95 },
  'first-player': { capacity: 1, scale: 1.4 },
  wave: { capacity: 1, scale: 1.25 },
};

export const KINDS: Readonly<Record<ModelId, Kind>> = { ...FIGURES, ...TOKENS };
export const MODEL_IDS: readonly ModelId[] = [...FIGURE_IDS, ...TOKEN_IDS];

export type Models = Readonly<Record<ModelId, Miniature>>;

const figureUrl = (id: FigureId) =>
  new URL(`../../../../../assets/models/survive-until-daylight/figures/${id}.glb`, import.meta.url);
const tokenUrl = (id: TokenId) =>
  new URL(`../../../../../assets/models/survive-until-daylight/tokens/${id}.glb`, import.meta.url);

/** Fetches all models. */
export const loadPieces = once(async (): Promise<Models> => {
  const [figures, tokens] = await Promise.all([
    loadModels(FIGURE_IDS, figureUrl, (parts, id) =>
      miniatureOf(parts, FIGURES[id].rim, `survive-until-daylight/${id}`),
    ),
    loadModels(TOKEN_IDS, tokenUrl, tokenOf),
  ]);
  return { ...figures, ...tokens };
});

/** All models of the box; suspends until they are there. They stay in memory as long as the app runs. */
export function useModels(): Models {
  return use(loadPieces());
}
