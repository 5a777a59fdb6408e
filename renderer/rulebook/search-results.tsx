import { useMemo } from 'react';
import { type Rulebook, searchRulebook } from '../../models/kernel/rulebook';
import { composedText, t } from '../i18n';
import { EntryList } from './entry-list';

interface SearchResultsProps {
  readonly book: Rulebook;
  readonly query: string;
  readonly shown: string;
  readonly onOpen: (entry: string) => void;
}

/** What a search finds, the best first; how much it is gets read out. */
export function SearchResults({ book, query, shown, onOpen }: SearchResultsProps) {
  const found = useMemo(() => searchRulebook(book, query, composedText).map(({ id }) => id), [book, query]);
  return (
    <div className="rulebook-list">
      <p role="status">{found.length > 0 ? t('rules.found', { n: found.length }) : t('rules.not-found')}</p>
      <EntryList book={book} entries={found} shown={shown} onOpen={onOpen} />
    </div>
  );
}
