import type { AnySnapshot, GameFace } from '../../games/face';
import { t } from '../../i18n';
import { episodesOf } from './chronicle';

interface ChronicleListProps {
  readonly face: GameFace;
  readonly snapshot: AnySnapshot;
}

/** How the game went, before what it came to in numbers; nothing for a game that tells no story. */
export function ChronicleList({ face, snapshot }: ChronicleListProps) {
  const episodes = episodesOf(face, snapshot);
  if (episodes.length === 0) return null;
  return (
    <section className="result-story" aria-label={t('ui.result.story')}>
      <h2>{t('ui.result.story')}</h2>
      <ol>
        {episodes.map(({ at, when, text }) => (
          <li key={at}>
            {when && <span className="result-when">{when}</span>}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
