import { FIGURE_IDS } from '../../../renderer/games/one-month-in/scene/pieces/figure-ids';
import { TOKEN_IDS, usePieceBox } from '../../../renderer/games/one-month-in/scene/pieces/piece-models';
import { inRow, Painted, Shown } from './Shown';

/** Tokens lie in two rows. */
const HALF = Math.ceil(TOKEN_IDS.length / 2);

function tokenPlace(index: number): readonly [number, number] {
  return index < HALF ? inRow(index, HALF, 2.6, 0.4) : inRow(index - HALF, TOKEN_IDS.length - HALF, 2.6, 3.6);
}

/** Miniatures and tokens of One Month In; its tiles have a sheet of their own, `docs/pictures/one-month-in-tiles.png`. */
export function OneMonthIn() {
  const { pieces } = usePieceBox();
  return (
    <>
      {FIGURE_IDS.map((id, index) => (
        <Shown key={id} name={id} at={inRow(index, FIGURE_IDS.length, 2.6, -4.6)} scale={2.9}>
          <Painted body={pieces[id].body} glow={pieces[id].glow} />
        </Shown>
      ))}
      {TOKEN_IDS.map((id, index) => (
        <Shown key={id} name={id} at={tokenPlace(index)} scale={id.startsWith('fence') ? 1.1 : 1.5}>
          <Painted body={pieces[id].body} glow={pieces[id].glow} />
        </Shown>
      ))}
    </>
  );
}
