import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readUrlOptions } from './app/url-options';
import { FACES } from './games';
import { createPlatform } from './platform/create-platform';
import './styles';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <App faces={FACES} platform={createPlatform()} url={readUrlOptions(location.search)} />
  </StrictMode>,
);
