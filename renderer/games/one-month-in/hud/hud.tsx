import { useCallback, useState } from 'react';
import type { Entry } from '../../../../models/one-month-in/entries';
import type { State } from '../../../../models/one-month-in/state';
import { useCommands } from '../../../input/shortcuts';
import { GameLog } from '../../../log/game-log';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { useCloseup } from '../../../play/closeup/use-closeup';
import { useDeskKeys } from '../../../play/desk-keys';
import { Frame } from '../../../play/frame/frame';
import { useOnceTold } from '../../../play/telling';
import { useRuleKey } from '../../../rulebook/use-rule-key';
import { useRulebook } from '../../../rulebook/use-rulebook';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { tileOfSpot } from '../compose/picks';
import type { Spot } from '../spot';
import { seatName } from '../summary';
import { useGame, useSnapshot } from '../table-game';
import { tell } from '../tell';
import { closeupOf, type Subject } from './closeup';
import { DecisionPanel } from './decision-panel';
import { entryOfPick } from './entry-of-pick';
import { PlacesDialog } from './places-dialog';
import { RoundTracker } from './round-tracker';
import { TeamPanels } from './team-panels';
import { TileNote } from './tile-note';

interface HudProps {
  readonly advice: AdviceAtHand | null;
  readonly composer: Composer;
  /** What the pointer is over on the table. */
  readonly hovered: Spot | null;
  readonly onMenu: () => void;
}

/** The log in words, with the names of the tiles as they are known now. */
function useTell(state: State) {
  return useCallback((entry: Entry) => tell(entry, state), [state]);
}

/** Everything around the table that is read and pressed during a game of One Month In. */
export function Hud({ advice, composer, hovered, onMenu }: HudProps) {
  const game = useGame();
  const rulebook = useRulebook();
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const told = useOnceTold(state);
  const spot = hovered ?? composer.picks.at(-1) ?? null;
  const place = spot && tileOfSpot(spot);
  const closeup = useCloseup<Subject>({ hovered, closeupOf: (subject) => closeupOf(subject, state) });
  useRuleKey(() => hovered && entryOfPick(hovered, state));
  const [isListed, setListed] = useState(false);
  const list = () => setListed(true);
  useDeskKeys({ game, begun: composer.begun, onMenu });
  useCommands([[PLACES, list]]);
  return (
    <Frame
      className="om-hud"
      onHelp={() => rulebook.open(null)}
      onMenu={onMenu}
      top={<RoundTracker state={told} />}
      seats={<TeamPanels state={told} />}
      situation={null}
      decision={<DecisionPanel advice={advice} composer={composer} onPlaces={list} />}
      log={<GameLog snapshot={snapshot} seatName={seatName} tell={useTell(state)} />}
      dock={place && <TileNote state={told} place={place} />}
    >
      {closeup}
      {isListed && <PlacesDialog composer={composer} onClose={() => setListed(false)} />}
    </Frame>
  );
}
