import { defineConfig } from 'vitest/config';

/** They put another module in the place of one of ours, which nobody else may meet. */
const REPLACING = [
  'test/models/dying-light/content/scenarios/documented.test.ts',
  'test/models/dying-light/scenario/other-scenarios.test.ts',
];

/**
 * Unit tests: plain Node, two workers at most, no browser. A worker loads every module once for all its files, which takes a third of
 * the time; so a test puts back whatever it changes of the world. The limit is there for what hangs, not for a busy machine.
 */
export default defineConfig({
  // @react-three/test-renderer must share the one module instance of three and fiber that the app imports.
  resolve: { mainFields: ['module'] },
  environments: { ssr: { resolve: { mainFields: ['module'] } } },
  assetsInclude: ['**/*.glb', '**/*.exr'],
  test: {
    environment: 'node',
    testTimeout: 120_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', 'node_modules/**', ...REPLACING],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
    ],
  },
});
