import { useMemo, useState } from 'react';
import type { Move } from '../../../models/one-month-in/moves';
import { useAdvice } from '../../play/advice/use-advice';
import { pickOrPlay, usePicking } from '../../play/composer/use-picking';
import { played, type TableProps } from '../../play/played';
import { usePointedMarks } from '../../play/pointed-marks';
import { onTable } from '../../table/on-table';
import { coachFocus, withCoachMarks } from './coach/coach-marks';
import { HintLine } from './coach/hint-line';
import { type Composer, useComposer } from './compose/composer';
import { COMPOSING, isAgain } from './compose/composing';
import { withAdvised } from './hud/advised-marks';
import { Banner } from './hud/banner';
import { useHandover } from './hud/handover';
import { Hud } from './hud/hud';
import { tableMarks } from './hud/marks';
import { Scene } from './late-scene';
import type { Spot } from './spot';
import { useSnapshot } from './table-game';
import type { OneMonthIn } from './types';
import './coach/pointing.css';

const POINTING = { withAdvised, withCoachMarks, coachFocus };
const ShownScene = onTable(Scene);

interface PositionProps extends Pick<TableProps<OneMonthIn>, 'story' | 'skip' | 'coach'> {
  readonly composer: Composer;
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly onHover: (spot: Spot | null) => void;
}

/** The position on the 3D table, with the places that the open decision is about. */
function ShownPosition({ composer, coach, advised, ...shown }: PositionProps) {
  const { state } = useSnapshot().position;
  const { composition, candidates, begun } = composer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer is new at every drawing, what it means is not
  const open = useMemo(() => tableMarks(composer, state), [composition, candidates, begun, state]);
  const { marks, focus } = usePointedMarks({ open, advised, coach, state }, POINTING);
  const onPick = usePicking<OneMonthIn, Composer>(composer, pickOrPlay(isAgain));
  return <ShownScene {...shown} state={state} highlights={marks} {...(focus && { focus })} onPick={onPick} />;
}

function PlayedTable({
  legal,
  shown,
  confirmations,
  hints,
  onMenu,
  coach,
  ...table
}: TableProps<OneMonthIn>) {
  const snapshot = useSnapshot();
  const [hovered, setHovered] = useState<Spot | null>(null);
  const composer = useComposer({ legal, asks: confirmations });
  const advice = useAdvice(COMPOSING, composer);
  const { next, greet } = useHandover(snapshot);
  return (
    <>
      <ShownPosition
        advised={advice?.given?.move ?? null}
        {...table}
        coach={coach}
        composer={composer}
        onHover={setHovered}
      />
      {shown && <Hud advice={advice} composer={composer} hovered={hovered} onMenu={onMenu} />}
      {shown && <HintLine legal={legal} memory={hints} />}
      {shown && next && <Banner key={next.id} seat={next} onGo={greet} onMenu={onMenu} />}
    </>
  );
}

/** A game of One Month In being played. */
export const Play = played<OneMonthIn>(PlayedTable);
