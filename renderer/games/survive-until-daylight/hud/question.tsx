import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { useShortcuts } from '../../../input/shortcuts';
import type { Composer } from '../compose/composer';
import { useSnapshot } from '../table-game';
import { previewLines } from './preview-lines';

/** Keys 1 to 9 press the first nine buttons. */
const DIGITS = 9;
/** More answers than this stand in two columns. */
const COLUMN = 4;

/** What was chosen so far. */
function Answered({ composer }: { readonly composer: Composer }) {
  const { answered } = composer.composition;
  if (answered.length === 0) return null;
  return <p className="answered">{answered.map(({ label }) => label).join(' · ')}</p>;
}

/** One button for each answer of the open question. */
export function OpenQuestion({ composer }: { readonly composer: Composer }) {
  const { question } = composer.composition;
  const choices = question?.choices ?? [];
  const answer = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    if (composer.composed) composer.answer(choice.key);
    else composer.play(choice.moves[0]);
  };
  const digits = choices.slice(0, DIGITS).map((_, index) => [String(index + 1), () => answer(index)]);
  useShortcuts({ ...Object.fromEntries(digits), ...(composer.begun && { Escape: composer.back }) });
  if (!question) return null;
  return (
    <fieldset className="question">
      <legend className={composer.composed ? 'question-title' : 'unseen'}>{question.title}</legend>
      <Answered composer={composer} />
      <div className={choices.length > COLUMN ? 'answers answers-many' : 'answers'}>
        {choices.map(({ key, label, detail }, index) => (
          <Button
            key={key}
            label={label}
            {...(detail !== '' && { detail })}
            {...(index < DIGITS && { shortcut: String(index + 1) })}
            onPress={() => answer(index)}
          />
        ))}
      </div>
      {composer.begun && <Button look="quiet" label={t('ui.back')} shortcut="Esc" onPress={composer.back} />}
    </fieldset>
  );
}

/** What the move costs, risks and brings, and the two ways to go on: confirm it or step back. */
export function Confirmation({ composer }: { readonly composer: Composer }) {
  const { state } = useSnapshot().position;
  const { move } = composer.composition;
  const confirm = () => {
    if (move) composer.play(move);
  };
  useShortcuts({ Enter: confirm, Escape: composer.back });
  if (!move) return null;
  return (
    <div className="question">
      <Answered composer={composer} />
      <div className="preview" aria-live="polite">
        {previewLines(move, state).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="confirm-row">
        <Button look="primary" label={t(`sd.hud.confirm.${move.type}`)} shortcut="Enter" onPress={confirm} />
        <Button label={t('ui.back')} shortcut="Esc" onPress={composer.back} />
      </div>
    </div>
  );
}
