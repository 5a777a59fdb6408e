import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { appMachine } from '../../machines/app/app.machine';
import { Audio } from '../audio/audio';
import { decksAsContent } from '../content/decks-as-content';
import {
  type ContentEditor,
  type DeckEditor,
  type EditorMemory,
  NOTHING_REMEMBERED,
} from '../games/content-editor';
import type { GameFace } from '../games/face';
import { type MessageId, t } from '../i18n';
import { usePads } from '../input/pad/use-pads';
import { Silence } from '../input/silence';
import type { CardWords } from '../photo/card/card';
import { createStudio } from '../photo/studio';
import type { Platform } from '../platform/platform';
import { createReplayDesk } from '../replay/replay-desk';
import { Rulebook } from '../rulebook/rulebook';
import { AppProvider, type AppTools, useApp } from './app-context';
import { useBackdrop } from './backdrop';
import { FaultScreen } from './faults/fault-screen';
import { Guard } from './faults/guard';
import { useFaults, writeFault } from './faults/use-faults';
import { createGameHost } from './game-host';
import { LateStage } from './late-stage';
import { Notice, type Said } from './notice';
import { PhotoScreen } from './photo/photo-screen';
import { TabScreen } from './saves/tab-screen';
import { useSaveQueue, useTab } from './saves/use-save-queue';
import { useSaves } from './saves/use-saves';
import { beneathPhoto, Screens, screenName } from './screens';
import { deckEditorFor } from './screens/decks';
import { editorsFor } from './screens/editor';
import { TitleStill } from './screens/title-still';
import { type Damaged, volumesOf } from './settings';
import { createStage } from './stage';
import { TableScreen } from './table-screen';
import type { UrlOptions } from './url-options';
import { useLanguage } from './use-language';
import {
  useColours,
  useFrameLimit,
  useKeysOfSettings,
  usePaintsOfSettings,
  useScales,
  useSettings,
} from './use-settings';
import { useSystemMotion } from './use-system-motion';

/** What is said of settings that could not be used. */
const DAMAGED = {
  keys: 'ui.controls.damaged',
  paint: 'paint.damaged',
  presets: 'paint.presets-damaged',
  some: 'ui.settings.some-damaged',
  all: 'ui.settings.damaged',
} as const satisfies Record<Damaged, MessageId>;

interface AppProps {
  readonly faces: readonly [GameFace, ...GameFace[]];
  readonly deckEditors: readonly DeckEditor[];
  readonly contentEditors: readonly ContentEditor[];
  readonly platform: Platform;
  readonly url: UrlOptions;
}

function Table({ name, aside }: { readonly name: string; readonly aside: boolean }) {
  const { host } = useApp();
  const match = useSyncExternalStore(host.subscribe, host.match);
  const onTable = name.startsWith('table');
  const isTaken = name.endsWith('replay') || name.endsWith('paint');
  // An editor may lay what it builds on the table.
  useBackdrop(host.face(), !onTable && !isTaken && name !== 'title.make');
  if (!match || !onTable || isTaken) return null;
  return <TableScreen match={match} shown={name === 'table.playing' && !aside} />;
}

