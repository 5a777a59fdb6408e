/** How the open decision is answered: with one press, or by questions and a confirmation. */
import type { AnyMove } from '../../../../models/kernel/types';
import { composedText, t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { useCommands } from '../../../input/shortcuts';
import type { Question } from '../../../play/composer/composition';
import { AnswerButtons } from '../../../play/decision/answer-buttons';
import { Confirmation } from '../../../play/decision/confirmation';
import { QuestionFields } from '../../../play/decision/question-fields';
import { answerWords } from '../compose/answer-words';
import type { Composer } from '../compose/composer';
import { findDie } from '../compose/dice-words';
import { isPaidFrom } from '../compose/paid-with';
import { reasonText } from '../say';
import { shownRunner } from '../shown-runner';
import { useSnapshot } from '../table-game';
import { Die } from './die';
import { previewLines } from './preview-lines';

interface AnswersProps {
  readonly composer: Composer;
}

function Dice({ ids }: { readonly ids: readonly string[] }) {
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

/** Dice are paid by pressing those of the board; the ways to do so in words are for whoever wants them. */
function foldOf(question: Question<AnyMove>, pool: readonly string[]): string | null {
  return isPaidFrom(question, pool) ? t('dl.hud.pay', { n: question.choices.length }) : null;
}

/** Asks what is still open about the move that is being put together. */
function Questions({ composer }: AnswersProps) {
  const { questions, move } = composer.composition;
  const { state } = useSnapshot().position;
  const pool = (shownRunner(state)?.pool ?? []).map(({ id }) => id);
  if (questions.length === 0 && !move) return <p>{t('dl.hud.choose-action')}</p>;
  return (
    <QuestionFields
      questions={questions}
      pieces={(ids) => <Dice ids={ids} />}
      onAnswer={(question, key) => composer.answer(question, key)}
      foldOf={(question) => foldOf(question, pool)}
    />
  );
}

/** A place picked on the table leaves the answers that mean it. */
function OnePress({ composer }: AnswersProps) {
  const { state } = useSnapshot().position;
  const moves = composer.candidates;
  const answers = moves.map((move) => ({ key: JSON.stringify(move), label: answerWords(move, state) }));
  const press = (index: number) => {
    const move = moves[index];
    if (move) composer.play(move);
  };
  return <AnswerButtons answers={answers} focused onAnswer={press} />;
}

export function Answers({ composer }: AnswersProps) {
  // A card to be read lies over everything; a bot needs no buttons.
  if (composer.moves.every((move) => move.type === 'ACK')) return null;
  return composer.composed ? <Questions composer={composer} /> : <OnePress composer={composer} />;
}

/** What was begun asks nothing: Esc still leads back. */
function BackKey({ composer }: AnswersProps) {
  useCommands(composer.begun === null ? [] : [[BACK, composer.cancel]]);
  return null;
}

/** What the move costs, risks and brings, and the two ways to go on: confirm it or step back. */
export function Finish({ composer }: AnswersProps) {
  const { state } = useSnapshot().position;
  const { questions, move, refusal } = composer.composition;
  const open = refusal ? reasonText(refusal) : t('dl.hud.confirm-open');
  const confirm = () => {
    if (move) composer.play(move);
  };
  if (questions.length === 0 && !move) return <BackKey composer={composer} />;
  return (
    <div>
      <Confirmation
        lines={move ? previewLines(move, state) : []}
        label={move ? composedText(`dl.hud.confirm.${move.type}`) : t('dl.hud.confirm')}
        reason={move ? null : open}
        onConfirm={confirm}
        back={composer.begun === null ? null : { label: t('ui.cancel'), onPress: composer.cancel }}
      />
    </div>
  );
}
