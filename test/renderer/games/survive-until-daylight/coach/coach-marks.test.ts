import { expect, it } from 'vitest';
import {
  coachFocus,
  withCoachMarks,
} from '../../../../../renderer/games/survive-until-daylight/coach/coach-marks';

it('shows what the coach talks about among the other marks, whose words stay', () => {
  const marks = withCoachMarks(
    [
      { spot: { kind: 'enemy', card: 'raider-1' }, tone: 'choice', label: '60% dead' },
      { spot: { kind: 'enemy', card: 'brute-1' }, tone: 'choice' },
    ],
    [{ enemy: 'raider-1' }, { pile: 'active' }, { hud: 'attack' }],
  );
  expect(marks).toEqual([
    { spot: { kind: 'enemy', card: 'brute-1' }, tone: 'choice' },
    { spot: { kind: 'enemy', card: 'raider-1' }, tone: 'focus', label: '60% dead' },
    { spot: { kind: 'pile', pile: 'active' }, tone: 'focus', label: 'Here' },
  ]);
});

it('looks at the first place on the table', () => {
  expect(coachFocus([{ hud: 'line' }, { seat: 'seat-2' }])).toEqual({ kind: 'seat', seat: 'seat-2' });
  expect(coachFocus([{ hud: 'line' }])).toBeUndefined();
});
