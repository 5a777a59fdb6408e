import { Button } from '../../hud/button';
import type { Command } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { keysOfAnswers } from './keys-of-answers';

/** More answers than this stand in two columns, where that is allowed. */
const COLUMN = 4;

interface Answer {
  readonly key: string;
  readonly label: string;
  /** What it costs or promises; empty for nothing. */
  readonly detail?: string;
  /** What gives it wherever it is asked; a digit by its place where that is left out. */
  readonly shortcut?: Command | undefined;
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
  const keys = keysOfAnswers(answers);
  useCommands(keys.flatMap((key, index) => (key ? [[key, () => onAnswer(index)] as const] : [])));
  return (
    <div className={wide && answers.length > COLUMN ? 'answers answers-many' : 'answers'}>
      {answers.map(({ key, label, detail = '' }, index) => (
        <Button
          key={key}
          label={label}
          {...(detail !== '' && { detail })}
          shortcut={keys[index]}
          first={focused && index === 0}
          onPress={() => onAnswer(index)}
        />
      ))}
    </div>
  );
}
