import type { ReactNode } from 'react';
import { numbersNeeded } from '../../../../models/outbreak-duel/rules/attack-legal';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { useCommands } from '../../../input/shortcuts';
import { chosenLabels, openQuestion, type SeveralQuestion } from '../../../play/composer/composition';
import { AnswerButtons } from '../../../play/decision/answer-buttons';
import { Confirmation } from '../../../play/decision/confirmation';
import { QuestionFields } from '../../../play/decision/question-fields';
import type { Composer } from '../compose/composer';
import { KEEPING } from '../compose/keeping';
import { NUMBERS } from '../compose/numbers';
import { previewLines } from '../compose/preview-lines';
import { reasonText } from '../say';
import { useSnapshot } from '../table-game';
import { NumbersControl } from './numbers-control';

interface WorkProps {
  readonly composer: Composer;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
}

interface StepProps {
  readonly children: ReactNode;
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

/** What was chosen so far in words, but for what stands beside it to be changed. */
function Answered({ composer }: Pick<WorkProps, 'composer'>) {
  const { questions } = composer.composition;
  const labels = chosenLabels({
    ...composer.composition,
    questions: questions.filter(({ kind }) => kind === 'single'),
  });
  return labels.length === 0 ? null : <p className="answered">{labels.join(' · ')}</p>;
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer, notice }: WorkProps) {
  const { composition, composed, begun } = composer;
  const question = openQuestion(composition);
  useCommands(begun ? [[BACK, composer.back]] : []);
  if (!question) return null;
  const answer = (index: number) => {
    const choice = question.choices[index];
    if (!choice) return;
    if (composed) composer.answer(question.id, choice.key);
    else composer.play(choice.moves[0]);
  };
  const back = <Button look="quiet" label={t('ui.back')} shortcut={BACK} onPress={composer.back} />;
  return (
    <Step notice={notice} finish={begun && back}>
      <Answered composer={composer} />
      <fieldset className="question">
        <legend className={composed ? 'question-title' : 'unseen'}>{question.title}</legend>
        <AnswerButtons answers={question.choices} focused={begun !== null} onAnswer={answer} />
      </fieldset>
    </Step>
  );
}

function several(composer: Composer, id: string): SeveralQuestion | null {
  const question = composer.composition.questions.find((one) => one.id === id);
  return question?.kind === 'several' ? question : null;
}

/** Numbers to be named and cards to be kept stay open to change until the move is confirmed. */
export function FinishedMove({ composer, notice }: WorkProps) {
  const { state } = useSnapshot().position;
  const { composition, begun } = composer;
  const { move, refusal } = composition;
  const numbers = several(composer, NUMBERS);
  const keeping = several(composer, KEEPING);
  const type = move?.type ?? 'ATTACK';
  return (
    <Step
      notice={notice}
      finish={
        <Confirmation
          lines={move ? previewLines(move, state) : []}
          label={composedText(`od.hud.confirm.${type}`)}
          reason={refusal && reasonText(refusal)}
          onConfirm={() => move && composer.play(move)}
          back={begun === null || keeping ? null : { label: t('ui.back'), onPress: composer.back }}
        />
      }
    >
      <Answered composer={composer} />
      {numbers && (
        <NumbersControl
          question={numbers}
          most={numbersNeeded(state)}
          onAnswer={(key) => composer.answer(NUMBERS, key)}
        />
      )}
      {keeping && <QuestionFields questions={[keeping]} pieces={() => null} onAnswer={composer.answer} />}
    </Step>
  );
}
