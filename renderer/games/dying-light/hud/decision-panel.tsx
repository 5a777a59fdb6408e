import { decisionAt } from '../../../../models/dying-light/decisions';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { listOf, shownName, t } from '../../../i18n';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { DecisionFoot } from '../../../play/decision/decision-foot';
import { DecisionHead } from '../../../play/decision/decision-head';
import { DecisionSheet } from '../../../play/decision/decision-sheet';
import { NoticeLine } from '../../../play/decision/notice-line';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { noticeOf, promptText } from '../say';
import { useGame, useSnapshot } from '../table-game';
import { Answers, Finish } from './answers';
import { DefencePanel } from './defence-panel';
import { RunnerMark } from './runner-mark';
import './decision-panel.css';

/** Whose decision it is: the people, and the Runner if the decision is one Runner's. */
function Head() {
  const { position, prompt } = useSnapshot();
  const { seats, runners } = position.state;
  const names = seats.filter((seat) => prompt.seats.includes(seat.id)).map((seat) => shownName(seat.name));
  const runner = runners.find(({ id }) => id === prompt.params.runner);
  const decision = decisionAt(position.value);
  return (
    <DecisionHead
      mark={runner && <RunnerMark runner={runner.id} />}
      decides={t('dl.hud.decides', { names: listOf(names), n: names.length })}
      prompt={promptText(prompt)}
      rule={decision && entryOfElement('decision', decision)}
    />
  );
}

interface DecisionPanelProps {
  readonly advice: AdviceAtHand | null;
  readonly composer: Composer;
  readonly onPlaces: () => void;
}

/** What is to be decided, by whom, and how. */
export function DecisionPanel({ advice, composer, onPlaces }: DecisionPanelProps) {
  const game = useGame();
  const { prompt, undo, moves } = useSnapshot();
  const { refusal } = composer.composition;
  return (
    <DecisionSheet
      begun={composer.begun}
      moves={moves}
      head={<Head />}
      foot={
        <DecisionFoot
          game={game}
          undo={undo}
          advice={advice}
          places={{ shortcut: PLACES, onPress: onPlaces }}
        />
      }
    >
      <div className="decision-body">
        {prompt.id === 'defending' && <DefencePanel />}
        <Answers composer={composer} />
        {composer.notice && <NoticeLine notice={composer.notice} />}
      </div>
      {refusal && <NoticeLine notice={noticeOf(refusal)} />}
      {composer.moves.length > 0 && composer.composed && <Finish composer={composer} />}
    </DecisionSheet>
  );
}
