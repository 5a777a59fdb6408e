import { useCallback, useState } from 'react';
import type { Entry } from '../../../../models/outbreak-duel/entries';
import type { State } from '../../../../models/outbreak-duel/state';
import { useCommands } from '../../../input/shortcuts';
import { GameLog } from '../../../log/game-log';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { useCloseup } from '../../../play/closeup/use-closeup';
import { useDeskKeys } from '../../../play/desk-keys';
import { Frame } from '../../../play/frame/frame';
import { useFollowed } from '../../../play/telling';
import { useRuleKey } from '../../../rulebook/use-rule-key';
import { useRulebook } from '../../../rulebook/use-rulebook';
import { useSame } from '../../../table/useSame';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { followed } from '../followed';
import type { Spot } from '../spot';
import { seatName } from '../summary';
import { useGame, useSnapshot } from '../table-game';
import { tell } from '../tell';
import { isInCorner } from '../together';
import { BoardPanel } from './board-panel';
import { cardOfSpot } from './card-of-spot';
import { closeupOf } from './closeup';
import { DecisionPanel } from './decision-panel';
import { entryOfPick } from './entry-of-pick';
import { Hand } from './hand';
import { LargeCard } from './large-card';
import { PhaseBar } from './phase-bar';
import { PlacesDialog } from './places-dialog';
import { nearSide, Players } from './players';
import { Tips } from './tips';
import type { Peek } from './use-peek';
import './hud.css';

interface HudProps {
  readonly advice: AdviceAtHand | null;
  readonly composer: Composer;
  readonly peek: Peek;
  /** What the pointer is over on the table. */
  readonly hovered: Spot | null;
  readonly onMenu: () => void;
}

/** The log in words; it changes only when somebody is called otherwise. */
function useTell(state: State) {
  const cast = useSame({
    seats: state.seats,
    who: state.players.map(({ seat, survivor }) => [seat, survivor]),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only the names are told
  return useCallback((entry: Entry) => tell(entry, state), [cast]);
}

/** The card that lies beside the hand: what is pointed at among the panels. */
function useLargeCard(state: State) {
  const [shown, setShown] = useState<Spot | null>(null);
  return { shown, card: shown && cardOfSpot(shown, state), onShow: setShown };
}

/** Everything around the table that is read and pressed during a game of Outbreak Duel. */
export function Hud({ advice, composer, peek, hovered, onMenu }: HudProps) {
  const game = useGame();
  const rulebook = useRulebook();
  const snapshot = useSnapshot();
  const { position, prompt, log, viewer } = snapshot;
  const { state } = position;
  const told = useFollowed(state, log, followed);
  const { shown, card, onShow } = useLargeCard(state);
  const closeup = useCloseup<Spot>({
    hovered: shown ?? hovered,
    closeupOf: (spot) => closeupOf(spot, state),
  });
  const [isListed, setListed] = useState(false);
  const list = () => setListed(true);
  const hands = { onPick: composer.pick, onShow };
  const near = state.players[nearSide(state, viewer)];
  const decision = <DecisionPanel advice={advice} composer={composer} peek={peek} onPlaces={list} />;
  const isCornered = isInCorner(snapshot, near.seat);
  useRuleKey(() => hovered && entryOfPick(hovered, state));
  useDeskKeys({ game, begun: composer.begun, onMenu });
  useCommands([[PLACES, list]]);
  return (
    <Frame
      className="od-hud"
      onHelp={() => rulebook.open(null)}
      onMenu={onMenu}
      top={
        <>
          <PhaseBar state={told} />
          <Tips />
        </>
      }
      seats={
        <Players
          state={told}
          viewer={viewer}
          deciding={prompt.seats[0] ?? null}
          corner={isCornered && decision}
          {...hands}
        />
      }
      situation={<BoardPanel state={told} {...hands} />}
      decision={!isCornered && decision}
      log={<GameLog snapshot={snapshot} seatName={seatName} tell={useTell(state)} />}
      dock={<Hand state={state} player={near} composer={composer} {...hands} />}
    >
      {card && <LargeCard card={card} />}
      {closeup}
      {isListed && <PlacesDialog composer={composer} onClose={() => setListed(false)} />}
    </Frame>
  );
}
