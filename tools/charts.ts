/** `npm run charts`: writes the diagrams in `docs/charts/` anew from the machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dyingLightMachine } from '../machines/dying-light/game.machine';
import { chartPage } from './lib/mermaid';

const folder = new URL('../docs/charts/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('dying-light.md', folder), chartPage('Dying Light', dyingLightMachine));
console.log('docs/charts/dying-light.md is written.');
