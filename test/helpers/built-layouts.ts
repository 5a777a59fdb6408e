/** Layouts as somebody builds them who does this and that: by the editor's own steps, from a seed. */
import { createLuck, type Luck, pickOne, randomInt } from '../../models/kernel/luck';
import { LAYOUT_IDS } from '../../models/one-month-in/ids';
import { draftOf, EMPTY_DRAFT, type LayoutDraft } from '../../models/one-month-in/layouts/draft';
import { GRID } from '../../models/one-month-in/layouts/grid';
import { lift, move, PIECES, put, withFarms } from '../../models/one-month-in/layouts/steps';

const STEPS = ['put', 'lift', 'move', 'farms'] as const;
const PLACES = GRID.flat();

/** One step by luck; most of them near what is there, so that more than islands come of it. */
function stepped(luck: Luck, draft: LayoutDraft): LayoutDraft {
  const known = draft.tiles.length > 0 ? draft.tiles : PLACES;
  const place = pickOne(luck, 'place', randomInt(luck, 1, 6) === 1 ? PLACES : known);
  switch (pickOne(luck, 'step', STEPS)) {
    case 'put':
      return put(draft, place, pickOne(luck, 'piece', PIECES));
    case 'lift':
      return lift(draft, place);
    case 'move':
      return move(draft, place, pickOne(luck, 'to', PLACES));
    case 'farms':
      return withFarms(draft, randomInt(luck, 0, 13));
  }
}

/** @param seed the same one builds the same layout */
export function builtLayout(seed: string): LayoutDraft {
  const luck = createLuck(seed);
  const beginning = pickOne(luck, 'beginning', ['empty', ...LAYOUT_IDS] as const);
  let draft = beginning === 'empty' ? EMPTY_DRAFT : draftOf(beginning);
  const steps = randomInt(luck, 1, 14);
  for (let step = 0; step < steps; step++) draft = stepped(luck, draft);
  return draft;
}
