import { act, create } from '@react-three/test-renderer';
import { expect, it, vi } from 'vitest';
import type { Coach } from '../../../renderer/games/coach';
import { usePointedMarks } from '../../../renderer/play/pointed-marks';
import { onTable, SceneProvider } from '../../../renderer/table/on-table';

function Plain(_props: { readonly round: number; readonly marks: readonly string[] }) {
  return null;
}

const Shown = onTable(Plain);

it('draws a scene on the table anew when one of its props is another, and not before', async () => {
  const show = vi.fn();
  const marks = ['roof'];
  const table = (round: number) => (
    <SceneProvider value={show}>
      <Shown round={round} marks={marks} />
    </SceneProvider>
  );
  const drawn = await create(table(1));
  await act(async () => drawn.update(table(1)));
  expect(show.mock.calls.map(([scene]) => [scene.type, scene.props])).toEqual([[Plain, { round: 1, marks }]]);
  await act(async () => drawn.update(table(2)));
  expect(show.mock.calls.map(([scene]) => scene.props.round)).toEqual([1, 2]);
});

const POINTING = {
  withAdvised: (marks: readonly string[], move: string | null) => (move === null ? marks : [...marks, move]),
  withCoachMarks: (marks: readonly string[], shows: readonly { readonly at: string }[]) => [
    ...marks,
    ...shows.map(({ at }) => at),
  ],
  coachFocus: ([first]: readonly { readonly at: string }[]) => first?.at,
};

interface MarksProps {
  readonly advised?: string | null;
  readonly by: Coach<{ readonly at: string }> | null;
  readonly told: (seen: object) => void;
}

const OPEN = ['roof'];
const STATE = {};

function Marks({ advised = null, by, told }: MarksProps) {
  told(usePointedMarks({ open: OPEN, advised, coach: by, state: STATE }, POINTING));
  return null;
}

it('marks what the coach talks about while that is lit, and looks there in any case', async () => {
  const coach = (lit: boolean) =>
    ({ lit, advice: { shows: [{ at: 'alley' }] } }) as unknown as MarksProps['by'];
  const told = vi.fn();
  for (const by of [null, coach(false), coach(true)]) await create(<Marks by={by} told={told} />);
  expect(told.mock.calls.map(([seen]) => seen)).toEqual([
    { marks: ['roof'], focus: undefined },
    { marks: ['roof'], focus: 'alley' },
    { marks: ['roof', 'alley'], focus: 'alley' },
  ]);
  await create(<Marks advised="stairs" by={coach(true)} told={told} />);
  expect(told).toHaveBeenLastCalledWith({ marks: ['roof', 'stairs', 'alley'], focus: 'alley' });
});
