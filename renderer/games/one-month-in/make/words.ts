import type { HexKey } from '../../../../models/kernel/hex';
import type { LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { spotOf } from '../../../../models/one-month-in/layouts/grid';
import { pieceAt } from '../../../../models/one-month-in/layouts/steps';
import { t } from '../../../i18n';

/** What lies on a place: "Base 2". */
function pieceName(draft: LayoutDraft, place: HexKey): string {
  const piece = pieceAt(draft, place);
  if (piece === 'base') return t('om.make.base-of', { n: draft.bases.indexOf(place) + 1 });
  return t(piece === null ? 'om.make.piece.none' : `om.make.piece.${piece}`);
}

/** "Row 3, place 5: Base 2" */
export function cellName(draft: LayoutDraft, place: HexKey): string {
  const spot = spotOf(place);
  return t('om.make.cell', {
    row: spot?.row ?? 0,
    column: spot?.column ?? 0,
    what: pieceName(draft, place),
  });
}
