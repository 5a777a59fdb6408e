import { useState } from 'react';
import { entryNamed, type RulebookEntry } from '../../models/kernel/rulebook';
import type { GameFace } from '../games/face';
import { GameSelect } from '../games/game-select';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { t } from '../i18n';
import { BACK } from '../input/commands';
import { Contents } from './contents';
import { EntryView } from './entry-view';
import { SearchResults } from './search-results';
import './rulebook.css';

interface BookProps {
  /** The entry to begin with; null begins with the contents. */
  readonly start: RulebookEntry | null;
  readonly face: GameFace;
}

/** Contents or what a search found on the left, the entry to read on the right. */
function Book({ face, start }: BookProps) {
  const { rulebook: book } = face;
  const [shown, setShown] = useState<string | null>(start?.id ?? null);
  const [query, setQuery] = useState('');
  const entry = entryNamed(book, shown) ?? book.entries[0];
  if (!entry) return null;
  return (
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
          <Contents book={book} shown={entry.id} onOpen={setShown} />
        ) : (
          <SearchResults book={book} query={query} shown={entry.id} onOpen={setShown} />
        )}
      </div>
      <EntryView
        key={entry.id}
        book={book}
        entry={entry}
        picture={face.rulePicture?.(entry) ?? null}
        isFirst={entry.id === start?.id}
        onOpen={setShown}
      />
    </div>
  );
}

interface RulebookDialogProps {
  readonly faces: readonly GameFace[];
  /** The game whose rulebook is opened. */
  readonly face: GameFace;
  readonly start: RulebookEntry | null;
  readonly onClose: () => void;
}

/** The rulebook of a game; those of the other games are one choice away. */
export function RulebookDialog({ faces, face, start, onClose }: RulebookDialogProps) {
  const [read, setRead] = useState(face);
  return (
    <Dialog title={t('rules.title')} onClose={onClose} wide>
      <GameSelect faces={faces} chosen={read} onChoose={setRead} />
      <Book key={read.game.rules.id} face={read} start={read === face ? start : null} />
      <div className="dialog-buttons rulebook-foot">
        <p>{t('rules.hint')}</p>
        <Button label={t('ui.close')} shortcut={BACK} onPress={onClose} />
      </div>
    </Dialog>
  );
}
