import { defineConfig } from 'vitest/config';

/**
 * End-to-end tests: the built app in a real Chromium, two files at a time, with patience for software rendering on a busy
 * machine: the limits are there for what hangs, not for what is slow.
 */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.test.ts'],
    setupFiles: ['test/e2e/helpers/setup.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
});
