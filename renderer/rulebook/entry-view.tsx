import { type RulebookEntryId, rulebookEntry } from '../../models/dying-light/rulebook';
import { t } from '../i18n';
import { EntryList } from './entry-list';

interface EntryViewProps {
  readonly id: RulebookEntryId;
  /** The rulebook was opened here: reading begins at its title. */
  readonly isFirst: boolean;
  readonly onOpen: (entry: RulebookEntryId) => void;
}

/** One entry: what it says, which numbered rules it tells, what to read next. */
export function EntryView({ id, isFirst, onOpen }: EntryViewProps) {
  const { topic, rules, see } = rulebookEntry(id);
  return (
    <article className="rulebook-entry" aria-labelledby="rulebook-entry-title">
      <p className="rulebook-topic">{t(`rulebook.topic.${topic}`)}</p>
      <h3 id="rulebook-entry-title" tabIndex={-1} data-first={isFirst || undefined}>
        {t(`rulebook.${id}.title`)}
      </h3>
      <p>{t(`rulebook.${id}.text`)}</p>
      {rules.length > 0 && (
        <p className="rulebook-numbers">{t('rules.numbers', { ids: rules.join(', ') })}</p>
      )}
      {see.length > 0 && (
        <section className="rulebook-see" aria-label={t('rules.see')}>
          <h4>{t('rules.see')}</h4>
          <EntryList entries={see.map((other) => ({ id: other }))} shown={id} onOpen={onOpen} />
        </section>
      )}
    </article>
  );
}
