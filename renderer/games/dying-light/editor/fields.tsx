/** Boxes in which something is chosen or written. */
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import './fields.css';
import { t } from '../../../i18n';

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onPick: (value: string) => void;
  readonly onFocus?: (() => void) | undefined;
}

/** A box of choices inside a sentence; its label is only spoken. What it holds is there even where nothing offers it. */
export function PickBox({ label, value, options, onPick, onFocus }: PickProps) {
  const isThere = options.some(([one]) => one === value);
  return (
    <select
      className="pick-box"
      aria-label={label}
      value={value}
      onFocus={onFocus}
      onChange={({ target }) => onPick(target.value)}
    >
      {!isThere && <option value={value}>{value === '' ? '?' : value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onNumber: (value: number) => void;
}

/** Digits as a whole number; null where there is none. */
function wholeIn(text: string): number | null {
  const number = Math.trunc(Number(text));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}

/**
 * A whole number. While somebody writes there it may be none, or too small for the moment: each that fits is told at once. When it is
 * left, what is beyond the limits becomes the nearest of them, and what is no number the last one that was.
 */
export function NumberBox({ label, value, min = -999, max = 999, onNumber }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const write = (text: string) => {
    setDraft(text);
    const number = wholeIn(text);
    if (number !== null && number !== value && number === within(number)) onNumber(number);
  };
  const leave = () => {
    const number = draft === null ? null : wholeIn(draft);
    setDraft(null);
    if (number !== null && within(number) !== value) onNumber(within(number));
  };
  // A step that was taken back meanwhile shows at once.
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current !== value) setDraft((text) => (text !== null && wholeIn(text) === value ? text : null));
    seen.current = value;
  }, [value]);
  return (
    <input
      className="number-box"
      type="number"
      aria-label={label}
      value={draft ?? value}
      min={min}
      max={max}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
    />
  );
}

interface WordsBoxProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  /** Several lines. */
  readonly rows?: number;
  readonly hidden?: boolean;
  readonly onWords: (value: string) => void;
}

/** Words that somebody writes: a step when they are done with it or leave the screen, not a step a letter. */
export function WordsBox({ label, value, longest, rows, hidden = false, onWords }: WordsBoxProps) {
  const [draft, setDraft] = useState(value);
  const latest = useRef({ draft, value, onWords });
  latest.current = { draft, value, onWords };
  /** What is known already, whatever was made of it. */
  const told = useRef(value);
  useEffect(() => {
    told.current = value;
    setDraft(value);
  }, [value]);
  const finish = useCallback(() => {
    const { draft: written, value: before, onWords: tell } = latest.current;
    if (written === before || written === told.current) return;
    told.current = written;
    tell(written);
  }, []);
  // A field that goes under somebody's hands hears of no blur.
  useEffect(() => finish, [finish]);
  const id = useId();
  const shared = {
    id,
    value: draft,
    maxLength: longest,
    dir: 'auto' as const,
    onBlur: finish,
    ...(hidden && { 'aria-label': label }),
  };
  const box = rows ? (
    <textarea {...shared} rows={rows} onChange={({ target }) => setDraft(target.value)} />
  ) : (
    <input {...shared} onChange={({ target }) => setDraft(target.value)} />
  );
  if (hidden) return <span className="words-box">{box}</span>;
  return (
    <div className="words-box">
      <label htmlFor={id}>{label}</label>
      {box}
    </div>
  );
}

/** A group of fields under a heading. */
export function Part({
  title,
  place,
  children,
}: {
  readonly title: string;
  readonly place?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="editor-part" data-place={place} tabIndex={place ? -1 : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Small buttons of a row, known by a sign and spoken in words; one that can't be pressed keeps the focus. */
export function SignButton({
  sign,
  label,
  onPress,
  disabled = false,
}: {
  readonly sign: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {sign}
    </button>
  );
}

interface RowHandProps {
  /** Place of the row, and how many there are. */
  readonly index: number;
  readonly many: number;
  /** What takes the row away, in words. */
  readonly removes: string;
  readonly onSwap: (index: number, by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves a row up and down, and takes it away. */
export function RowHand({ index, many, removes, onSwap, onRemove }: RowHandProps) {
  return (
    <>
      <SignButton
        sign="↑"
        label={t('dl.editor.earlier')}
        disabled={index === 0}
        onPress={() => onSwap(index, -1)}
      />
      <SignButton
        sign="↓"
        label={t('dl.editor.later')}
        disabled={index === many - 1}
        onPress={() => onSwap(index, 1)}
      />
      <SignButton sign="×" label={removes} onPress={onRemove} />
    </>
  );
}
