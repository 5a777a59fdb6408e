/** What the daylight and the night scenario find in the city alike (specification 3.18). */
import type { ZoneId } from '../../ids';
import type { Scaled, TokenAtSetup } from '../../scenario/format';

/** Zones of Nest 1, 2, 3. */
export const NESTS: readonly ZoneId[] = ['d', 'h', 'w'];

/** Loot, a Spear, Jump Pads and Rough Terrain; Fire is up to the scenario. */
export const CITY_TOKENS: readonly TokenAtSetup[] = [
  { id: 'loot-common-1', kind: 'loot-common', zone: 'L' },
  { id: 'loot-common-2', kind: 'loot-common', zone: 'E' },
  { id: 'loot-common-3', kind: 'loot-common', zone: 'v' },
  { id: 'loot-common-4', kind: 'loot-common', zone: 'a' },
  { id: 'loot-epic-1', kind: 'loot-epic', zone: 'K' },
  { id: 'spear-1', kind: 'spear', zone: 'F' },
  { id: 'jump-pad-1', kind: 'jump-pad', zone: 'F' },
  { id: 'jump-pad-2', kind: 'jump-pad', zone: 'G' },
  { id: 'rough-1', kind: 'rough', zone: 'r' },
  { id: 'rough-2', kind: 'rough', zone: 'g' },
];

const NONE = [0, 0, 0, 0] as const;

/** The same Biters at every difficulty. */
export const NO_EXTRA_BITERS: Scaled<number> = { easy: NONE, normal: NONE, hard: NONE };
