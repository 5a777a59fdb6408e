import { useId } from 'react';
import { t } from '../../../i18n';
import type { Composer } from '../compose/composer';
import type { Choice, Question } from '../compose/composition';
import { findDie } from '../compose/dice-words';
import { toggled } from '../compose/exchange';
import { useSnapshot } from '../table-game';
import { Die } from './die';
import '../../../hud/choices.css';

function Dice({ ids }: { readonly ids: Choice['dice'] }) {
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

/** What one choice means for its question: whether it holds, how it looks, and the answer once it is picked. */
function pickOf(question: Question, key: string) {
  return question.kind === 'single'
    ? { type: 'radio', checked: key === question.chosen, answer: key }
    : { type: 'checkbox', checked: question.chosen.includes(key), answer: toggled(question, key) };
}

interface ChoiceProps extends QuestionProps {
  readonly choice: Choice;
  /** Of the question, so that its radio buttons belong together. */
  readonly name: string;
}

function ChoiceLabel({ question, choice, name, onAnswer }: ChoiceProps) {
  const { key, label, detail, dice } = choice;
  const { type, checked, answer } = pickOf(question, key);
  return (
    <label className="choice">
      <input type={type} name={name} checked={checked} onChange={() => onAnswer(answer)} />
      {dice.length > 0 && <Dice ids={dice} />}
      <span className={dice.length > 0 ? 'unseen' : ''}>{label}</span>
      {detail && <span className="choice-detail">{detail}</span>}
    </label>
  );
}

/** Answers that are dice stand side by side and show them. */
function QuestionField({ question, onAnswer }: QuestionProps) {
  const name = useId();
  const pictured = question.choices.some(({ dice }) => dice.length > 0);
  return (
    <fieldset className={pictured ? 'choices choices-inline' : 'choices'}>
      <legend>{question.title}</legend>
      {question.choices.map((choice) => (
        <ChoiceLabel key={choice.key} question={question} choice={choice} name={name} onAnswer={onAnswer} />
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
