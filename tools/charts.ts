/** `npm run charts`: writes the diagrams in `docs/charts/` anew from the machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '../machines/games';
import { chartPage } from './lib/mermaid';
import { gameName } from './lib/sentences';

const folder = new URL('../docs/charts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { rules, machine } of GAMES) {
  writeFileSync(new URL(`${rules.id}.md`, folder), chartPage(gameName(rules.id), machine));
  console.log(`docs/charts/${rules.id}.md is written.`);
}
