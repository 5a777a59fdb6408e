import { useState } from 'react';
import { useCommands } from '../../../input/shortcuts';
import { GameLog } from '../../../log/game-log';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { useCloseup } from '../../../play/closeup/use-closeup';
import { useDeskKeys } from '../../../play/desk-keys';
import { Frame } from '../../../play/frame/frame';
import { useOnceTold, useTelling } from '../../../play/telling';
import type { Threats } from '../../../play/threats/use-threats';
import { useRuleKey } from '../../../rulebook/use-rule-key';
import { useRulebook } from '../../../rulebook/use-rulebook';
import { CARDS, PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import type { Pick } from '../scene/marks';
import { shownRunner } from '../shown-runner';
import { seatName } from '../summary';
import { useGame, useSnapshot } from '../table-game';
import { tell } from '../tell';
import { ActionBar } from './action-bar';
import { CardDialog } from './card-dialog';
import { CardsDialog } from './cards-dialog';
import { closeupOf, type Subject } from './closeup';
import { DecisionPanel } from './decision-panel';
import { DiceBoard } from './dice-board';
import { entryOfPick } from './entry-of-pick';
import { HoverNote } from './hover-note';
import { PlacesDialog } from './places-dialog';
import { RoundTracker } from './round-tracker';
import { RunnerPanels } from './runner-panels';
import { ScenarioPanel } from './scenario-panel';
import './hud.css';

interface HudProps {
  readonly advice: AdviceAtHand | null;
  readonly threats: Threats;
  readonly composer: Composer;
  /** What the pointer is over on the table. */
  readonly hovered: Pick | null;
  /** A turn is ended without asking. */
  readonly passAtOnce: boolean;
  readonly onMenu: () => void;
  /** Whether the cards of the Runner whose turn it is are being read. */
  readonly cardsOpen: boolean;
  readonly onCards: (open: boolean) => void;
}

/** The card that has to be read now, if any. */
function useOpenCard(composer: Composer) {
  const { position } = useSnapshot();
  const move = composer.moves.find((legal) => legal.type === 'ACK');
  const { seats } = position.state;
  const people = seats.filter((seat) => seat.controller.kind === 'human');
  const reader = people.length > 1 ? (seats.find((seat) => seat.id === move?.seat)?.name ?? null) : null;
  return move && { move, reader };
}

/** Everything around the table that is read and pressed during a game of Dying Light. */
export function Hud({
  advice,
  threats,
  composer,
  hovered,
  passAtOnce,
  onMenu,
  cardsOpen,
  onCards,
}: HudProps) {
  const game = useGame();
  const rulebook = useRulebook();
  const snapshot = useSnapshot();
  const { position, prompt } = snapshot;
  const { state } = position;
  const [listed, setListed] = useState(false);
  const card = useOpenCard(composer);
  const told = useOnceTold(state);
  const { over } = useTelling();
  const runner = shownRunner(state);
  const shown = shownRunner(told);
  const closeup = useCloseup<Subject>({ hovered, closeupOf: (subject) => closeupOf(subject, state) });
  useRuleKey(() => hovered && entryOfPick(hovered, state));
  useDeskKeys({ game, begun: composer.begun, onMenu });
  useCommands([
    [PLACES, () => setListed(true)],
    [CARDS, () => onCards(true)],
  ]);
  return (
    <Frame
      className="dl-hud"
      onHelp={() => rulebook.open(null)}
      onMenu={onMenu}
      top={<RoundTracker state={told} />}
      threats={threats}
      seats={
        <>
          <RunnerPanels state={told} />
          {shown && <DiceBoard runner={shown} composer={composer} onCards={() => onCards(true)} />}
        </>
      }
      situation={<ScenarioPanel state={told} />}
      decision={<DecisionPanel advice={advice} composer={composer} onPlaces={() => setListed(true)} />}
      log={<GameLog snapshot={snapshot} seatName={seatName} tell={tell} />}
      dock={
        <>
          {hovered && <HoverNote pick={hovered} state={state} composer={composer} />}
          {runner && prompt.id === 'acting' && composer.moves.length > 0 && (
            <ActionBar composer={composer} state={state} runner={runner} passAtOnce={passAtOnce} />
          )}
        </>
      }
    >
      {card && over && (
        <CardDialog
          key={`${card.move.cardId} ${card.move.seat}`}
          {...card}
          scenario={state.options.scenario}
          onRead={() => composer.play(card.move)}
        />
      )}
      {cardsOpen && runner && <CardsDialog runner={runner} state={state} onClose={() => onCards(false)} />}
      {listed && <PlacesDialog composer={composer} onClose={() => setListed(false)} />}
      {closeup}
    </Frame>
  );
}
