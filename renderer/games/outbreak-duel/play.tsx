import { useMemo, useState } from 'react';
import type { Move } from '../../../models/outbreak-duel/moves';
import { useAdvice } from '../../play/advice/use-advice';
import { usePicking } from '../../play/composer/use-picking';
import { usePointedMarks } from '../../play/pointed-marks';
import { GameProvider } from '../../play/table-game';
import { onTable } from '../../table/on-table';
import type { PlayProps } from '../face';
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

type TableProps = Omit<PlayProps<OutbreakDuel>, 'game'>;

const POINTING = { withCoachMarks, coachFocus };
const ShownScene = onTable(Scene);

interface PositionProps extends Pick<TableProps, 'story' | 'skip' | 'coach'> {
  readonly composer: Composer;
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly peek: Peek;
  readonly onHover: (spot: Spot | null) => void;
}

/** Pointing at the same aim once more means it. */
function pickWith(composer: Composer, spot: Spot): void {
  const { move } = composer.composition;
  if (move && isAgain(composer.picks, spot)) composer.play(move);
  else composer.pick(spot);
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
  const told = useMemo(() => withAdvised(open, advised, state), [open, advised, state]);
  const { marks, focus } = usePointedMarks(told, coach, POINTING);
  const coming = useMemo(() => tableIncoming(state), [state]);
  const onPick = usePicking<OutbreakDuel, Composer>(composer, pickWith);
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

function PlayedTable({ legal, shown, confirmations, onMenu, onPeek, coach, story, skip }: TableProps) {
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
export function Play({ game, ...table }: PlayProps<OutbreakDuel>) {
  return (
    <GameProvider value={game}>
      <PlayedTable {...table} />
    </GameProvider>
  );
}
