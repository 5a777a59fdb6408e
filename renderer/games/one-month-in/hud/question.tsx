import type { ReactNode } from 'react';
import type { Move } from '../../../../models/one-month-in/moves';
import { Button } from '../../../hud/button';
import { composedText, t } from '../../../i18n';
import { useCommands } from '../../../input/shortcuts';
import type { Question, SingleQuestion } from '../../../play/composer/composition';
import { Confirmation } from '../../../play/decision/confirmation';
import { OpenQuestion as AnyOpenQuestion } from '../../../play/decision/open-question';
import { QuestionFields } from '../../../play/decision/question-fields';
import { Answered, Step } from '../../../play/decision/step';
import { FEED_DONE } from '../commands';
import type { Composer } from '../compose/composer';
import { MOUTHS } from '../compose/mouths';
import { PARTY } from '../compose/party';
import { previewLines } from '../compose/preview-lines';
import { useSnapshot } from '../table-game';
import { MouthsControl } from './mouths-control';
import { PartyControl } from './party-control';

interface WorkProps {
  readonly composer: Composer;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
}

/** Answers of these are taken for granted until somebody gives another one; they stay open to change. */
const CHANGEABLE: readonly string[] = ['payer', 'pay'];

function single(questions: readonly Question<Move>[], id: string): SingleQuestion<Move> | null {
  return questions.find((one): one is SingleQuestion<Move> => one.kind === 'single' && one.id === id) ?? null;
}

/** What was chosen so far, but for who goes: that is to be seen beside it. */
function chosenWords({ composition }: Composer): readonly string[] {
  return composition.questions.flatMap((question) => {
    if (question.kind !== 'single' || question.id === PARTY || CHANGEABLE.includes(question.id)) return [];
    return question.choices.filter(({ key }) => key === question.chosen).map(({ label }) => label);
  });
}

function Party({ composer }: { readonly composer: Composer }) {
  const question = single(composer.composition.questions, PARTY);
  return question && <PartyControl question={question} onAnswer={(key) => composer.answer(PARTY, key)} />;
}

/** One button for each answer of the open question, and above it how many go. */
export function OpenQuestion({ composer, notice }: WorkProps) {
  return (
    <AnyOpenQuestion composer={composer} notice={notice} focused>
      <Answered labels={chosenWords(composer)} />
      <Party composer={composer} />
    </AnyOpenQuestion>
  );
}

/** What the finished move means, what of it can still be changed, and the way back to its last question. */
export function FinishedMove({ composer, notice }: WorkProps) {
  const { state } = useSnapshot().position;
  const { composition, begun } = composer;
  const { move, questions } = composition;
  if (!move) return null;
  const changeable = questions.filter(({ id }) => CHANGEABLE.includes(id));
  return (
    <Step
      notice={notice}
      finish={
        <Confirmation
          lines={previewLines(move, state)}
          label={composedText(`om.hud.confirm.${move.type}`)}
          reason={null}
          onConfirm={() => composer.play(move)}
          back={begun === null ? null : { label: t('ui.back'), onPress: composer.back }}
        />
      }
    >
      <Answered labels={chosenWords(composer)} />
      <Party composer={composer} />
      <QuestionFields questions={changeable} pieces={() => null} onAnswer={composer.answer} />
    </Step>
  );
}

/** Who eats, and the way to go on without. */
export function Feeding({ composer, notice }: WorkProps) {
  const { state } = useSnapshot().position;
  const { composition } = composer;
  const question = composition.questions.find(({ id }) => id === MOUTHS);
  const done = () => composer.begin('FEED_DONE');
  useCommands([[FEED_DONE, done]]);
  if (question?.kind !== 'several') return null;
  const { move } = composition;
  return (
    <Step
      notice={notice}
      finish={
        <Confirmation
          lines={move ? previewLines(move, state) : []}
          label={t('om.hud.confirm.FEED')}
          reason={move ? null : t('om.reason.FEED_ONE_TO_THREE')}
          onConfirm={() => move && composer.play(move)}
          back={null}
        />
      }
    >
      <MouthsControl state={state} question={question} onAnswer={(key) => composer.answer(MOUTHS, key)} />
      <Button look="plain" label={t('om.action.FEED_DONE')} shortcut={FEED_DONE} onPress={done} />
    </Step>
  );
}
