import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import { BoardList, type ListedPlace } from '../../../play/board-list/board-list';
import type { Composer } from '../compose/composer';
import { offerAt, pileCount, spotWords } from '../compose/place-words';
import { whyNotPick } from '../compose/why-not';
import { memberName, placedName } from '../names';
import { PILE_IDS, type Spot } from '../scene/marks';
import { useGame, useSnapshot } from '../table-game';
import { closeupOf } from './closeup';
import { entryOfPick } from './entry-of-pick';

interface PlacesDialogProps {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** Everything on the table that can be pointed at: the line from left to right, the open cards, the characters, the piles. */
export function spotsOf(state: State): readonly Spot[] {
  const open = (state.attack ?? state.strike)?.drawn ?? [];
  return [
    ...state.line.map(({ id }): Spot => ({ kind: 'enemy', card: id })),
    ...open.map((_, index): Spot => ({ kind: 'combat-card', index })),
    ...state.members.map(({ seat }): Spot => ({ kind: 'seat', seat })),
    ...PILE_IDS.filter((pile) => pileCount(state, pile) > 0).map((pile): Spot => ({ kind: 'pile', pile })),
  ];
}

/** What a place is called: cards of the line also by where they stand. */
function nameOf(spot: Spot, state: State): string {
  switch (spot.kind) {
    case 'enemy':
      return placedName(state, spot.card);
    case 'seat':
      return memberName(state, spot.seat);
    case 'pile':
      return t(`sd.hud.pile.${spot.pile}`);
    case 'combat-card':
      return closeupOf(spot, state)?.title ?? '';
  }
}

/** The street as a list. */
export function PlacesDialog({ composer, onClose }: PlacesDialogProps) {
  const snapshot = useSnapshot();
  const { whyIllegal } = useGame();
  const { state } = snapshot.position;
  const { seat, moves } = composer;
  const listed = (spot: Spot): ListedPlace => ({
    key: JSON.stringify(spot),
    name: nameOf(spot, state),
    offer: offerAt(spot, moves, state),
    words: spotWords(spot, state),
    why: seat && (whyNotPick(spot, snapshot, seat, whyIllegal)?.text ?? null),
    rule: entryOfPick(spot, state),
    onPick: () => composer.pick(spot),
  });
  return <BoardList places={spotsOf(state).map(listed)} onClose={onClose} />;
}
