import type { HexKey } from '../../../../models/kernel/hex';
import type { BaseLie, LayoutNote } from '../../../../models/one-month-in/layouts/problems';
import { Panel } from '../../../hud/panel';
import { messageText, numberText, t } from '../../../i18n';
import './notes.css';

interface NotesProps {
  readonly problems: readonly LayoutNote[];
  readonly warnings: readonly LayoutNote[];
  readonly lies: readonly BaseLie[];
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

function tenths(number: number): string {
  return numberText(number, { maximumFractionDigits: 1 });
}

/** How the bases lie, side by side. */
function Lies({ lies }: { readonly lies: readonly BaseLie[] }) {
  return (
    <table className="make-lies">
      <thead>
        <tr>
          <th scope="col">{t('om.make.lie.base')}</th>
          <th scope="col">{t('om.make.lie.room')}</th>
          <th scope="col">{t('om.make.lie.way')}</th>
          <th scope="col">{t('om.make.lie.borders')}</th>
        </tr>
      </thead>
      <tbody>
        {lies.map(({ room, way, borders }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bases are known by their numbers
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{tenths(room)}</td>
            <td>{tenths(way)}</td>
            <td>{borders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function keyOf({ id, params, places }: LayoutNote): string {
  return `${id} ${JSON.stringify(params)} ${places.join()}`;
}

/** What the rules say of the layout, renewed with every step. */
export function Notes({ problems, warnings, lies, onLook }: NotesProps) {
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
      {lies.length > 0 && <Lies lies={lies} />}
    </Panel>
  );
}
