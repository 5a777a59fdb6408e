import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { notices } from './tools/lib/notices.mjs';

/** The app itself, for Electron's and any other Chromium. Nothing inline: the content security policy forbids it. */
export default defineConfig({
  root: 'renderer',
  base: './',
  publicDir: false,
  define: { CURFEW_VERSION: JSON.stringify(manifest.version) },
  plugins: [react(), notices(resolve(import.meta.dirname))],
  assetsInclude: ['**/*.glb', '**/*.exr'],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3000,
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
