import type { StateValue } from 'xstate';
import { useApp } from './app-context';
import type { Fault } from './faults/fault';
import { FaultScreen } from './faults/fault-screen';
import { NewGameScreen } from './new-game/new-game';
import { RecordsScreen } from './records/records-screen';
import { ReplayScreen } from './replay/replay-screen';
import { DecksScreen } from './screens/decks';
import { MakeScreen } from './screens/editor';
import { PauseScreen } from './screens/pause';
import { ResultScreen } from './screens/result';
import { SavedGamesScreen } from './screens/saved-games';
import { SettingsScreen } from './screens/settings';
import { AboutScreen, HowToPlayScreen } from './screens/text-screens';
import { TitleScreen } from './screens/title';

/** `{ table: { paused: 'menu' } }` is `table.paused.menu`. */
export function screenName(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [entry] = Object.entries(value);
  return entry?.[1] ? `${entry[0]}.${screenName(entry[1])}` : '';
}

/** The screen that a photo was begun from, and that comes back after it; any other is itself. */
export function beneathPhoto(name: string): string {
  return name.replace(/\.photo$/, '.playing').replace(/\.replayPhoto$/, '.replay');
}

interface ScreensProps {
  readonly name: string;
  readonly fault: Fault | null;
}

/** The screen that lies over the table; nothing while people play. */
export function Screens({ name, fault }: ScreensProps) {
  const { send, replays } = useApp();
  const watched = replays.current();
  switch (name) {
    case 'title.menu':
      return <TitleScreen />;
    case 'title.newGame':
      return <NewGameScreen />;
    case 'title.decks':
      return <DecksScreen />;
    case 'title.make':
      return <MakeScreen />;
    case 'title.records.pages':
      return <RecordsScreen />;
    case 'title.savedGames':
    case 'table.paused.savedGames':
      return <SavedGamesScreen />;
    case 'title.settings':
    case 'table.paused.settings':
      return <SettingsScreen />;
    case 'title.howToPlay':
    case 'table.paused.howToPlay':
      return <HowToPlayScreen />;
    case 'title.replay':
    case 'title.records.replay':
    case 'table.replay':
    case 'table.paused.replay':
      return watched && <ReplayScreen watched={watched} />;
    case 'title.about':
      return <AboutScreen />;
    case 'table.paused.menu':
      return <PauseScreen />;
    case 'table.result':
      return <ResultScreen />;
    case 'fault':
      return fault && <FaultScreen fault={fault} onBack={() => send('RESUME')} />;
    default:
      return null;
  }
}
