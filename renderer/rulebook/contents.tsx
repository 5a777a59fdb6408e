import { entryNamed, type Rulebook, topicName } from '../../models/kernel/rulebook';
import { composedText, t } from '../i18n';
import { EntryList } from './entry-list';

interface ContentsProps {
  readonly book: Rulebook;
  readonly shown: string;
  readonly onOpen: (entry: string) => void;
}

/** All topics in reading order; the one that is being read is unfolded. */
export function Contents({ book, shown, onOpen }: ContentsProps) {
  const current = entryNamed(book, shown)?.topic;
  return (
    <nav className="rulebook-list" aria-label={t('rules.contents')}>
      {book.topics.map((topic) => (
        <details key={`${topic} ${topic === current}`} open={topic === current}>
          <summary>{composedText(topicName(book, topic))}</summary>
          <EntryList
            book={book}
            entries={book.entries.filter((entry) => entry.topic === topic).map(({ id }) => id)}
            shown={shown}
            onOpen={onOpen}
          />
        </details>
      ))}
    </nav>
  );
}
