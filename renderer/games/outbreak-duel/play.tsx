import { useMemo, useState } from 'react';
import type { Move } from '../../../models/outbreak-duel/moves';
import { useAdvice } from '../../play/advice/use-advice';
import { pickOrPlay, usePicking } from '../../play/composer/use-picking';
import { played, type TableProps } from '../../play/played';
import { usePointedMarks } from '../../play/pointed-marks';
import { onTable } from '../../table/on-table';
import { coachFocus, withCoachMarks } from './coach/coach-marks';
import { type Composer, useComposer } from './compose/composer';
import { COMPOSING, isAgain } from './compose/composing';
import { withAdvised } from './hud/advised-marks';
import { Hud } from './hud/hud';
import { tableIncoming, tableMarks } from './hud/marks';
import { nearSide } from './hud/players';
import { type Peek, usePeek } from './hud/use-peek';
import { Scene } from './late-scene';
import type { Spot } from './spot';
import { useSnapshot } from './table-game';
import type { OutbreakDuel } from './types';
import './coach/pointing.css';

const POINTING = { withAdvised, withCoachMarks, coachFocus };
const ShownScene = onTable(Scene);

interface PositionProps extends Pick<TableProps<OutbreakDuel>, 'story' | 'skip' | 'coach'> {
  readonly composer: Composer;
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly peek: Peek;
  readonly onHover: (spot: Spot | null) => void;
}

/** The position on the 3D table, with the places that the open decision is about. */
function ShownPosition({ composer, peek, coach, advised, ...shown }: PositionProps) {
  const { position, prompt, viewer } = useSnapshot();
  const { state } = position;
  const { candidates, picks, seat, category } = composer;
  const open = useMemo(
    () => tableMarks({ candidates, picks, seat, category }, state),
    [candidates, picks, seat, category, state],
  );
  const { marks, focus } = usePointedMarks({ open, advised, coach, state }, POINTING);
  const coming = useMemo(() => tableIncoming(state), [state]);
  const onPick = usePicking<OutbreakDuel, Composer>(composer, pickOrPlay(isAgain));
  return (
    <ShownScene
      {...shown}
      state={state}
      highlights={marks}
      standoff={prompt.id === 'standoff'}
      peek={peek.isUp ? peek.seat : null}
      docked={state.players[nearSide(state, viewer)].seat}
      {...(coming && { incoming: coming })}
      {...(focus && { focus })}
      onPick={onPick}
    />
  );
}

function PlayedTable({
  legal,
  shown,
  confirmations,
  onMenu,
  onPeek,
  coach,
  story,
  skip,
}: TableProps<OutbreakDuel>) {
  const [hovered, setHovered] = useState<Spot | null>(null);
  const composer = useComposer({ legal, asks: confirmations });
  const advice = useAdvice(COMPOSING, composer);
  const peek = usePeek(onPeek);
  return (
    <>
      <ShownPosition
        advised={advice?.given?.move ?? null}
        story={story}
        skip={skip}
        coach={coach}
        composer={composer}
        peek={peek}
        onHover={setHovered}
      />
      {shown && <Hud advice={advice} composer={composer} peek={peek} hovered={hovered} onMenu={onMenu} />}
    </>
  );
}

/** A game of Outbreak Duel being played. */
export const Play = played<OutbreakDuel>(PlayedTable);