/** The whole app: one canvas, the running game, and the screen that lies over it. */
export function App({ faces, deckEditors, contentEditors, platform: given, url }: AppProps) {
  const [snapshot, sendEvent] = useMachine(appMachine);
  const [notice, setNotice] = useState<Said | null>(null);
  const notify = useCallback((sentence: string, passes = false) => setNotice({ sentence, passes }), []);
  const queued = useSaveQueue(given, notify);
  const { platform } = queued;
  const report = useCallback((error: unknown) => notify(String(error)), [notify]);
  const still = useSystemMotion();
  const fixed = useMemo(
    () => (still ? { ...url.settings, reducedMotion: true } : url.settings),
    [url.settings, still],
  );
  const send = useCallback<AppTools['send']>((type) => sendEvent({ type }), [sendEvent]);
  const { fault, onFault } = useFaults(
    platform,
    useCallback(() => send('FAULT'), [send]),
  );
  const stage = useMemo(createStage, []);
  const studio = useMemo(createStudio, []);
  const decks = useMemo(() => decksAsContent(platform.decks), [platform]);
  const deckMemory = useRef<EditorMemory>(NOTHING_REMEMBERED);
  const making = useRef<AppTools['making']['current']>(null);
  const memory = useRef<EditorMemory>(NOTHING_REMEMBERED);
  const sharedCard = useRef<CardWords | null>(null);
  const saves = useSaves(platform, faces, notify);
  const planned = useRef<GameFace | null>(null);
  const replays = useMemo(() => createReplayDesk(faces), [faces]);
  const host = useMemo(
    () =>
      createGameHost(
        platform.saves,
        faces,
        {
          onFault,
          onSaveError(message) {
            // That nothing can be stored here is said once, when the app starts.
            if (!platform.saves.whyNot?.()) notify(t('ui.save-error', { message }));
          },
        },
        saves.camera,
      ),
    [platform, faces, onFault, saves.camera, notify],
  );
  const { tab, takeOver } = useTab(
    queued,
    useCallback(() => {
      host.leave();
      send('LEAVE');
    }, [host, send]),
  );
  const { settings, damaged, change } = useSettings(platform.settings, fixed, report, tab === 'here');
  useScales(settings);
  useColours(settings);
  useFrameLimit(settings);
  useKeysOfSettings(settings);
  usePaintsOfSettings(settings);
  usePads();
  const language = useLanguage(url.pseudo ? 'pseudo' : settings?.language, report);
  useEffect(() => {
    if (damaged.length > 0) notify(damaged.map((what) => t(DAMAGED[what])).join(' '));
  }, [damaged, notify]);
  const played = useSyncExternalStore(host.subscribe, host.face);
  if (!settings || !language) return null;
  const tools = {
    platform,
    faces,
    deckEditor: deckEditorFor(deckEditors, faces),
    decks,
    deckMemory,
    editors: editorsFor(contentEditors, faces),
    making,
    memory,
    sharedCard,
    url,
    stage,
    studio,
    planned,
    replays,
    host,
    ...saves,
    settings,
    send,
    changeSettings: change,
    notify,
  };
  const whole = screenName(snapshot.value);
  const name = beneathPhoto(whole);
  const isPhoto = name !== whole;
  const watched = name.endsWith('replay') ? replays.current()?.face : undefined;
  return (
    <AppProvider value={tools}>
      <Audio volumes={volumesOf(settings)} captions={settings.soundCaptions}>
        <Rulebook faces={faces} face={watched ?? played}>
          {name.startsWith('title') && !name.endsWith('paint') && <TitleStill />}
          {/* Without a picture everything can still be read and played. */}
          <Guard instead={() => null} onFault={(broken) => writeFault(platform, broken)}>
            <LateStage />
          </Guard>
          <Guard
            instead={(broken, retry) => <FaultScreen fault={broken} onBack={retry} />}
            onFault={(broken) => writeFault(platform, broken)}
          >
            {tab === 'here' ? (
              <>
                {/* What lies over the table stays as it is while the table is photographed. */}
                <div hidden={isPhoto}>
                  <Silence value={isPhoto}>
                    {/* In another language the table is said anew; the game itself is the host's. */}
                    <Table key={language} name={name} aside={isPhoto} />
                    <Screens key={name} name={name} fault={fault} />
                  </Silence>
                </div>
                {isPhoto && <PhotoScreen studio={studio} onDone={() => send('BACK')} />}
              </>
            ) : (
              <TabScreen state={tab} onTakeOver={takeOver} />
            )}
          </Guard>
          <Notice said={notice} onClose={() => setNotice(null)} />
        </Rulebook>
      </Audio>
    </AppProvider>
  );
}
