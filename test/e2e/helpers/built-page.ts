/** Pages of our own that show pieces of the app, built as the app is built. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

interface BuiltPage {
  readonly folder: string;
  /** Throws it away. */
  readonly remove: () => void;
}

/** Builds `page.html` of a folder. */
export async function buildPage(root: string): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-page-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base: './',
      plugins: [react()],
      assetsInclude: ['**/*.glb', '**/*.exr'],
      define: { CURFEW_VERSION: '"page"' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: resolve(root, 'page.html') },
        chunkSizeWarningLimit: 3000,
      },
    });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Builds `page.html` of a folder and lets somebody use it.
 * @param use gets the folder with the built page, which is gone afterwards
 */
export async function withBuiltPage(root: string, use: (folder: string) => Promise<void>): Promise<void> {
  const { folder, remove } = await buildPage(root);
  try {
    await use(folder);
  } finally {
    remove();
  }
}
