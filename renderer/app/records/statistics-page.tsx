import { lifetimeOf, type Used } from '../../../models/kernel/lifetime';
import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { shownName, t } from '../../i18n';
import { Figure, Figures } from '../../statistics/statistic-figures';
import { LuckPart } from './luck-part';
import type { RecordsView } from './records-screen';
import { Shares } from './shares';
import { levelName, shareText } from './words';

/** Weapons that are told of. */
const MOST_WEAPONS = 5;

interface WeaponsProps {
  readonly weapons: readonly Used[];
  readonly nameOf: (id: string) => string;
}

function Weapons({ weapons, nameOf }: WeaponsProps) {
  if (weapons.length === 0) return null;
  return (
    <section className="records-part">
      <h2>{t('ui.records.weapons')}</h2>
      <ol className="records-weapons">
        {weapons.slice(0, MOST_WEAPONS).map(({ id, times }) => (
          <li key={id}>
            <span>{nameOf(id)}</span> <span>{t('ui.records.times', { n: times })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many games were won, and how many in a row. */
function Wins({ life }: { readonly life: ReturnType<typeof lifetimeOf> }) {
  return (
    <Figures>
      <Figure name={t('ui.records.won-of')} value={shareText(life.won, life.games)} />
      <Figure name={t('ui.records.streak')} value={String(life.streak.longest)} />
      <Figure name={t('ui.records.streak-now')} value={String(life.streak.last)} />
    </Figures>
  );
}

/** One game through the years. */
function OneGame({
  games,
  face,
  person,
}: Pick<RecordsView, 'games' | 'person'> & { readonly face: GameFace }) {
  const life = lifetimeOf(games, person);
  const { records } = face;
  if (life.games === 0) return <p>{t('ui.records.none-here')}</p>;
  return (
    <>
      <Wins life={life} />
      <div className="records-parts">
        <Shares
          title={t('ui.records.by-difficulty')}
          rows={life.difficulties}
          nameOf={(id) => levelName(face, id)}
        />
        <Shares title={t('ui.records.by-person')} rows={life.players} nameOf={shownName} />
        <Shares
          title={t('ui.records.by-character')}
          rows={life.characters}
          nameOf={(id) => records?.characterName(id) ?? id}
        />
        <Weapons weapons={life.weapons} nameOf={(id) => records?.weaponName(id) ?? id} />
      </div>
      {records && <LuckPart luck={life.luck} words={`${records.words}.luck`} />}
    </>
  );
}

/** All games side by side; with one chosen, everything about that. */
export function StatisticsPage({ games, faces, person }: RecordsView) {
  const [only, ...others] = faces;
  if (only && others.length === 0) return <OneGame games={games} face={only} person={person} />;
  if (games.length === 0) return null;
  const life = lifetimeOf(games, person);
  const kinds = faces.map(({ game: { rules } }) => {
    const own = lifetimeOf(
      games.filter(({ game }) => game === rules.id),
      person,
    );
    return { id: rules.id, games: own.games, won: own.won };
  });
  return (
    <>
      <Wins life={life} />
      <div className="records-parts">
        <Shares
          title={t('ui.records.by-game')}
          rows={kinds.filter(({ games: played }) => played > 0)}
          nameOf={gameName}
        />
        <Shares title={t('ui.records.by-person')} rows={life.players} nameOf={shownName} />
      </div>
      <p className="records-hint">{t('ui.records.choose-game')}</p>
    </>
  );
}
