import { use } from 'react';
import type { BufferGeometry } from 'three';
import { Matrix4 } from 'three';
import { TEAM_IDS, type TeamId } from '../../../../../models/one-month-in/ids';
import { loadModels, type ModelMaterial, type ModelParts } from '../../../../table/models/load';
import { merged } from '../../../../table/models/merge';
import { type Miniature, miniatureOf, seatTokenOf, tokenOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { TEAM_COLOURS, ZOMBIE_COLOUR } from '../colours';
import { type FigureId, SURVIVORS, ZOMBIES } from './figure-ids';

const FEET = [...TEAM_IDS.map((team) => `foot-${team}` as const), 'foot-zombie'] as const;
export const FLAG_IDS = TEAM_IDS.map((team) => `flag-${team}` as const);
const PLAIN_TOKENS = ['sheaf', 'hold-clock', 'clock-hand', 'loot', 'tin'] as const;
/** Dice of a team take its colour: those of zombie fights, and those that only meet dice. */
const TEAM_DICE = ['die', 'die-plain'] as const;
const OTHER_DICE = ['die-armed', 'die-zombie', 'die-suited'] as const;

export type TokenId = (typeof FLAG_IDS)[number] | `fence-${TeamId}` | (typeof PLAIN_TOKENS)[number];
export type DieId = `${(typeof TEAM_DICE)[number]}-${TeamId}` | (typeof OTHER_DICE)[number];
export type PieceId = FigureId | TokenId;

export const TOKEN_IDS: readonly TokenId[] = [
  ...FLAG_IDS,
  ...TEAM_IDS.map((team) => `fence-${team}` as const),
  ...PLAIN_TOKENS,
];
export const DIE_IDS: readonly DieId[] = [
  ...TEAM_DICE.flatMap((die) => TEAM_IDS.map((team) => `${die}-${team}` as const)),
  ...OTHER_DICE,
];

/** Most of a model on the table at once. */
export const CAPACITY = { figure: 60, token: 45, die: 24, pip: 48 } as const;

export interface Box {
  readonly pieces: Readonly<Record<PieceId, Miniature>>;
  readonly dice: Readonly<Record<DieId, Miniature>>;
  /** It only shines. */
  readonly pip: BufferGeometry;
}

const folder = (kind: 'figures' | 'tokens', id: string) =>
  new URL(`../../../../../assets/models/one-month-in/${kind}/${id}.glb`, import.meta.url);

const whole = (parts: ModelParts) => parts;
const SAME = new Matrix4();

/** A figure and the plate under it as one model. */
function together(figure: ModelParts, foot: ModelParts): ModelParts {
  const join = (material: ModelMaterial) => {
    const own = [figure[material], foot[material]].filter((one) => one !== undefined);
    return own.length > 0 ? { [material]: merged(own.map((geometry) => ({ geometry, place: SAME }))) } : {};
  };
  return { ...join('paint'), ...join('rim'), ...join('glow') };
}

/** What a figure is called where people paint it. */
const nameOf = (id: FigureId) => `one-month-in/${id}`;

async function loadFigures(): Promise<Readonly<Record<FigureId, Miniature>>> {
  const [survivors, zombies, feet] = await Promise.all([
    loadModels(SURVIVORS, (id) => folder('figures', id), whole),
    loadModels(ZOMBIES, (id) => folder('figures', id), whole),
    loadModels(FEET, (id) => folder('figures', id), whole),
  ]);
  const people = TEAM_IDS.map((team) => {
    const parts = together(survivors[`survivor-${team}`], feet[`foot-${team}`]);
    const id = `survivor-${team}` as const;
    return [id, miniatureOf(parts, TEAM_COLOURS[team], nameOf(id))] as const;
  });
  const dead = ZOMBIES.map((id) => {
    const parts = together(zombies[id], feet['foot-zombie']);
    return [id, miniatureOf(parts, ZOMBIE_COLOUR, nameOf(id))] as const;
  });
  return Object.fromEntries([...people, ...dead]) as Record<FigureId, Miniature>;
}

/** The same model in the colour of each team. */
function ofTeams<Name extends string>(name: Name, parts: ModelParts) {
  return TEAM_IDS.map((team) => [`${name}-${team}`, seatTokenOf(parts, TEAM_COLOURS[team])] as const);
}

/** Fetches all models. */
export const loadPieces = once(async (): Promise<Box> => {
  const [figures, tokens] = await Promise.all([
    loadFigures(),
    loadModels(
      [...FLAG_IDS, ...PLAIN_TOKENS, ...TEAM_DICE, ...OTHER_DICE, 'fence', 'pip'] as const,
      (id) => folder('tokens', id),
      whole,
    ),
  ]);
  const flags = TEAM_IDS.map(
    (team) => [`flag-${team}`, seatTokenOf(tokens[`flag-${team}`], TEAM_COLOURS[team])] as const,
  );
  const plain = PLAIN_TOKENS.map((id) => [id, tokenOf(tokens[id])] as const);
  const lying = Object.fromEntries([...flags, ...ofTeams('fence', tokens.fence), ...plain]);
  const dice = Object.fromEntries([
    ...TEAM_DICE.flatMap((die) => ofTeams(die, tokens[die])),
    ...OTHER_DICE.map((die) => [die, tokenOf(tokens[die])] as const),
  ]);
  if (!tokens.pip.glow) throw new Error('A pip must shine.');
  return {
    pieces: { ...figures, ...lying } as Box['pieces'],
    dice: dice as Box['dice'],
    pip: merged([{ geometry: tokens.pip.glow, place: SAME }]),
  };
});

/** All models of the box; suspends until they are there. They stay in memory as long as the app runs. */
export function usePieceBox(): Box {
  return use(loadPieces());
}
