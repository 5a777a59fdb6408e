import type { HexKey } from '../../../../models/kernel/hex';
import type { LayoutNote } from '../../../../models/one-month-in/layouts/problems';
import { Panel } from '../../../hud/panel';
import { messageText, t } from '../../../i18n';
import './notes.css';

interface NotesProps {
  readonly problems: readonly LayoutNote[];
  readonly warnings: readonly LayoutNote[];
  /** Somebody looks at the places of a note. */
  readonly onLook: (places: readonly HexKey[]) => void;
}

interface LineProps {
  readonly look: 'error' | 'warning';
  readonly note: LayoutNote;
  readonly onLook: (places: readonly HexKey[]) => void;
}

function focusOn(place: HexKey | undefined): void {
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

/** What is wrong, and the way to where it is. */
function Line({ look, note, onLook }: LineProps) {
  const words = messageText(note);
  const [first] = note.places;
  return (
    <li className="make-note">
      <strong className={`make-note-${look}`}>{t(`om.make.${look}`)}</strong>
      {first === undefined ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          className="make-note-way"
          onPointerEnter={() => onLook(note.places)}
          onPointerLeave={() => onLook([])}
          onClick={() => focusOn(first)}
        >
          {words}
        </button>
      )}
    </li>
  );
}

function keyOf({ id, params, places }: LayoutNote): string {
  return `${id} ${JSON.stringify(params)} ${places.join()}`;
}

/** What the rules say of the layout, renewed with every step. */
export function Notes({ problems, warnings, onLook }: NotesProps) {
  return (
    <Panel title={t('om.make.checks')} className="make-notes">
      <ul aria-live="polite">
        {problems.map((note) => (
          <Line key={keyOf(note)} look="error" note={note} onLook={onLook} />
        ))}
        {warnings.map((note) => (
          <Line key={keyOf(note)} look="warning" note={note} onLook={onLook} />
        ))}
        {problems.length === 0 && (
          <li className="make-note">
            <strong className="make-note-fine">{t('om.make.fine')}</strong>
            <span>{t('om.make.ready')}</span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
