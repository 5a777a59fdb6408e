import type { ReactNode } from 'react';
import { numbersNeeded } from '../../../../models/outbreak-duel/rules/attack-legal';
import { composedText, t } from '../../../i18n';
import { chosenLabels, type SeveralQuestion } from '../../../play/composer/composition';
import { Confirmation } from '../../../play/decision/confirmation';
import { OpenQuestion as AnyOpenQuestion } from '../../../play/decision/open-question';
import { QuestionFields } from '../../../play/decision/question-fields';
import { Answered, Step } from '../../../play/decision/step';
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

/** What was chosen so far, but for what stands beside it to be changed. */
function chosenWords({ composition }: Composer): readonly string[] {
  const { questions } = composition;
  return chosenLabels({ ...composition, questions: questions.filter(({ kind }) => kind === 'single') });
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer, notice }: WorkProps) {
  return (
    <AnyOpenQuestion composer={composer} notice={notice} focused>
      <Answered labels={chosenWords(composer)} />
    </AnyOpenQuestion>
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
      <Answered labels={chosenWords(composer)} />
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
