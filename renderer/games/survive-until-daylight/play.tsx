import { useEffect, useMemo, useState } from 'react';
import type { Move } from '../../../models/survive-until-daylight/moves';
import type { State } from '../../../models/survive-until-daylight/state';
import { turnedBack } from '../../../models/survive-until-daylight/tutorial';
import { composedText, t } from '../../i18n';
import { useAdvice } from '../../play/advice/use-advice';
import { type Notice, objection } from '../../play/composer/notice';
import { usePicking } from '../../play/composer/use-picking';
import { played, type TableProps } from '../../play/played';
import { usePointedMarks } from '../../play/pointed-marks';
import { type Threats, useThreats } from '../../play/threats/use-threats';
import { onTable } from '../../table/on-table';
import { coachFocus, withCoachMarks } from './coach/coach-marks';
import { type Composer, useComposer } from './compose/composer';
import { COMPOSING } from './compose/composing';
import { withAdvised } from './hud/advised-marks';
import { Hud } from './hud/hud';
import { tableMarks } from './hud/marks';
import { intentMarks } from './hud/threat-marks';
import { Scene } from './late-scene';
import type { Pick as TablePick } from './scene/marks';
import { useSnapshot } from './table-game';
import type { SurviveUntilDaylight } from './types';
import './coach/pointing.css';

const POINTING = { withAdvised, withCoachMarks, coachFocus };
const ShownScene = onTable(Scene);

interface PositionProps extends Pick<TableProps<SurviveUntilDaylight>, 'story' | 'skip' | 'coach'> {
  readonly threats: Threats;
  readonly composer: Composer;
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly onHover: (pick: TablePick | null) => void;
}

/** The position on the 3D table, with the places that the open decision is about. */
function ShownPosition({ threats, composer, coach, advised, ...shown }: PositionProps) {
  const { state } = useSnapshot().position;
  const { composition, candidates, begun } = composer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer is new at every drawing, what it means is not
  const open = useMemo(
    () => (threats.shown ? intentMarks(state) : tableMarks(composer, state)),
    [threats.shown, composition, candidates, begun, state],
  );
  const { marks, focus } = usePointedMarks({ open, advised, coach, state }, POINTING);
  const onPick = usePicking<SurviveUntilDaylight, Composer>(composer);
  return (
    <ShownScene
      {...shown}
      state={state}
      highlights={marks}
      {...(focus && { focus })}
      deciding={composer.seat}
      onPick={onPick}
    />
  );
}

/** Why the coach would rather see another move; null when any is welcome. */
function objectionOf(move: Move, state: State): Notice | null {
  const why = turnedBack({ state }, move);
  return why === null ? null : objection(composedText(`sd.coach.back.${why}`));
}

/** What the coach adds when ammo is missing for the first time, as long as there is a lesson. */
function useAmmoHint(composer: Composer, coach: TableProps<SurviveUntilDaylight>['coach']): string {
  const [coached, setCoached] = useState(coach !== null);
  const [said, setSaid] = useState(false);
  if (coach && !coached) setCoached(true);
  const missing = composer.notice?.reason === 'NO_AMMO';
  useEffect(() => (missing ? () => setSaid(true) : undefined), [missing]);
  return coached && !said ? t('sd.coach.hint.no-ammo') : '';
}

function PlayedTable({
  legal,
  shown,
  confirmations,
  onMenu,
  coach,
  ...table
}: TableProps<SurviveUntilDaylight>) {
  const { state } = useSnapshot().position;
  const [hovered, setHovered] = useState<TablePick | null>(null);
  const objects = (move: Move) => (coach === null ? null : objectionOf(move, state));
  const composer = useComposer({ legal, asks: confirmations, objects });
  const advice = useAdvice(COMPOSING, composer);
  const hint = useAmmoHint(composer, coach);
  const threats = useThreats(useSnapshot().moves);
  return (
    <>
      <ShownPosition
        advised={advice?.given?.move ?? null}
        {...table}
        threats={threats}
        coach={coach}
        composer={composer}
        onHover={setHovered}
      />
      {shown && (
        <Hud
          advice={advice}
          threats={threats}
          composer={composer}
          hovered={hovered}
          hint={hint}
          onMenu={onMenu}
        />
      )}
    </>
  );
}

/** A game of Survive Until Daylight being played. */
export const Play = played<SurviveUntilDaylight>(PlayedTable);
