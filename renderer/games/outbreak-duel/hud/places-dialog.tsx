import { BoardList, type ListedPlace } from '../../../play/board-list/board-list';
import type { Composer } from '../compose/composer';
import { decisionOf } from '../compose/composing';
import { type ListedSpot, nameOfSpot, offerAt, spotsOf, spotWords } from '../compose/place-words';
import { whyNotPick } from '../compose/why-not';
import { spotKey } from '../spot';
import { useGame, useSnapshot } from '../table-game';
import { entryOfPick } from './entry-of-pick';

interface PlacesDialogProps {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** Both boards as a list; hands are no part of it. */
export function PlacesDialog({ composer, onClose }: PlacesDialogProps) {
  const snapshot = useSnapshot();
  const { whyIllegal } = useGame();
  const { state } = snapshot.position;
  const { seat, moves } = composer;
  const decision = seat && decisionOf(snapshot);
  const listed = (spot: ListedSpot): ListedPlace => ({
    key: spotKey(spot),
    name: nameOfSpot(spot, state),
    offer: offerAt(spot, moves, state),
    words: spotWords(spot, state),
    why: decision && whyNotPick(spot, decision, state, whyIllegal).text,
    rule: entryOfPick(spot, state),
    onPick: () => composer.pick(spot),
  });
  return <BoardList places={spotsOf(state).map(listed)} onClose={onClose} />;
}
