import { type CSSProperties, useRef, useState } from 'react';
import { type HexKey, hexOf } from '../../../../models/kernel/hex';
import { TEAM_IDS } from '../../../../models/one-month-in/ids';
import { GRID, placeBeside } from '../../../../models/one-month-in/layouts/grid';
import { pieceAt } from '../../../../models/one-month-in/layouts/steps';
import { t } from '../../../i18n';
import type { Board } from './use-board';
import { cellName } from './words';
import './board.css';

interface BoardGridProps {
  readonly board: Board;
  /** Places that the check has something to say about. */
  readonly marked: readonly HexKey[];
}

/** Where a cell lies, in halves of a hexagon's height from the middle of the grid. */
function spotStyle(place: HexKey): CSSProperties {
  const { q, r } = hexOf(place);
  return { '--x': Math.sqrt(3) * (q + r / 2), '--y': 1.5 * r } as CSSProperties;
}

function classOf({ shown, held, over, tool }: Board, marked: readonly HexKey[], place: HexKey): string {
  const piece = pieceAt(shown, place);
  const base = shown.bases.indexOf(place);
  const names = ['make-cell', piece ? `make-${piece}` : 'make-none'];
  if (base >= 0) names.push(`make-base-${TEAM_IDS[base] ?? ''}`);
  if (marked.includes(place)) names.push('make-marked');
  if (place === held) names.push('make-held');
  if (place === over) names.push('make-over');
  if (tool === 'remove') names.push('make-removing');
  return names.join(' ');
}

/** The grid on which a layout lies: one stop of the Tab key, in which the arrow keys walk. */
export function BoardGrid({ board, marked }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<HexKey>(board.shown.bases[0] ?? '0,0');
  const { shown, held } = board;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid of hexagons
    <div ref={grid} className="make-board" role="group" aria-label={t('om.make.board')}>
      {GRID.flat().map((place) => (
        <button
          key={place}
          type="button"
          className={classOf(board, marked, place)}
          style={spotStyle(place)}
          data-place={place}
          tabIndex={place === active ? 0 : -1}
          aria-label={
            place === held ? t('om.make.held', { cell: cellName(shown, place) }) : cellName(shown, place)
          }
          onFocus={() => setActive(place)}
          onPointerDown={(event) => {
            // A finger would hold on to where it began.
            event.currentTarget.releasePointerCapture(event.pointerId);
            if (event.button === 0) board.onCellDown(place);
          }}
          onClick={({ detail }) => {
            // A pointer has done it already.
            if (detail === 0) board.act(place);
          }}
          onKeyDown={(event) => {
            const next = placeBeside(place, event.key);
            if (next === null) return board.onKeyDown(event, place);
            event.preventDefault();
            grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
          }}
        >
          <span aria-hidden="true">{shown.bases.includes(place) ? shown.bases.indexOf(place) + 1 : ''}</span>
        </button>
      ))}
    </div>
  );
}
