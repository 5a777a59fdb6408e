/** The test game on the shared desk: composer, decision, frame, hand in the dock, log. */
import { useCallback } from 'react';
import type { PlayProps } from '../../../renderer/games/face';
import { Button } from '../../../renderer/hud/button';
import { Panel } from '../../../renderer/hud/panel';
import { messageText, shownName } from '../../../renderer/i18n';
import { BACK } from '../../../renderer/input/commands';
import { useCommands } from '../../../renderer/input/shortcuts';
import { LogPanel } from '../../../renderer/log/log-panel';
import { openQuestion } from '../../../renderer/play/composer/composition';
import { type Composer, useComposer } from '../../../renderer/play/composer/use-composer';
import { AnswerButtons } from '../../../renderer/play/decision/answer-buttons';
import { DecisionFoot } from '../../../renderer/play/decision/decision-foot';
import { DecisionHead } from '../../../renderer/play/decision/decision-head';
import { Frame } from '../../../renderer/play/frame/frame';
import { GameProvider, useTableGame, useTableSnapshot } from '../../../renderer/play/table-game';
import { takeBackKeys } from '../../../renderer/play/take-back';
import { useRulebook } from '../../../renderer/rulebook/use-rulebook';
import { onTable } from '../../../renderer/table/on-table';
import { useSame } from '../../../renderer/table/useSame';
import type { DuelEntry } from '../../helpers/parry-duel';
import { COMPOSING } from './composing';
import { Scene } from './Scene';
import { tell } from './tell';
import type { ParryDuel } from './types';
import { cardName } from './words';

const ShownScene = onTable(Scene);

interface ComposerProps {
  readonly composer: Composer<ParryDuel>;
}

function Decision({ composer }: ComposerProps) {
  const game = useTableGame<ParryDuel>();
  const { prompt, position, undo, viewer } = useTableSnapshot<ParryDuel>();
  const decides = position.state.seats.find(({ id }) => prompt.seats.includes(id));
  const question = openQuestion(composer.composition);
  return (
    <Panel title="Decision" className="decision-panel" bare>
      <DecisionHead
        decides={decides ? shownName(decides.name) : null}
        mark={null}
        prompt={prompt.id === 'window' ? 'A blow comes in.' : 'A turn begins.'}
        rule="duel"
      />
      <div className="decision-body">
        {question && (
          <AnswerButtons
            answers={question.choices}
            onAnswer={(index) => {
              const choice = question.choices[index];
              if (choice) composer.play(choice.moves[0]);
            }}
          />
        )}
      </div>
      <DecisionFoot game={game} undo={undo} advice={null}>
        <Button
          label="Give up"
          reason={viewer === 'table' || viewer === 'everyone' ? 'Nobody holds their cards.' : null}
          onPress={() => {
            if (viewer !== 'table' && viewer !== 'everyone') game.play({ type: 'CONCEDE', seat: viewer });
          }}
        />
      </DecisionFoot>
    </Panel>
  );
}

/** Whose hand can be seen, card by card. */
function Hand({ composer }: ComposerProps) {
  const { viewer, position } = useTableSnapshot<ParryDuel>();
  if (viewer === 'table' || viewer === 'everyone') return <p>All cards lie face down.</p>;
  return (
    <section aria-label="Hand">
      {(position.state.hands[viewer] ?? []).map((card) => (
        <button key={card} type="button" title={cardName(card)} onClick={() => composer.pick({ card })}>
          {cardName(card)}
        </button>
      ))}
    </section>
  );
}

function Seats() {
  const { seats, hands, blows } = useTableSnapshot<ParryDuel>().position.state;
  return (
    <Panel title="Seats">
      <ul>
        {seats.map(({ id, name }) => (
          <li key={id}>{`${shownName(name)}: ${hands[id]?.length} cards, ${blows[id]} blows`}</li>
        ))}
      </ul>
    </Panel>
  );
}

function Hud({ composer, onMenu }: ComposerProps & Pick<PlayProps<ParryDuel>, 'onMenu'>) {
  const game = useTableGame<ParryDuel>();
  const rulebook = useRulebook();
  const { position, log, asides, moves } = useTableSnapshot<ParryDuel>();
  const seats = useSame(position.state.seats);
  useCommands([...takeBackKeys(game), [BACK, onMenu]]);
  return (
    <Frame
      onHelp={() => rulebook.open(null)}
      onMenu={onMenu}
      top={<span>{`Moves: ${moves}`}</span>}
      seats={<Seats />}
      situation={
        <p>{position.state.blow ? `${cardName(position.state.blow)} comes in` : 'Nothing comes in'}</p>
      }
      decision={<Decision composer={composer} />}
      log={
        <LogPanel
          log={log}
          asides={asides}
          seats={seats}
          tell={useCallback((entry: DuelEntry) => tell(entry, { seats }), [seats])}
        />
      }
      dock={<Hand composer={composer} />}
    />
  );
}

type TableProps = Omit<PlayProps<ParryDuel>, 'game'>;

function PlayedTable({ legal, shown, onMenu, story, skip }: TableProps) {
  const game = useTableGame<ParryDuel>();
  const snapshot = useTableSnapshot<ParryDuel>();
  const { state } = snapshot.position;
  const composer = useComposer(COMPOSING, {
    game,
    snapshot,
    legal,
    needsLook: () => false,
    refused: (reason) => ({ text: messageText(reason), rule: null, reason: reason.id }),
  });
  return (
    <>
      <ShownScene state={state} story={story} skip={skip} />
      {shown && <Hud composer={composer} onMenu={onMenu} />}
    </>
  );
}

/** A duel being played. */
export function Play({ game, ...table }: PlayProps<ParryDuel>) {
  return (
    <GameProvider value={game}>
      <PlayedTable {...table} />
    </GameProvider>
  );
}
