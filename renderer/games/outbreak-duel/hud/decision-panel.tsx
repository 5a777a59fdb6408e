import type { ReactNode } from 'react';
import { entryOfElement } from '../../../../models/outbreak-duel/rulebook';
import { sideOf, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import { t } from '../../../i18n';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { openQuestion } from '../../../play/composer/composition';
import { DecisionFoot } from '../../../play/decision/decision-foot';
import { DecisionHead } from '../../../play/decision/decision-head';
import { DecisionSheet } from '../../../play/decision/decision-sheet';
import { NoticeLine } from '../../../play/decision/notice-line';
import { Step } from '../../../play/decision/step';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { decisionOf } from '../compose/composing';
import { KEEPING } from '../compose/keeping';
import { NUMBERS } from '../compose/numbers';
import { personOf, survivorName } from '../names';
import { promptText } from '../say';
import { useGame, useSnapshot } from '../table-game';
import { isWindow } from '../together';
import { ActionBar } from './action-bar';
import { FinishedMove, OpenQuestion } from './question';
import { SeatSettings } from './seat-settings';
import { SideMark, sideClass } from './side-mark';
import type { Peek } from './use-peek';
import { WindowBar } from './window-bar';
import './decision-panel.css';

interface PanelProps {
  readonly composer: Composer;
  readonly peek: Peek;
}

/** Whose decision it is: who plays, and for whom. */
function Head() {
  const snapshot = useSnapshot();
  const { position, prompt } = snapshot;
  const { state } = position;
  const [asked] = prompt.seats;
  const decision = decisionOf(snapshot);
  const isSurvivors = asked === survivorOf(state).seat || state.phase !== 'zombie';
  const words = isSurvivors ? 'od.hud.decides' : 'od.hud.decides-horde';
  return (
    <DecisionHead
      mark={asked && <SideMark side={sideOf(state, asked)} />}
      decides={
        asked ? t(words, { name: personOf(state, asked), survivor: survivorName(state, asked) }) : null
      }
      prompt={promptText(prompt)}
      rule={decision && entryOfElement('decision', decision)}
    />
  );
}

interface WorkProps extends PanelProps {
  readonly notice: ReactNode;
}

function Work(props: WorkProps): ReactNode {
  const snapshot = useSnapshot();
  const { composer, notice, peek } = props;
  const { seat, composition, composed, begun } = composer;
  const isOpenToChange = composition.questions.some(({ id }) => id === NUMBERS || id === KEEPING);
  if (!seat) return notice;
  if (composition.move || isOpenToChange) return <FinishedMove {...props} />;
  if (openQuestion(composition)) return <OpenQuestion {...props} />;
  if (!composed || begun !== null) return <Step notice={notice}>{null}</Step>;
  return (
    <Step notice={notice}>
      {isWindow(snapshot) ? <WindowBar composer={composer} peek={peek} /> : <ActionBar composer={composer} />}
    </Step>
  );
}

interface DecisionPanelProps extends PanelProps {
  readonly advice: AdviceAtHand | null;
  readonly onPlaces: () => void;
}

/** What is to be decided, by whom, and how. */
export function DecisionPanel({ advice, composer, peek, onPlaces }: DecisionPanelProps) {
  const game = useGame();
  const { undo, position, prompt, moves } = useSnapshot();
  const { state } = position;
  const { notice } = composer;
  const [asked] = prompt.seats;
  return (
    <div className={`decision-frame ${asked ? sideClass(sideOf(state, asked)) : ''}`}>
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
          >
            <SeatSettings />
          </DecisionFoot>
        }
      >
        <Work composer={composer} peek={peek} notice={notice && <NoticeLine notice={notice} />} />
      </DecisionSheet>
    </div>
  );
}
