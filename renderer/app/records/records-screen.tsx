import { type ComponentType, useId, useState } from 'react';
import { peopleIn } from '../../../models/kernel/lifetime';
import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { Select } from '../../hud/select';
import { Tabs } from '../../hud/tabs';
import { shownName, t } from '../../i18n';
import type { FinishedMeta } from '../../platform/platform';
import { useApp } from '../app-context';
import { offerFile } from '../saves/hand-out';
import { Screen } from '../screens/screen';
import { FeatsPage } from './feats-page';
import { HistoryPage } from './history-page';
import { StatisticsPage } from './statistics-page';
import { type FinishedGames, useFinished } from './use-finished';
import { WeekPage } from './week-page';
import './records.css';

/** What is looked at: games of one kind, or of all. */
export interface RecordsView {
  readonly finished: FinishedGames;
  /** Those of the chosen kind and person, newest first. */
  readonly games: readonly FinishedMeta[];
  /** The kinds that are looked at. */
  readonly faces: readonly GameFace[];
  /** null for everybody. */
  readonly person: string | null;
}

interface Page {
  readonly id: 'statistics' | 'history' | 'feats' | 'week';
  readonly Body: ComponentType<RecordsView>;
}

const PAGES: readonly [Page, ...Page[]] = [
  { id: 'statistics', Body: StatisticsPage },
  { id: 'history', Body: HistoryPage },
  { id: 'feats', Body: FeatsPage },
  { id: 'week', Body: WeekPage },
];

const ALL = '';

interface FilterProps {
  readonly people: readonly string[];
  readonly game: string;
  readonly person: string;
  readonly onGame: (game: string) => void;
  readonly onPerson: (person: string) => void;
}

/** Whose games of which kind. */
function Filter({ people, game, person, onGame, onPerson }: FilterProps) {
  const { faces } = useApp();
  const kinds = faces.map(({ game: { rules } }) => ({ key: rules.id, label: gameName(rules.id) }));
  const names = people.map((name) => ({ key: name, label: shownName(name) }));
  return (
    <div className="records-filter">
      <Select
        label={t('ui.records.game')}
        options={[{ key: ALL, label: t('ui.records.all-games') }, ...kinds]}
        chosen={game}
        onChoose={onGame}
      />
      <Select
        label={t('ui.records.person')}
        options={[{ key: ALL, label: t('ui.records.everybody') }, ...names]}
        chosen={person}
        onChoose={onPerson}
      />
    </div>
  );
}

function exportAll(games: readonly FinishedMeta[]): void {
  offerFile('curfew-records.json', JSON.stringify(games, null, 2));
}

/** What all finished games came to; each of them can be watched again. */
export function RecordsScreen() {
  const { faces, platform, send } = useApp();
  const finished = useFinished();
  const [at, setAt] = useState(0);
  const [game, setGame] = useState(ALL);
  const [person, setPerson] = useState(ALL);
  const panel = useId();
  const page = PAGES[at] ?? PAGES[0];
  const all = finished.games ?? [];
  const games = all.filter(
    (one) =>
      (game === ALL || one.game === game) &&
      (person === ALL || one.seats.some(({ name, bot }) => bot === null && name === person)),
  );
  return (
    <Screen
      title={t('ui.records')}
      onBack={() => send('BACK')}
      actions={
        all.length > 0 && <Button label={t('ui.records.export-all')} onPress={() => exportAll(games)} />
      }
    >
      <div className="records-head">
        <Tabs
          label={t('ui.records.pages')}
          tabs={PAGES.map(({ id }) => ({ id, label: t(`ui.records.page.${id}`) }))}
          at={at}
          onChoose={setAt}
          panel={panel}
        />
        <Filter people={peopleIn(all)} game={game} person={person} onGame={setGame} onPerson={setPerson} />
      </div>
      <div id={panel} className="records" role="tabpanel" aria-label={t(`ui.records.page.${page.id}`)}>
        {finished.games?.length === 0 && page.id !== 'week' && (
          <p>{platform.finished.whyNot?.() ?? t('ui.records.none')}</p>
        )}
        {finished.games !== null && (
          <page.Body
            finished={finished}
            games={games}
            faces={faces.filter((face) => game === ALL || face.game.rules.id === game)}
            person={person === ALL ? null : person}
          />
        )}
      </div>
    </Screen>
  );
}
