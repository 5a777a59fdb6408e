/** The miniatures and tokens of the box: their models, how many there are and the colours of their rims. */
import { use } from 'react';
import { loadModel, once } from '../../../../table/models/load';
import { type Miniature, miniatureOf } from '../../../../table/models/miniature';
import { CHARACTER_COLOURS, HORDE_COLOURS } from '../colours';
import { TOKEN_IDS, type TokenId, tokenModel } from './tokens';

export const FIGURE_IDS = [
  'pillar',
  'psycho',
  'trigger',
  'drifter',
  'haggler',
  'hipster',
  'wanderer-a',
  'wanderer-b',
  'wanderer-c',
  'raider-a',
  'raider-b',
  'brute',
  'monster',
  'survivor-a',
  'survivor-b',
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];
export type ModelId = FigureId | TokenId;

interface Kind {
  readonly rim: string;
  /** Most pieces of it on the table. */
  readonly capacity: number;
  /** Height of a person in cells. */
  readonly scale: number;
}

const CHARACTER = { capacity: 1, scale: 1.4 };
const HORDE = { capacity: 12, scale: 1.22 };

export const KINDS: Readonly<Record<FigureId, Kind>> = {
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
  monster: { ...HORDE, rim: HORDE_COLOURS.monster, capacity: 2, scale: 0.98 },
  'survivor-a': { ...HORDE, rim: HORDE_COLOURS.survivor },
  'survivor-b': { ...HORDE, rim: HORDE_COLOURS.survivor },
};

export type Models = Readonly<Record<ModelId, Miniature>>;

async function loadFigure(id: FigureId): Promise<readonly [FigureId, Miniature]> {
  const url = new URL(
    `../../../../../assets/models/survive-until-daylight/figures/${id}.glb`,
    import.meta.url,
  );
  return [id, miniatureOf(await loadModel(url.href), KINDS[id].rim)];
}

const loadAll = once(async () => {
  const figures = await Promise.all(FIGURE_IDS.map(loadFigure));
  const tokens = TOKEN_IDS.map((id) => [id, tokenModel(id)] as const);
  return Object.fromEntries([...figures, ...tokens]) as Models;
});

/** All models of the box; suspends until they are there. They stay in memory as long as the app runs. */
export function useModels(): Models {
  return use(loadAll());
}
