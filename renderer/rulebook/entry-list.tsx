import type { RulebookEntry, RulebookEntryId } from '../../models/dying-light/rulebook';
import { t } from '../i18n';

interface EntryListProps {
  readonly entries: readonly Pick<RulebookEntry, 'id'>[];
  /** The entry that is being read. */
  readonly shown: RulebookEntryId;
  readonly onOpen: (entry: RulebookEntryId) => void;
}

/** Titles that open their entries. */
export function EntryList({ entries, shown, onOpen }: EntryListProps) {
  return (
    <ul>
      {entries.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            className="rulebook-link"
            aria-current={id === shown || undefined}
            onClick={() => onOpen(id)}
          >
            {t(`rulebook.${id}.title`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
