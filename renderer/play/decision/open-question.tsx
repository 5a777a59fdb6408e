import type { ReactNode } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { BACK, type Command } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { openQuestion } from '../composer/composition';
import type { Composer } from '../composer/use-composer';
import type { PlayedGame } from '../played-game';
import { AnswerButtons } from './answer-buttons';
import { Step } from './step';

interface OpenQuestionProps<G extends PlayedGame> {
  readonly composer: Composer<G>;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
  /** What was chosen so far, and what of it can still be changed; stands before the question. */
  readonly children: ReactNode;
  /** Answers may stand in two columns. */
  readonly wide?: boolean;
  /** Once something is begun, the focus goes to the first answer. */
  readonly focused?: boolean;
  /** The key of an answer that means the same wherever it is asked; the others have a digit by their place. */
  readonly keyOf?: (move: G['Move']) => Command | undefined;
}

/** One button for each answer of the open question; nothing where none is open. */
export function OpenQuestion<G extends PlayedGame>({
  composer,
  notice,
  children,
  wide = false,
  focused = false,
  keyOf,
}: OpenQuestionProps<G>) {
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
  const answers = question.choices.map((choice) => ({
    ...choice,
    shortcut: composed ? undefined : keyOf?.(choice.moves[0]),
  }));
  const back = <Button look="quiet" label={t('ui.back')} shortcut={BACK} onPress={composer.back} />;
  return (
    <Step notice={notice} finish={begun && back}>
      {children}
      <fieldset className="question">
        <legend className={composed ? 'question-title' : 'unseen'}>{question.title}</legend>
        <AnswerButtons answers={answers} wide={wide} focused={focused && begun !== null} onAnswer={answer} />
      </fieldset>
    </Step>
  );
}
