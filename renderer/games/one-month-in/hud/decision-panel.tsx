import type { ReactNode } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import { entryOfElement } from '../../../../models/one-month-in/rulebook';
import { activeTeam, teamOf } from '../../../../models/one-month-in/rules/table';
import { shownName, t } from '../../../i18n';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { openQuestion } from '../../../play/composer/composition';
import { DecisionFoot } from '../../../play/decision/decision-foot';
import { DecisionHead } from '../../../play/decision/decision-head';
import { DecisionSheet } from '../../../play/decision/decision-sheet';
import { NoticeLine } from '../../../play/decision/notice-line';
import { Step } from '../../../play/decision/step';
import { useOnceTold } from '../../../play/telling';
import { PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { decisionOf } from '../compose/composing';
import { MOUTHS } from '../compose/mouths';
import { teamName } from '../names';
import { promptText } from '../say';
import { useGame, useSnapshot } from '../table-game';
import { ActionBar } from './action-bar';
import { Feeding, FinishedMove, OpenQuestion } from './question';
import { situation } from './situation';
import { colourOf, TeamMark } from './team-mark';
import './decision-panel.css';

/** Whose decision it is: the team with its mark and who plays it; and what it is about. */
function Head({ seat }: { readonly seat: SeatId | null }) {
  const snapshot = useSnapshot();
  const { position, prompt } = snapshot;
  const { state } = position;
  const asked = seat ?? prompt.seats[0] ?? null;
  const name = shownName(state.seats.find(({ id }) => id === asked)?.name ?? '');
  const decision = decisionOf(snapshot);
  const about = useOnceTold(situation(state));
  return (
    <DecisionHead
      mark={asked && <TeamMark colour={teamOf(state, asked).colour} />}
      decides={asked && t('om.hud.decides', { team: teamName(state, asked), name })}
      prompt={promptText(prompt)}
      rule={decision && entryOfElement('decision', decision)}
    >
      {about !== '' && <p className="situation">{about}</p>}
    </DecisionHead>
  );
}

interface WorkProps {
  readonly composer: Composer;
  readonly notice: ReactNode;
}

function Work(props: WorkProps): ReactNode {
  const { composer, notice } = props;
  const { seat, composition, composed, begun } = composer;
  if (!seat) return notice;
  if (composition.questions.some(({ id }) => id === MOUTHS)) return <Feeding {...props} />;
  if (composition.move) return <FinishedMove {...props} />;
  if (openQuestion(composition)) return <OpenQuestion {...props} />;
  return <Step notice={notice}>{composed && begun === null && <ActionBar composer={composer} />}</Step>;
}

interface DecisionPanelProps {
  readonly advice: AdviceAtHand | null;
  readonly composer: Composer;
  /** Opens the board as a list. */
  readonly onPlaces: () => void;
}

/** What is to be decided, by whom, and how. */
export function DecisionPanel({ advice, composer, onPlaces }: DecisionPanelProps) {
  const game = useGame();
  const { undo, position, moves } = useSnapshot();
  const { notice } = composer;
  const { colour } = activeTeam(position.state);
  return (
    <div className="decision-frame" style={{ borderColor: colourOf(colour) }}>
      <DecisionSheet
        begun={composer.begun}
        moves={moves}
        head={<Head seat={composer.seat} />}
        foot={
          <DecisionFoot
            game={game}
            undo={undo}
            advice={advice}
            places={{ shortcut: PLACES, onPress: onPlaces }}
          />
        }
      >
        <Work composer={composer} notice={notice && <NoticeLine notice={notice} />} />
      </DecisionSheet>
    </div>
  );
}
