import { Button } from '../../hud/button';
import { ANSWERS } from '../../input/commands';
import { answerActions, useCommands } from '../../input/shortcuts';

/** More answers than this stand in two columns, where that is allowed. */
const COLUMN = 4;

interface Answer {
  readonly key: string;
  readonly label: string;
  /** What it costs or promises; empty for nothing. */
  readonly detail?: string;
}

interface AnswerButtonsProps {
  readonly answers: readonly Answer[];
  /** May stand in two columns. */
  readonly wide?: boolean;
  /** The focus begins at the first one. */
  readonly focused?: boolean;
  readonly onAnswer: (index: number) => void;
}

/** One button for each answer. */
export function AnswerButtons({ answers, wide = false, focused = false, onAnswer }: AnswerButtonsProps) {
  useCommands(answerActions(answers.length, onAnswer));
  return (
    <div className={wide && answers.length > COLUMN ? 'answers answers-many' : 'answers'}>
      {answers.map(({ key, label, detail = '' }, index) => (
        <Button
          key={key}
          label={label}
          {...(detail !== '' && { detail })}
          shortcut={ANSWERS[index]}
          first={focused && index === 0}
          onPress={() => onAnswer(index)}
        />
      ))}
    </div>
  );
}
