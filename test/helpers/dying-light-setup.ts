/** Games from the first pick on, for tests of the set-up and of whole scenarios. */
import * as v from 'valibot';
import { RUNNERS } from '../../models/dying-light/content/runners';
import { chooseGear } from '../../models/dying-light/decisions/chooseGear';
import { chooseRunners } from '../../models/dying-light/decisions/chooseRunners';
import { chooseWeapon } from '../../models/dying-light/decisions/chooseWeapon';
import type { RunnerId } from '../../models/dying-light/ids';
import { optionsSchema } from '../../models/dying-light/options';
import {
  nextWithoutGear,
  nextWithoutWeapon,
  seatsWithoutPick,
} from '../../models/dying-light/rules/setup-queries';
import { build, setup } from '../../models/dying-light/setup';
import type { Options, State } from '../../models/dying-light/state';
import type { Seat } from '../../models/kernel/types';
import { answer, type Performed, perform } from './dying-light';

/** Seats of people, but for those that bots play. */
export function seatsFor(count: number, bots: readonly number[] = []): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Player ${index + 1}`,
    controller: bots.includes(index + 1) ? { kind: 'bot', level: 'easy' } : { kind: 'human' },
  }));
}

export function newGame(seats: readonly Seat[], options: Partial<Options> = {}, seed = 'a test'): State {
  return setup(v.parse(optionsSchema, options), seats, seed);
}

/** Every seat in turn picks the next of these Runners. */
export function picked(state: State, ...runners: readonly RunnerId[]): State {
  return runners.reduce((now, runnerId) => {
    const seat = seatsWithoutPick(now)[0] ?? 'seat-1';
    return answer(now, chooseRunners, { type: 'PICK_RUNNER', seat, runnerId }).state;
  }, state);
}

/** Everybody takes the Gear and the Weapon that go with the Runner. */
export function equipped(state: State): State {
  const bare = nextWithoutGear(state);
  if (bare)
    return equipped(answer(state, chooseGear, { type: 'PICK_GEAR', setId: RUNNERS[bare.id].gear }).state);
  const unarmed = nextWithoutWeapon(state);
  if (!unarmed) return state;
  const weaponId = RUNNERS[unarmed.id].weapon;
  return equipped(answer(state, chooseWeapon, { type: 'PICK_WEAPON', weaponId }).state);
}

export function built(state: State): Performed {
  return perform(state, build);
}
