/**
 * The real app with the test game of rivals on its table, or with `?game=outbreak-duel`; with `?leaky=on` the test game tells what
 * nobody may know, on purpose.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../../renderer/app/app';
import { LastResort } from '../../../renderer/app/faults/last-resort';
import { readUrlOptions } from '../../../renderer/app/url-options';
import type { GameFace } from '../../../renderer/games/face';
import { outbreakDuelFace } from '../../../renderer/games/outbreak-duel/face';
import { presses } from '../../../renderer/input/presses';
import { watchPresses } from '../../../renderer/input/watch-presses';
import { createPlatform } from '../../../renderer/platform/create-platform';
import { duelFace } from './face';
import { leakyFace } from './leaks';
import { lookAround } from './looker';
import { addWords } from './words';
import '../../../renderer/styles';

/** What the page offers to the test. */
export interface RivalsPage {
  readonly lookAround: typeof lookAround;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

addWords();
const platform = createPlatform();
watchPresses(window, presses);
const asked = new URLSearchParams(location.search);
const testFace = asked.has('leaky') ? leakyFace : duelFace;
const face = (asked.get('game') === 'outbreak-duel' ? outbreakDuelFace : testFace) as unknown as GameFace;

createRoot(root).render(
  <StrictMode>
    <LastResort platform={platform}>
      <App
        deckEditors={[]}
        contentEditors={[]}
        faces={[face]}
        platform={platform}
        url={readUrlOptions(location.search)}
      />
    </LastResort>
  </StrictMode>,
);

Object.assign(window, { rivals: { lookAround } satisfies RivalsPage });
