import { useState } from 'react';
import type { RulebookEntryId } from '../../models/dying-light/rulebook';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { t } from '../i18n';
import { Contents } from './contents';
import { EntryView } from './entry-view';
import { SearchResults } from './search-results';
import './rulebook.css';

interface RulebookDialogProps {
  /** The entry to begin with; null begins with the contents. */
  readonly start: RulebookEntryId | null;
  readonly onClose: () => void;
}

const FIRST_ENTRY: RulebookEntryId = 'aim';

/** Contents or what a search found on the left, the entry to read on the right. */
export function RulebookDialog({ start, onClose }: RulebookDialogProps) {
  const [entry, setEntry] = useState<RulebookEntryId>(start ?? FIRST_ENTRY);
  const [query, setQuery] = useState('');
  return (
    <Dialog title={t('rules.title')} onClose={onClose} wide>
      <div className="rulebook">
        <div className="rulebook-side">
          <search>
            <label>
              <span>{t('rules.search')}</span>
              <input
                value={query}
                maxLength={80}
                data-first={start === null || undefined}
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
          </search>
          {query.trim() === '' ? (
            <Contents shown={entry} onOpen={setEntry} />
          ) : (
            <SearchResults query={query} shown={entry} onOpen={setEntry} />
          )}
        </div>
        <EntryView key={entry} id={entry} isFirst={start !== null && entry === start} onOpen={setEntry} />
      </div>
      <div className="dialog-buttons rulebook-foot">
        <p>{t('rules.hint')}</p>
        <Button label={t('ui.close')} shortcut="Esc" onPress={onClose} />
      </div>
    </Dialog>
  );
}
