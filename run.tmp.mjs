import { createServer } from 'vite';
const server = await createServer({ configFile: false, server: { middlewareMode: true, ws: false, watch: null }, appType: 'custom', optimizeDeps: { noDiscovery: true }, assetsInclude: ['**/*.glb', '**/*.exr'], logLevel: 'error' });
await server.ssrLoadModule('/narrate.tmp.ts');
await server.close();
process.exit(0);
