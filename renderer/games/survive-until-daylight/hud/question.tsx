import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { useShortcuts } from '../../../input/shortcuts';
import { chosenLabels, openQuestion } from '../../../play/composer/composition';
import { AnswerButtons } from '../../../play/decision/answer-buttons';
import { Confirmation } from '../../../play/decision/confirmation';
import type { Composer } from '../compose/composer';
import { useSnapshot } from '../table-game';
import { previewLines } from './preview-lines';

interface QuestionProps {
  readonly composer: Composer;
}

/** What was chosen so far. */
function Answered({ composer }: QuestionProps) {
  const labels = chosenLabels(composer.composition);
  return labels.length === 0 ? null : <p className="answered">{labels.join(' · ')}</p>;
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer }: QuestionProps) {
  const question = openQuestion(composer.composition);
  useShortcuts(composer.begun ? { Escape: composer.back } : {});
  if (!question) return null;
  const answer = (index: number) => {
    const choice = question.choices[index];
    if (!choice) return;
    if (composer.composed) composer.answer(question.id, choice.key);
    else composer.play(choice.moves[0]);
  };
  return (
    <fieldset className="question">
      <legend className={composer.composed ? 'question-title' : 'unseen'}>{question.title}</legend>
      <Answered composer={composer} />
      <AnswerButtons answers={question.choices} wide onAnswer={answer} />
      {composer.begun && <Button look="quiet" label={t('ui.back')} shortcut="Esc" onPress={composer.back} />}
    </fieldset>
  );
}

/** What the finished move means, and the way back to its last question. */
export function FinishedMove({ composer }: QuestionProps) {
  const { state } = useSnapshot().position;
  const { move } = composer.composition;
  if (!move) return null;
  return (
    <div className="question">
      <Answered composer={composer} />
      <Confirmation
        lines={previewLines(move, state)}
        label={composedText(`sd.hud.confirm.${move.type}`)}
        reason={null}
        onConfirm={() => composer.play(move)}
        back={{ label: t('ui.back'), onPress: composer.back }}
      />
    </div>
  );
}
