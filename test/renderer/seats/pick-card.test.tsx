import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualPlan, withRunners } from '../../../renderer/games/dying-light/plan/game-plan';
import {
  gearOptions,
  runnerOptions,
  weaponOptions,
} from '../../../renderer/games/dying-light/plan/pick-options';
import { usualPlan as usualMonth } from '../../../renderer/games/one-month-in/plan/game-plan';
import { teamOptions } from '../../../renderer/games/one-month-in/plan/team-options';
import { characterOptions } from '../../../renderer/games/survive-until-daylight/plan/character-options';
import { usualPlan as usualNight } from '../../../renderer/games/survive-until-daylight/plan/game-plan';
import { PickCard } from '../../../renderer/seats/pick-card';
import { PickDialog } from '../../../renderer/seats/pick-dialog';

const nameOf = (index: number) => `Player ${index + 1}`;
const two = withRunners(usualPlan('cards', nameOf), 2, nameOf);
const nothing = () => {};

describe('what a seat has', () => {
  const card = renderToStaticMarkup(
    <PickCard label="Weapon" options={weaponOptions(two)} chosen="w-bow" onChoose={nothing} />,
  );

  it('is a card with its picture, that says what it is and opens the others', () => {
    expect(card).toContain('aria-label="Weapon: Stairwell Bow"');
    expect(card).toContain('aria-haspopup="dialog"');
    expect(card).toMatch(/<img src="[^"]*w-bow/);
    expect(card).toContain('Range 2. Standard 1D +1. Special 3D.');
  });
});

describe('the cards to choose from', () => {
  const dialog = renderToStaticMarkup(
    <PickDialog
      title="Weapon"
      options={weaponOptions(two)}
      chosen="w-bow"
      onChoose={nothing}
      onClose={nothing}
    />,
  );

  it('are all there, the one that is chosen pressed and with the focus', () => {
    expect(dialog.match(/class="pick-option"/g)).toHaveLength(4);
    expect(dialog.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(dialog).toMatch(/data-first="true"[^>]*aria-label="Stairwell Bow"/);
  });

  it('say with whom one would swap (specification 4.1)', () => {
    expect(dialog).toContain('Seat 2 has it: you swap');
    expect(dialog).toContain('Chosen');
  });
});

it.each([
  ['Runners', runnerOptions(two)],
  ['Gear', gearOptions(two)],
  ['Weapons', weaponOptions(two)],
  ['characters', characterOptions(usualNight('cards', nameOf))],
  ['teams', teamOptions(usualMonth('cards', nameOf))],
])('%s have a name and a picture each', (_kind, options) => {
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(new Set(options.map(({ picture }) => picture)).size).toBe(options.length);
});
