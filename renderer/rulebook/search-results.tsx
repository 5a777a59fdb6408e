import { useMemo } from 'react';
import { type RulebookEntryId, searchRulebook } from '../../models/dying-light/rulebook';
import { t } from '../i18n';
import { EntryList } from './entry-list';

interface SearchResultsProps {
  readonly query: string;
  readonly shown: RulebookEntryId;
  readonly onOpen: (entry: RulebookEntryId) => void;
}

/** What a search finds, the best first; how much it is gets read out. */
export function SearchResults({ query, shown, onOpen }: SearchResultsProps) {
  const found = useMemo(() => searchRulebook(query, t), [query]);
  return (
    <div className="rulebook-list">
      <p role="status">{found.length > 0 ? t('rules.found', { n: found.length }) : t('rules.not-found')}</p>
      <EntryList entries={found} shown={shown} onOpen={onOpen} />
    </div>
  );
}
