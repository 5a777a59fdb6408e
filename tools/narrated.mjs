// `npm run narrated -- --game dying-light --seed told-1`: prints a whole game of bots as its log tells it, for a person's eye.
// Vite loads it, because the app's languages are its modules.
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
await server.ssrLoadModule('/test/narrated.ts');
await server.close();
