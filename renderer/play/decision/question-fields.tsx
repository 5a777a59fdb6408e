import { type ReactNode, useId } from 'react';
import type { AnyMove } from '../../../models/kernel/types';
import { type Choice, type Question, toggled } from '../composer/composition';
import '../../hud/choices.css';

interface QuestionProps {
  readonly question: Question<AnyMove>;
  readonly pieces: (ids: readonly string[]) => ReactNode;
  readonly onAnswer: (key: string) => void;
}

/** What one choice means for its question: whether it holds, how it looks, and the answer once it is picked. */
function pickOf(question: Question<AnyMove>, key: string) {
  return question.kind === 'single'
    ? { type: 'radio', checked: key === question.chosen, answer: key }
    : { type: 'checkbox', checked: question.chosen.includes(key), answer: toggled(question, key) };
}

interface ChoiceProps extends QuestionProps {
  readonly choice: Choice;
  /** Of the question, so that its radio buttons belong together. */
  readonly name: string;
}

function ChoiceLabel({ question, choice, name, pieces, onAnswer }: ChoiceProps) {
  const { key, label, detail } = choice;
  const { type, checked, answer } = pickOf(question, key);
  const isPictured = choice.pieces.length > 0;
  return (
    <label className="choice">
      <input type={type} name={name} checked={checked} onChange={() => onAnswer(answer)} />
      {isPictured && <span className="choice-pieces">{pieces(choice.pieces)}</span>}
      <span className={isPictured ? 'unseen' : ''}>{label}</span>
      {detail && <span className="choice-detail">{detail}</span>}
    </label>
  );
}

/** Answers that are pieces stand side by side and show them. */
function QuestionField(props: QuestionProps) {
  const { title, choices } = props.question;
  const name = useId();
  const pictured = choices.some(({ pieces }) => pieces.length > 0);
  return (
    <fieldset className={pictured ? 'choices choices-inline' : 'choices'}>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <ChoiceLabel key={choice.key} {...props} choice={choice} name={name} />
      ))}
    </fieldset>
  );
}

interface QuestionFieldsProps {
  readonly questions: readonly Question<AnyMove>[];
  /** Draws pieces beside the answer that spends them. */
  readonly pieces: (ids: readonly string[]) => ReactNode;
  readonly onAnswer: (question: string, key: string) => void;
}

/** All that is asked about a move, at once. */
export function QuestionFields({ questions, pieces, onAnswer }: QuestionFieldsProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      pieces={pieces}
      onAnswer={(key) => onAnswer(question.id, key)}
    />
  ));
}
