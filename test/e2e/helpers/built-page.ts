/** Pages of our own that show pieces of the app, built as the app is built. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds `page.html` of a folder and lets somebody use it.
 * @param use gets the folder with the built page, which is gone afterwards
 */
export async function withBuiltPage(root: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-page-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base: './',
      plugins: [react()],
      assetsInclude: ['**/*.glb'],
      define: { CURFEW_VERSION: '"page"' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: resolve(root, 'page.html') },
        chunkSizeWarningLimit: 3000,
      },
    });
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
