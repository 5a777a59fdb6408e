import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { turnedBack } from '../../../models/survive-until-daylight/tutorial';
import { t } from '../../i18n';
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
import type { Highlight, Pick as TablePick } from './scene/marks';
import { useSnapshot } from './table-game';
import type { SurviveUntilDaylight } from './types';
import './coach/pointing.css';

type Spots = Coach<SurviveUntilDaylight['Spot']>['advice']['shows'];
type TableProps = Omit<PlayProps<SurviveUntilDaylight>, 'game'>;

/** The places that the open decision is about, and those that the coach talks about. */
function useMarks(composer: Composer, shows: Spots | null): readonly Highlight[] {
  const { state } = useSnapshot().position;
  const { composition, candidates, begun } = composer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer is new at every drawing, what it means is not
  const marks = useMemo(() => tableMarks(composer, state), [composition, candidates, begun, state]);
  return useMemo(() => (shows ? withCoachMarks(marks, shows) : marks), [marks, shows]);
}

interface PositionProps extends Pick<TableProps, 'story' | 'skip' | 'coach'> {
  readonly composer: Composer;
  readonly onHover: (pick: TablePick | null) => void;
}

/** The position on the 3D table. */
function ShownPosition({ composer, story, skip, coach, onHover }: PositionProps) {
  const { state } = useSnapshot().position;
  const latest = useLatest(composer);
  const marks = useMarks(composer, coach?.lit ? coach.advice.shows : null);
  const shows = coach?.advice.shows;
  const focus = useMemo(() => shows && coachFocus(shows), [shows]);
  const scene = useMemo(
    () => (
      <Scene
        state={state}
        story={story}
        skip={skip}
        highlights={marks}
        {...(focus && { focus })}
        onPick={(pick) => latest.current.pick(pick)}
        onHover={onHover}
      />
    ),
    [state, story, skip, marks, focus, latest, onHover],
  );
  return <OnTable>{scene}</OnTable>;
}

/** What the coach adds when ammo is missing for the first time, as long as there is a lesson. */
function useAmmoHint(composer: Composer, coach: TableProps['coach']): string {
  const [coached, setCoached] = useState(coach !== null);
  const [said, setSaid] = useState(false);
  if (coach && !coached) setCoached(true);
  const missing = composer.notice?.reason === 'NO_AMMO';
  useEffect(() => (missing ? () => setSaid(true) : undefined), [missing]);
  return coached && !said ? t('sd.coach.hint.no-ammo') : '';
}

function PlayedTable({ legal, shown, confirmations, onMenu, coach, ...table }: TableProps) {
  const { state } = useSnapshot().position;
  const [hovered, setHovered] = useState<TablePick | null>(null);
  const guided = coach !== null;
  const composer = useComposer({
    legal,
    endAtOnce: !confirmations,
    turnedBack: useCallback((move: Move) => (guided ? turnedBack({ state }, move) : null), [guided, state]),
  });
  const hint = useAmmoHint(composer, coach);
  return (
    <>
      <ShownPosition {...table} coach={coach} composer={composer} onHover={setHovered} />
      {shown && <Hud composer={composer} hovered={hovered} hint={hint} onMenu={onMenu} />}
    </>
  );
}

/** A game of Survive Until Daylight being played. */
export function Play({ game, ...table }: PlayProps<SurviveUntilDaylight>) {
  return (
    <GameProvider value={game}>
      <PlayedTable {...table} />
    </GameProvider>
  );
}
