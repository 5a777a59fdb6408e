import { defineConfig } from 'vite';

/** Electron's main process: one ES module that needs no `node_modules`. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: 'electron/main.ts',
    outDir: 'dist/electron',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
  },
});
