import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { LastResort } from './app/faults/last-resort';
import { readUrlOptions } from './app/url-options';
import { CONTENT_EDITORS, DECK_EDITORS, FACES } from './games';
import { listenToKeys } from './input/keys';
import { leaveField } from './input/leave-field';
import { presses } from './input/presses';
import { watchPresses } from './input/watch-presses';
import { createPlatform } from './platform/create-platform';
import './styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const platform = createPlatform();
watchPresses(window, presses);
listenToKeys<KeyboardEvent>(document, leaveField);

createRoot(root).render(
  <StrictMode>
    <LastResort platform={platform}>
      <App
        faces={FACES}
        deckEditors={DECK_EDITORS}
        contentEditors={CONTENT_EDITORS}
        platform={platform}
        url={readUrlOptions(location.search)}
      />
    </LastResort>
  </StrictMode>,
);
