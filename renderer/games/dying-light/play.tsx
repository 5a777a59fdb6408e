import { useCallback, useMemo, useState } from 'react';
import type { Move } from '../../../models/dying-light/moves';
import { useAdvice } from '../../play/advice/use-advice';
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
import { threatMarks } from './hud/threat-marks';
import { Scene } from './late-scene';
import type { Pick as TablePick } from './scene';
import { useSnapshot } from './table-game';
import type { DyingLight } from './types';
import './coach/pointing.css';

const POINTING = { withAdvised, withCoachMarks, coachFocus };
const ShownScene = onTable(Scene);

interface PositionProps extends Pick<TableProps<DyingLight>, 'story' | 'skip' | 'coach'> {
  readonly threats: Threats;
  readonly composer: Composer;
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly onHover: (pick: TablePick | null) => void;
  /** A card or a deck was picked, to be read. */
  readonly onCard: () => void;
}

/** The position on the 3D table, with the places that the open decision is about. */
function ShownPosition({ threats, composer, coach, advised, onCard, ...shown }: PositionProps) {
  const { state } = useSnapshot().position;
  const { candidates, composition } = composer;
  const open = useMemo(
    () => (threats.shown ? threatMarks(state) : tableMarks(candidates, composition, state)),
    [threats.shown, candidates, composition, state],
  );
  const { marks, focus } = usePointedMarks({ open, advised, coach, state }, POINTING);
  const onPick = usePicking<DyingLight, Composer>(composer, (by, pick) =>
    pick.kind === 'card' || pick.kind === 'deck' ? onCard() : by.pick(pick),
  );
  const { move } = composition;
  return (
    <ShownScene
      {...shown}
      state={state}
      marks={marks}
      {...(move?.type === 'MOVE' && { selected: move.dice })}
      {...(focus && { focus })}
      onPick={onPick}
    />
  );
}

function PlayedTable({ legal, shown, confirmations, onMenu, ...table }: TableProps<DyingLight>) {
  const [hovered, setHovered] = useState<TablePick | null>(null);
  const composer = useComposer({ legal, asks: confirmations });
  const advice = useAdvice(COMPOSING, composer);
  const threats = useThreats(useSnapshot().moves);
  const [cardsOpen, setCardsOpen] = useState(false);
  const onCard = useCallback(() => setCardsOpen(true), []);
  return (
    <>
      <ShownPosition
        advised={advice?.given?.move ?? null}
        {...table}
        threats={threats}
        composer={composer}
        onHover={setHovered}
        onCard={onCard}
      />
      {shown && (
        <Hud
          advice={advice}
          threats={threats}
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
export const Play = played<DyingLight>(PlayedTable);
