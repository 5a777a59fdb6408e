import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { useShortcuts } from '../../../input/shortcuts';
import type { AnswerChoice, Question } from './compose/compose';
import { findDie } from './compose/dice-words';
import type { Composer } from './composer';
import { Die } from './die';
import { useSnapshot } from './game-context';
import { previewLines } from './preview-lines';
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

function QuestionField({ question, onAnswer }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className="choices">
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

/** The focus goes into the panel when something is begun there, and back to where it was afterwards. */
function useFocus({ category, place }: Composer) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const begun = category ?? place;
  useEffect(() => {
    if (begun !== null) {
      opener.current ??= document.activeElement;
      panel.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus();
    } else {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [begun]);
  return panel;
}

/** Asks what is still open about the move, says what it will cost and bring, and lets one confirm it. */
export function ComposePanel({ composer }: { readonly composer: Composer }) {
  const { state } = useSnapshot().position;
  const { questions, move } = composer.composition;
  const panel = useFocus(composer);
  const started = composer.category !== null || composer.place !== null;
  const confirm = () => {
    if (move) composer.play(move);
  };
  useShortcuts({ Enter: confirm, ...(started && { Escape: composer.cancel }) });
  if (questions.length === 0 && !move) return <p>{t('hud.choose-action')}</p>;
  return (
    <div ref={panel}>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          onAnswer={(key) => composer.answer(question.id, key)}
        />
      ))}
      {move && (
        <div className="preview" aria-live="polite">
          {previewLines(move, state).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className="confirm-row">
        <Button
          look="primary"
          label={move ? t(`hud.confirm.${move.type}`) : t('hud.confirm')}
          shortcut="Enter"
          reason={move ? null : t('hud.confirm-open')}
          onPress={confirm}
        />
        {started && <Button label={t('ui.cancel')} shortcut="Esc" onPress={composer.cancel} />}
      </div>
    </div>
  );
}
