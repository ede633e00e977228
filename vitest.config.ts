import { defineConfig } from 'vitest/config';

/** Components as a person meets them, in a DOM without a browser. */
const DOM = 'apps/web/src/**/*.dom.test.tsx';

/**
 * Unit tests stand beside their subject, integration tests in `apps/server/test`, both run here.
 * Every core is used; a worker more than cores starved the processes that some tests start. Files share
 * their worker: a fresh one for each file took more time than the tests in it. Nothing may therefore live
 * in a module that a test changes.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          // for both projects: so that a hang is found quickly
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'apps/web/vite/*.test.ts',
          ],
          exclude: [DOM],
        },
      },
      {
        test: {
          name: 'dom',
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'apps/web/src/testing/empty-page.ts',
          include: [DOM],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: 'apps/server/test/support/templates.ts',
          // Node reads this TypeScript by itself in half of the time
          experimental: { viteModuleRunner: false },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
