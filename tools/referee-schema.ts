/** `npm run referee:schema`: writes `docs/referee/protocol.schema.json` anew from the schemas of the code. */
import { writeFileSync } from 'node:fs';
import { protocolText } from './lib/referee/schema';

writeFileSync(new URL('../docs/referee/protocol.schema.json', import.meta.url), protocolText());
console.log('docs/referee/protocol.schema.json is written.');
