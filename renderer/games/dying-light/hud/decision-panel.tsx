import { decisionAt } from '../../../../models/dying-light/decisions';
import { isReasonId } from '../../../../models/dying-light/rulebook';
import type { Reason } from '../../../../models/kernel/types';
import { Button } from '../../../hud/button';
import { Panel } from '../../../hud/panel';
import { useWorkFocus } from '../../../hud/use-work-focus';
import { listOf, t } from '../../../i18n';
import type { Composer } from '../compose/composer';
import { promptText, reasonText } from '../say';
import { useGame, useSnapshot } from '../table-game';
import { AnswerButtons } from './answer-buttons';
import { ComposePanel } from './compose-panel';
import { ConfirmBar } from './confirm-bar';
import { DefencePanel } from './defence-panel';
import { ElementHelp } from './element-help';
import { RunnerMark } from './runner-mark';
import './decision-panel.css';

/** Whose decision it is: the people, and the Runner if the decision is one Runner's. */
function WhoDecides() {
  const { position, prompt } = useSnapshot();
  const { seats, runners } = position.state;
  const names = seats.filter((seat) => prompt.seats.includes(seat.id)).map((seat) => seat.name);
  const runner = runners.find(({ id }) => id === prompt.params.runner);
  return (
    <p className="decides">
      {runner && <RunnerMark runner={runner.id} />}
      {t('hud.decides', { names: listOf(names), n: names.length })}
    </p>
  );
}

/** Why the last try was refused, with the way to its rule. */
function Notice({ reason }: { readonly reason: Reason }) {
  return (
    <div className="notice">
      <p role="alert">{reasonText(reason)}</p>
      {isReasonId(reason.id) && <ElementHelp kind="reason" id={reason.id} />}
    </div>
  );
}

function Answers({ composer }: { readonly composer: Composer }) {
  // A card to be read lies over everything; a bot needs no buttons.
  if (composer.legal.every((move) => move.type === 'ACK')) return null;
  if (composer.composed) return <ComposePanel composer={composer} />;
  return <AnswerButtons composer={composer} />;
}

interface DecisionPanelProps {
  readonly composer: Composer;
  readonly onPlaces: () => void;
}

/** What is to be decided, by whom, and how. */
export function DecisionPanel({ composer, onPlaces }: DecisionPanelProps) {
  const game = useGame();
  const { position, prompt, canUndo } = useSnapshot();
  const decision = decisionAt(position.value);
  const work = useWorkFocus(composer.begun);
  const { refusal } = composer.composition;
  return (
    <Panel title={t('hud.decision')} className="decision-panel" bare>
      <div className="decision-head">
        <WhoDecides />
        <p className="prompt" aria-live="polite">
          {promptText(prompt)}
        </p>
        {decision && <ElementHelp kind="decision" id={decision} />}
      </div>
      <div ref={work} className="decision-work">
        <div className="decision-body">
          {prompt.id === 'defending' && <DefencePanel />}
          <Answers composer={composer} />
          {composer.notice && <Notice reason={composer.notice} />}
        </div>
        {refusal && <Notice reason={refusal} />}
        {composer.legal.length > 0 && composer.composed && <ConfirmBar composer={composer} />}
      </div>
      <div className="decision-foot">
        <Button label={t('hud.places')} icon="place" shortcut="B" look="quiet" onPress={onPlaces} />
        <Button
          label={t('hud.undo')}
          icon="undo"
          shortcut="Ctrl+Z"
          look="quiet"
          reason={canUndo ? null : t('hud.undo-none')}
          onPress={() => game.undo()}
        />
      </div>
    </Panel>
  );
}
