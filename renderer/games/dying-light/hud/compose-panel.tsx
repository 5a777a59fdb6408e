import { useId } from 'react';
import { t } from '../../../i18n';
import type { AnswerChoice, Question } from './compose/compose';
import { findDie } from './compose/dice-words';
import type { Composer } from './composer';
import { Die } from './die';
import { useSnapshot } from './game-context';
import '../../../hud/choices.css';

function Dice({ ids }: { readonly ids: AnswerChoice['dice'] }) {
  const { state } = useSnapshot().position;
  const dice = ids.map((id) => findDie(state, id)).filter((die) => die !== null);
  return (
    <span className="compose-dice" aria-hidden="true">
      {dice.map((die) => (
        <Die key={die.id} die={die} />
      ))}
    </span>
  );
}

interface QuestionProps {
  readonly question: Question;
  readonly onAnswer: (key: string) => void;
}

/** Answers that are dice stand side by side and show them. */
function QuestionField({ question, onAnswer }: QuestionProps) {
  const name = useId();
  const pictured = question.choices.some(({ dice }) => dice.length > 0);
  return (
    <fieldset className={pictured ? 'choices choices-inline' : 'choices'}>
      <legend>{question.title}</legend>
      {question.choices.map(({ key, label, detail, dice }) => (
        <label key={key} className="choice">
          <input type="radio" name={name} checked={key === question.chosen} onChange={() => onAnswer(key)} />
          {dice.length > 0 && <Dice ids={dice} />}
          <span className={dice.length > 0 ? 'unseen' : ''}>{label}</span>
          {detail && <span className="choice-detail">{detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Asks what is still open about the move that is being put together. */
export function ComposePanel({ composer }: { readonly composer: Composer }) {
  const { questions, move } = composer.composition;
  return (
    <>
      {questions.length === 0 && !move && <p>{t('hud.choose-action')}</p>}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          onAnswer={(key) => composer.answer(question.id, key)}
        />
      ))}
    </>
  );
}
