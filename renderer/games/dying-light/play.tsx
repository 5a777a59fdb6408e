import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../input/use-latest';
import { GameProvider } from '../../play/table-game';
import { OnTable } from '../../table/on-table';
import type { Coach } from '../coach';
import type { PlayProps } from '../face';
import { coachFocus, withCoachMarks } from './coach/coach-marks';
import { type Composer, useComposer } from './compose/composer';
import { Hud } from './hud/hud';
import { tableMarks } from './hud/marks';
import { Scene } from './late-scene';
import type { Highlight, Pick as TablePick } from './scene';
import { useSnapshot } from './table-game';
import type { DyingLight } from './types';
import './coach/pointing.css';

type Spots = Coach<DyingLight['Spot']>['advice']['shows'];
type TableProps = Omit<PlayProps<DyingLight>, 'game'>;

/** The places that the open decision is about, and those that the coach talks about. */
function useMarks({ candidates, composition }: Composer, shows: Spots | null): readonly Highlight[] {
  const { state } = useSnapshot().position;
  const marks = useMemo(() => tableMarks(candidates, composition, state), [candidates, composition, state]);
  return useMemo(() => (shows ? withCoachMarks(marks, shows) : marks), [marks, shows]);
}

interface PositionProps extends Pick<TableProps, 'story' | 'skip' | 'coach'> {
  readonly composer: Composer;
  readonly onHover: (pick: TablePick | null) => void;
  /** A card or a deck was picked, to be read. */
  readonly onCard: () => void;
}

/** The position on the 3D table. */
function ShownPosition({ composer, story, skip, coach, onHover, onCard }: PositionProps) {
  const { state } = useSnapshot().position;
  const latest = useLatest(composer);
  const { move } = composer.composition;
  const marks = useMarks(composer, coach?.lit ? coach.advice.shows : null);
  const shows = coach?.advice.shows;
  const focus = useMemo(() => shows && coachFocus(shows), [shows]);
  const selected = move?.type === 'MOVE' ? move.dice : undefined;
  const scene = useMemo(
    () => (
      <Scene
        state={state}
        story={story}
        skip={skip}
        marks={marks}
        {...(selected && { selected })}
        {...(focus && { focus })}
        onPick={(pick) =>
          pick.kind === 'card' || pick.kind === 'deck' ? onCard() : latest.current.pick(pick)
        }
        onHover={onHover}
      />
    ),
    [state, story, skip, marks, selected, focus, latest, onHover, onCard],
  );
  return <OnTable>{scene}</OnTable>;
}

function PlayedTable({ legal, shown, confirmations, onMenu, ...table }: TableProps) {
  const [hovered, setHovered] = useState<TablePick | null>(null);
  const composer = useComposer(legal);
  const [cardsOpen, setCardsOpen] = useState(false);
  const onCard = useCallback(() => setCardsOpen(true), []);
  return (
    <>
      <ShownPosition {...table} composer={composer} onHover={setHovered} onCard={onCard} />
      {shown && (
        <Hud
          composer={composer}
          hovered={hovered}
          passAtOnce={!confirmations}
          onMenu={onMenu}
          cardsOpen={cardsOpen}
          onCards={setCardsOpen}
        />
      )}
    </>
  );
}

/** A game of Dying Light being played. */
export function Play({ game, ...table }: PlayProps<DyingLight>) {
  return (
    <GameProvider value={game}>
      <PlayedTable {...table} />
    </GameProvider>
  );
}
