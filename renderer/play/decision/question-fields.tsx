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

/** The answer that holds, and all others behind a line that unfolds them. */
function FoldedChoices({ question, pieces, fold, children }: FoldedProps) {
  const held = question.choices.find(({ key }) => key === question.chosen);
  return (
    <>
      {held && (
        <p className="choices-held">
          {pieces(held.pieces)}
          <span className="unseen">{held.label}</span>
        </p>
      )}
      <details className="choices-fold">
        <summary>{fold}</summary>
        <div className="choices-inline">{children}</div>
      </details>
    </>
  );
}

interface FieldProps extends QuestionProps {
  /** What stands over answers that can be given elsewhere; null shows them all at once. */
  readonly fold: string | null;
}

interface FoldedProps extends Pick<QuestionProps, 'question' | 'pieces'> {
  readonly fold: string;
  readonly children: ReactNode;
}

/** Answers that are pieces stand side by side and show them. */
function QuestionField({ fold, ...props }: FieldProps) {
  const { question, pieces } = props;
  const name = useId();
  const pictured = question.choices.some((choice) => choice.pieces.length > 0);
  const choices = question.choices.map((choice) => (
    <ChoiceLabel key={choice.key} {...props} choice={choice} name={name} />
  ));
  return (
    <fieldset className={pictured && fold === null ? 'choices choices-inline' : 'choices'}>
      <legend>{question.title}</legend>
      {fold === null ? (
        choices
      ) : (
        <FoldedChoices question={question} pieces={pieces} fold={fold}>
          {choices}
        </FoldedChoices>
      )}
    </fieldset>
  );
}

interface QuestionFieldsProps {
  readonly questions: readonly Question<AnyMove>[];
  /** Draws pieces beside the answer that spends them. */
  readonly pieces: (ids: readonly string[]) => ReactNode;
  readonly onAnswer: (question: string, key: string) => void;
  /** What stands over the answers of a question that pieces on the desk answer as well; left out where none do. */
  readonly foldOf?: (question: Question<AnyMove>) => string | null;
}

/** All that is asked about a move, at once. */
export function QuestionFields({ questions, pieces, onAnswer, foldOf }: QuestionFieldsProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      pieces={pieces}
      fold={foldOf?.(question) ?? null}
      onAnswer={(key) => onAnswer(question.id, key)}
    />
  ));
}
