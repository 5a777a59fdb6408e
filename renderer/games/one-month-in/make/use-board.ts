import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { HexKey } from '../../../../models/kernel/hex';
import type { LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { lift, move, PIECES, type Piece, pieceAt, put } from '../../../../models/one-month-in/layouts/steps';
import { useLatest } from '../../../input/use-latest';
import { cellName } from './words';

/** What the pointer and Enter do: move what lies there, put something there, or take it away. */
export const TOOLS = ['hand', ...PIECES, 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

/** What is being done with a pointer that is held down. */
type Drag =
  /** Draws along with a tool, as one step. */
  | { readonly kind: 'stroke' }
  /** Carries what lay on a place. */
  | { readonly kind: 'carry'; readonly from: HexKey }
  /** Carries a piece from the box. */
  | { readonly kind: 'bring'; readonly piece: Piece };

export interface Board {
  /** The layout as it is seen: with what is being drawn. */
  readonly shown: LayoutDraft;
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  /** What has been picked up, to be put down elsewhere. */
  readonly held: HexKey | null;
  /** The place under a pointer that carries something. */
  readonly over: HexKey | null;
  /** What the last step was, for those who don't see it. */
  readonly said: string;
  /** Does with a place what the tool does. */
  readonly act: (place: HexKey) => void;
  /** Puts the piece that is held back where it was. */
  readonly putBack: () => void;
  readonly onCellDown: (place: HexKey) => void;
  /** A piece is taken out of the box. */
  readonly onBoxDown: (tool: Tool) => void;
  readonly onKeyDown: (event: KeyboardEvent, place: HexKey) => void;
}

/** The place of the grid at a point of the window; null beside the grid. */
function placeAt(x: number, y: number): HexKey | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return (cell?.dataset.place as HexKey | undefined) ?? null;
}

function drawn(draft: LayoutDraft, tool: Tool, place: HexKey): LayoutDraft {
  if (tool === 'hand') return draft;
  return tool === 'remove' ? lift(draft, place) : put(draft, place, tool);
}

/** Builds with pointer and keys. @param change keeps a step */
export function useBoard(draft: LayoutDraft, change: (draft: LayoutDraft) => void): Board {
  const [tool, setTool] = useState<Tool>('hand');
  const [held, setHeld] = useState<HexKey | null>(null);
  const [over, setOver] = useState<HexKey | null>(null);
  const [stroke, setStroke] = useState<LayoutDraft | null>(null);
  const [said, setSaid] = useState('');
  const [drag, setDrag] = useState<Drag | null>(null);
  /** What is being drawn, between two frames. */
  const drawing = useRef<LayoutDraft>(draft);

  const step = (next: LayoutDraft, place: HexKey) => {
    setSaid(cellName(next, place));
    if (next !== draft) change(next);
  };

  const pickOrPut = (place: HexKey) => {
    if (held === null) return setHeld(pieceAt(draft, place) === null ? null : place);
    setHeld(null);
    step(move(draft, held, place), place);
  };

  const act = (place: HexKey) => {
    if (tool === 'hand') pickOrPut(place);
    else step(drawn(draft, tool, place), place);
  };

  const finish = (done: Drag, place: HexKey | null) => {
    setDrag(null);
    setOver(null);
    setStroke(null);
    if (done.kind === 'stroke') return step(drawing.current, place ?? '0,0');
    if (done.kind === 'bring') return place && step(put(draft, place, done.piece), place);
    if (place === null) return step(lift(draft, done.from), done.from);
    // Let go where it was taken: a click, which picks up and puts down.
    if (place === done.from) return pickOrPut(place);
    setHeld(null);
    step(move(draft, done.from, place), place);
  };

  const latest = useLatest({
    onMove(place: HexKey | null) {
      if (drag?.kind !== 'stroke') return setOver(place);
      if (place === null) return;
      drawing.current = drawn(drawing.current, tool, place);
      setStroke(drawing.current);
    },
    onUp: (place: HexKey | null) => drag && finish(drag, place),
    onLost() {
      setDrag(null);
      setOver(null);
      setStroke(null);
    },
  });

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const onMove = ({ clientX, clientY }: PointerEvent) => latest.current.onMove(placeAt(clientX, clientY));
    const onUp = ({ clientX, clientY }: PointerEvent) => latest.current.onUp(placeAt(clientX, clientY));
    const onLost = () => latest.current.onLost();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onLost);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onLost);
    };
  }, [isDragging, latest]);

  return {
    shown: stroke ?? draft,
    tool,
    setTool(next) {
      setTool(next);
      setHeld(null);
    },
    held,
    over,
    said,
    act,
    putBack: () => setHeld(null),
    onCellDown(place) {
      if (tool !== 'hand') {
        drawing.current = drawn(draft, tool, place);
        setStroke(drawing.current);
        setDrag({ kind: 'stroke' });
      } else if (held !== null || pieceAt(draft, place) === null) pickOrPut(place);
      else setDrag({ kind: 'carry', from: place });
    },
    onBoxDown(next) {
      if (next !== 'hand' && next !== 'remove') setDrag({ kind: 'bring', piece: next });
    },
    onKeyDown(event, place) {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        step(lift(draft, place), place);
      }
    },
  };
}
