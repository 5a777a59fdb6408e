import { type Rulebook, titleOf } from '../../models/kernel/rulebook';
import { composedText } from '../i18n';

interface EntryListProps {
  readonly book: Rulebook;
  /** Their ids. */
  readonly entries: readonly string[];
  /** The entry that is being read. */
  readonly shown: string;
  readonly onOpen: (entry: string) => void;
}

/** Titles that open their entries. */
export function EntryList({ book, entries, shown, onOpen }: EntryListProps) {
  return (
    <ul>
      {entries.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="rulebook-link"
            aria-current={id === shown || undefined}
            onClick={() => onOpen(id)}
          >
            {composedText(titleOf(book, id))}
          </button>
        </li>
      ))}
    </ul>
  );
}
