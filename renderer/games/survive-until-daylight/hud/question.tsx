import type { ReactNode } from 'react';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { useCommands } from '../../../input/shortcuts';
import { chosenLabels, openQuestion } from '../../../play/composer/composition';
import { AnswerButtons } from '../../../play/decision/answer-buttons';
import { Confirmation } from '../../../play/decision/confirmation';
import { ANSWER_KEYS } from '../commands';
import type { Composer } from '../compose/composer';
import { useSnapshot } from '../table-game';
import { previewLines } from './preview-lines';

interface QuestionProps {
  readonly composer: Composer;
}

type WorkProps = QuestionProps & Pick<StepProps, 'notice'>;

/** What was chosen so far. */
function Answered({ composer }: QuestionProps) {
  const labels = chosenLabels(composer.composition);
  return labels.length === 0 ? null : <p className="answered">{labels.join(' · ')}</p>;
}

interface StepProps {
  readonly children: ReactNode;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
  /** The ways to go on, which stay in reach. */
  readonly finish?: ReactNode;
}

/** What is asked scrolls where it is long; the ways to go on stand below it. */
export function Step({ children, notice, finish }: StepProps) {
  return (
    <>
      <div className="decision-body">
        {children}
        <div>{notice}</div>
      </div>
      {finish && <div className="decision-finish">{finish}</div>}
    </>
  );
}

/** The key of an answer that means the same wherever it is asked. */
function ownKey({ type }: Move) {
  return type === 'LEAVE' || type === 'ACCEPT' || type === 'DELAY' ? ANSWER_KEYS[type] : undefined;
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer, notice }: WorkProps) {
  const question = openQuestion(composer.composition);
  useCommands(composer.begun ? [[BACK, composer.back]] : []);
  if (!question) return null;
  const answer = (index: number) => {
    const choice = question.choices[index];
    if (!choice) return;
    if (composer.composed) composer.answer(question.id, choice.key);
    else composer.play(choice.moves[0]);
  };
  const answers = question.choices.map((choice) => ({
    ...choice,
    shortcut: composer.composed ? undefined : ownKey(choice.moves[0]),
  }));
  const back = <Button look="quiet" label={t('ui.back')} shortcut={BACK} onPress={composer.back} />;
  return (
    <Step notice={notice} finish={composer.begun && back}>
      <fieldset className="question">
        <legend className={composer.composed ? 'question-title' : 'unseen'}>{question.title}</legend>
        <Answered composer={composer} />
        <AnswerButtons answers={answers} wide onAnswer={answer} />
      </fieldset>
    </Step>
  );
}

/** What the finished move means, and the way back to its last question. */
export function FinishedMove({ composer, notice }: WorkProps) {
  const { state } = useSnapshot().position;
  const { move } = composer.composition;
  if (!move) return null;
  return (
    <Step
      notice={notice}
      finish={
        <Confirmation
          lines={previewLines(move, state)}
          label={composedText(`sd.hud.confirm.${move.type}`)}
          reason={null}
          onConfirm={() => composer.play(move)}
          back={{ label: t('ui.back'), onPress: composer.back }}
        />
      }
    >
      <Answered composer={composer} />
    </Step>
  );
}
