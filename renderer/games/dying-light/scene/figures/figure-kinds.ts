/** The miniatures of the box: which model shows which piece, and the colours of their bases. */
import { INFECTED } from '../../../../../models/dying-light/content/infected';
import type { InfectedType, RunnerId } from '../../../../../models/dying-light/ids';

export const FIGURE_IDS = [
  'mara',
  'oskar',
  'juno',
  'teo',
  'biter-a',
  'biter-b',
  'biter-c',
  'biter-d',
  'viral-a',
  'viral-b',
  'viral-c',
  'volatile',
  'howler',
  'npc',
] as const;
/** A model under `assets/models/dying-light/figures`. */
export type FigureId = (typeof FIGURE_IDS)[number];

/** Seat colours, shared by bases, rings and boards. */
export const RUNNER_COLOURS: Readonly<Record<RunnerId, string>> = {
  mara: '#18b5ac',
  oskar: '#e0443a',
  juno: '#f2ab22',
  teo: '#9a63e0',
};

/** One rim colour a type of Infected. */
export const INFECTED_COLOURS: Readonly<Record<InfectedType, string>> = {
  biter: '#8fd12e',
  viral: '#ff8a1e',
  volatile: '#ff2248',
  howler: '#35b4ff',
};

const NPC_COLOUR = '#9be07a';

/** The models of a type; a horde must not look cloned. */
const MODELS: Readonly<Record<InfectedType, readonly FigureId[]>> = {
  biter: ['biter-a', 'biter-b', 'biter-c', 'biter-d'],
  viral: ['viral-a', 'viral-b', 'viral-c'],
  volatile: ['volatile'],
  howler: ['howler'],
};

/** A model of the Infected and how many of it are in the box. */
export interface InfectedModel {
  readonly model: FigureId;
  readonly type: InfectedType;
  readonly capacity: number;
}

export const INFECTED_MODELS: readonly InfectedModel[] = (
  ['biter', 'viral', 'volatile', 'howler'] as const
).flatMap((type) =>
  MODELS[type].map((model) => ({
    model,
    type,
    capacity: Math.ceil(INFECTED[type].miniatures / MODELS[type].length),
  })),
);

/** The model of a miniature such as `biter-7`: always the same, and all models of a type in turn. */
export function modelOf(type: InfectedType, key: string): FigureId {
  const models = MODELS[type];
  const number = Number(key.slice(type.length + 1)) - 1;
  return models[number % models.length] ?? 'biter-a';
}

function isRunner(id: FigureId): id is RunnerId {
  return id in RUNNER_COLOURS;
}

/** Colour of the rim of a model's base. */
export function rimOf(id: FigureId): string {
  if (isRunner(id)) return RUNNER_COLOURS[id];
  const infected = INFECTED_MODELS.find(({ model }) => model === id);
  return infected ? INFECTED_COLOURS[infected.type] : NPC_COLOUR;
}
