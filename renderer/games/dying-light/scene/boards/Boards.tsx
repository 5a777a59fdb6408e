import { useMemo } from 'react';
import { ROUND_SPACES } from '../../../../../models/dying-light/content/board';
import { seeded } from '../../../../random/random';
import { fill, type Pen, sheet } from '../../../../table/print/canvas';
import { speckle } from '../../../../table/print/texture';
import { Surface } from '../../../../table/Surface';
import { useSame } from '../../../../table/useSame';
import { CHARACTER_BOARD, TRACKER, TRAY, trackerSpot } from '../../layout/boards';
import type { BoardModel, TrackerModel } from '../scene-model';
import { TOKEN_SCALE, useTokenModels } from '../tokens/token-models';
import { printCharacterBoard } from './board-print';
import { PrintedBoard } from './PrintedBoard';
import { printTracker } from './tracker-print';

function feltPrint(): Pen {
  const pen = sheet(256, 256);
  const all = { x: 0, y: 0, width: 256, height: 256 };
  fill(pen, '#23392f', all);
  speckle(pen, all, seeded(61), 6000, 1.5);
  pen.lineWidth = 10;
  pen.strokeStyle = '#6b4526';
  pen.strokeRect(5, 5, 246, 246);
  return pen;
}

/** The clock that counts Rounds. */
function Marker({ round }: { readonly round: number }) {
  const { paint } = useTokenModels()['round-marker'];
  if (!paint) return null;
  const { x, y, z } = trackerSpot(round, ROUND_SPACES);
  return (
    <mesh
      geometry={paint}
      position={[x - 0.15, y, z]}
      scale={TOKEN_SCALE}
      castShadow
      raycast={() => null}
      dispose={null}
    >
      <Surface roughness={0.5} />
    </mesh>
  );
}

function Tracker({ tracker }: { readonly tracker: TrackerModel }) {
  const { lastRound } = tracker;
  const events = useSame(tracker.events);
  const print = useMemo(() => printTracker({ lastRound, events }), [lastRound, events]);
  return (
    <>
      <PrintedBoard place={TRACKER} print={print} />
      <Marker round={tracker.round} />
    </>
  );
}

function CharacterBoard({ runner }: Pick<BoardModel, 'runner'>) {
  const print = useMemo(() => printCharacterBoard(runner), [runner]);
  return <PrintedBoard place={CHARACTER_BOARD} print={print} />;
}

export interface BoardsProps {
  readonly tracker: TrackerModel;
  readonly board: BoardModel | null;
}

/** What lies around the city: the Round tracker, the active Runner's board and the dice tray. */
export function Boards({ tracker, board }: BoardsProps) {
  const felt = useMemo(feltPrint, []);
  return (
    <>
      <Tracker tracker={tracker} />
      <PrintedBoard place={TRAY} print={felt} />
      {board && <CharacterBoard runner={board.runner} />}
    </>
  );
}
