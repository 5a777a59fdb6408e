import { defineConfig } from 'vitest/config';

/** Unit tests: plain Node, two workers at most, no browser. The limit is there for what hangs, not for a busy machine. */
export default defineConfig({
  // @react-three/test-renderer must share the one module instance of three and fiber that the app imports.
  resolve: { mainFields: ['module'] },
  environments: { ssr: { resolve: { mainFields: ['module'] } } },
  assetsInclude: ['**/*.glb', '**/*.exr'],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
