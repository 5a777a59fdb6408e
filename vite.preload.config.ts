import { defineConfig } from 'vite';

/** The preload script: one CommonJS file, the only form that a sandboxed window loads. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: 'electron/preload.ts',
    outDir: 'dist/electron',
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'preload.cjs' } },
  },
});
