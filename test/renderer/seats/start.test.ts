import { expect, it } from 'vitest';
import {
  usualPlan as dyingLightPlan,
  withPerson,
  withRunners,
} from '../../../renderer/games/dying-light/plan/game-plan';
import { startGame as startDyingLight } from '../../../renderer/games/dying-light/plan/start';
import {
  usualPlan as survivePlan,
  withSeat,
} from '../../../renderer/games/survive-until-daylight/plan/game-plan';
import { startGame as startSurvive } from '../../../renderer/games/survive-until-daylight/plan/start';
import { FirstSelect } from '../../../renderer/seats/first-select';
import { nameOf } from '../../../renderer/seats/start';

const BLANK = { name: ' \u200b', controller: { kind: 'human' } } as const;
const ADA = { name: ' Ada ', controller: { kind: 'human' } } as const;

it('gives whoever left the name empty the one of the place at the table, in both games', () => {
  const city = withPerson(withPerson(withRunners(dyingLightPlan('a', nameOf), 2, nameOf), 0, BLANK), 1, ADA);
  const house = withSeat(withSeat(survivePlan('a', nameOf), 0, BLANK), 1, ADA);
  const tables = [startDyingLight(city), startSurvive(house)];
  for (const table of tables) {
    const names = table.seen('table').position.state.seats.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Player 1', 'Ada']);
  }
});

it('tells two people of one name apart, before the game and in it', () => {
  const named = (name: string) => ({ name, controller: { kind: 'human' } }) as const;
  const plan = withSeat(withSeat(survivePlan('a', nameOf), 0, named('Max')), 1, named('Max '));
  const names = startSurvive(plan)
    .seen('table')
    .position.state.seats.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Max', 'Max 2']);
  const choice = FirstSelect({
    label: '',
    byLot: 'lot',
    seats: [named('Max'), named('Max'), named('')],
    first: null,
    onChoose() {},
  });
  expect(choice.props.options.map(({ label }: { label: string }) => label)).toEqual([
    'lot',
    'Max',
    'Max 2',
    'Player 3',
  ]);
});
