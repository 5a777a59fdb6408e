import {
  exampleOf,
  type Rulebook,
  type RulebookEntry,
  textOf,
  titleOf,
  topicName,
} from '../../models/kernel/rulebook';
import { composedText, hasMessage, t } from '../i18n';
import { EntryList } from './entry-list';

interface EntryViewProps {
  readonly book: Rulebook;
  readonly entry: RulebookEntry;
  /** Address of what is seen beside it; it says nothing that the words do not. */
  readonly picture: string | null;
  /** The rulebook was opened here: reading begins at its title. */
  readonly isFirst: boolean;
  readonly onOpen: (entry: string) => void;
}

/** The numbers of an entry at work; nothing for one that has none. */
function Example({ message }: { readonly message: string }) {
  if (!hasMessage(message)) return null;
  return (
    <p className="rulebook-example">
      <b>{t('rules.example')}</b> {composedText(message)}
    </p>
  );
}

/** One entry: what it says, what to read next; the numbers of its rules are for those who look for them. */
export function EntryView({ book, entry, picture, isFirst, onOpen }: EntryViewProps) {
  const { id, topic, rules, see } = entry;
  return (
    <article className="rulebook-entry" aria-labelledby="rulebook-entry-title" data-rules={rules.join(' ')}>
      {picture && <img className="rulebook-picture" src={picture} alt="" decoding="async" />}
      <p className="rulebook-topic">{composedText(topicName(book, topic))}</p>
      <h3 id="rulebook-entry-title" tabIndex={-1} data-first={isFirst || undefined}>
        {composedText(titleOf(book, id))}
      </h3>
      <p>{composedText(textOf(book, id))}</p>
      <Example message={exampleOf(book, id)} />
      {see.length > 0 && (
        <section className="rulebook-see" aria-label={t('rules.see')}>
          <h4>{t('rules.see')}</h4>
          <EntryList book={book} entries={see} shown={id} onOpen={onOpen} />
        </section>
      )}
    </article>
  );
}
