import { useCallback, useState } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import type { Entry } from '../../../../models/survive-until-daylight/entries';
import { useCommands } from '../../../input/shortcuts';
import { GameLog } from '../../../log/game-log';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { useCloseup } from '../../../play/closeup/use-closeup';
import { useDeskKeys } from '../../../play/desk-keys';
import { Frame } from '../../../play/frame/frame';
import { useOnceAsked, useOnceTold } from '../../../play/telling';
import type { Threats } from '../../../play/threats/use-threats';
import { useRuleKey } from '../../../rulebook/use-rule-key';
import { useRulebook } from '../../../rulebook/use-rulebook';
import { useSame } from '../../../table/useSame';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import type { Cast } from '../names';
import type { Pick as TablePick } from '../scene/marks';
import { seatName } from '../summary';
import { useGame, useSnapshot } from '../table-game';
import { tell } from '../tell';
import { Bag } from './bag';
import { Banner } from './banner';
import { closeupOf, type Subject } from './closeup';
import { DecisionPanel } from './decision-panel';
import { entryOfPick } from './entry-of-pick';
import { LinePanel } from './line-panel';
import { PlacesDialog } from './places-dialog';
import { RoundTracker } from './round-tracker';
import { SeatBoards } from './seat-boards';
import { SeatPanel } from './seat-panel';
import './hud.css';

interface HudProps {
  readonly advice: AdviceAtHand | null;
  readonly threats: Threats;
  readonly composer: Composer;
  /** What the pointer is over on the table. */
  readonly hovered: TablePick | null;
  /** What the coach adds to a refusal for want of ammo; empty for nothing. */
  readonly hint: string;
  readonly onMenu: () => void;
}

/** Whose bag lies open: the one that somebody asked to see, until another seat is to decide. */
function useShownSeat(deciding: SeatId | null) {
  const [asked, setAsked] = useState<{ readonly seat: SeatId; readonly under: SeatId | null } | null>(null);
  const shown = asked && asked.under === deciding ? asked.seat : deciding;
  return { shown, show: (seat: SeatId) => setAsked({ seat, under: deciding }) };
}

/** The log in words. Names come with the characters; nothing else of the state is told. */
function useTell({ members, seats }: Cast) {
  const cast = useSame({ members: members.map(({ seat, character }) => ({ seat, character })), seats });
  return useCallback((entry: Entry) => tell(entry, cast), [cast]);
}

/** Everything around the table that is read and pressed during a game of Survive Until Daylight. */
export function Hud({ advice, threats, composer, hovered, hint, onMenu }: HudProps) {
  const game = useGame();
  const rulebook = useRulebook();
  const snapshot = useSnapshot();
  const { position, prompt } = snapshot;
  const { state } = position;
  const told = useOnceTold(state);
  const asked = useOnceAsked(state);
  const deciding = composer.seat ?? prompt.seats[0] ?? state.members[0]?.seat ?? null;
  const { shown, show } = useShownSeat(deciding);
  const closeup = useCloseup<Subject>({ hovered, closeupOf: (subject) => closeupOf(subject, state) });
  useRuleKey(() => hovered && entryOfPick(hovered, state));
  const [isListed, setListed] = useState(false);
  const list = () => setListed(true);
  useDeskKeys({ game, begun: composer.begun, onMenu });
  useCommands([[PLACES, list]]);
  return (
    <Frame
      className="sd-hud"
      onHelp={() => rulebook.open(null)}
      onMenu={onMenu}
      top={<RoundTracker state={told} />}
      threats={threats}
      seats={
        <>
          <SeatBoards
            state={told}
            deciding={composer.seat ? [composer.seat] : prompt.seats.slice(0, 1)}
            shown={shown}
            onShow={show}
          />
          {shown && <SeatPanel state={told} seat={shown} />}
        </>
      }
      situation={<LinePanel state={told} composer={composer} />}
      decision={<DecisionPanel advice={advice} composer={composer} hint={hint} onPlaces={list} />}
      log={<GameLog snapshot={snapshot} seatName={seatName} tell={useTell(state)} />}
      dock={shown && <Bag state={asked} seat={shown} composer={composer} />}
    >
      <Banner state={state} seat={composer.seat} />
      {closeup}
      {isListed && <PlacesDialog composer={composer} onClose={() => setListed(false)} />}
    </Frame>
  );
}
