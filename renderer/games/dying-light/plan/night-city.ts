import { FIRST_NIGHT_ROUND } from '../../../../models/dying-light/content/board';
import {
  AREA_IDS,
  type AreaId,
  INFECTED_TYPES,
  type InfectedType,
  type ZoneId,
} from '../../../../models/dying-light/ids';
import type { State } from '../../../../models/dying-light/state';
import { recordOf } from '../../../../models/kernel/records';
import { quietCity } from './start';

/** Who prowls where the title's camera looks. */
const PROWLING: Readonly<Partial<Record<AreaId, Readonly<Partial<Record<InfectedType, number>>>>>> = {
  printCourt: { biter: 2, volatile: 1 },
  crossroads: { biter: 2, viral: 1, volatile: 1 },
  pumpAlley: { biter: 1 },
  coalYard: { biter: 2 },
};
/** Where the Runners are, in the order of their seats. */
const RUNNING: readonly ZoneId[] = ['r', 't', 'L', 'u'];

/** It lights them. */
const FIRE = { id: 'fire-1', kind: 'fire', zone: 'r', on: true, expires: null } as const;

/** The city by night, as a picture of it: nobody plays on from here. */
export function nightCity(): State {
  const { state } = quietCity().seen('table').position;
  const none = recordOf(INFECTED_TYPES, () => 0);
  const areas = recordOf(AREA_IDS, (area) => {
    const crowd = PROWLING[area];
    return crowd ? { standing: { ...none, ...crowd }, down: none } : state.areas[area];
  });
  const runners = state.runners.map((runner, seat) => ({ ...runner, zone: RUNNING[seat] ?? runner.zone }));
  return { ...state, round: FIRST_NIGHT_ROUND, areas, runners, tokens: [...state.tokens, FIRE] };
}
