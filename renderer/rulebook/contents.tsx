import { RULEBOOK, type RulebookEntryId, rulebookEntry, TOPIC_IDS } from '../../models/dying-light/rulebook';
import { t } from '../i18n';
import { EntryList } from './entry-list';

interface ContentsProps {
  readonly shown: RulebookEntryId;
  readonly onOpen: (entry: RulebookEntryId) => void;
}

/** All topics in reading order; the one that is being read is unfolded. */
export function Contents({ shown, onOpen }: ContentsProps) {
  const { topic: current } = rulebookEntry(shown);
  return (
    <nav className="rulebook-list" aria-label={t('rules.contents')}>
      {TOPIC_IDS.map((topic) => (
        <details key={`${topic} ${topic === current}`} open={topic === current}>
          <summary>{t(`rulebook.topic.${topic}`)}</summary>
          <EntryList
            entries={RULEBOOK.filter((entry) => entry.topic === topic)}
            shown={shown}
            onOpen={onOpen}
          />
        </details>
      ))}
    </nav>
  );
}
