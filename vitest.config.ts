import { defineConfig } from 'vitest/config';

/**
 * Unit tests stand beside their subject, integration tests in `apps/server/test`, both run here.
 * Every core is used, and files share their worker: a fresh one for each file took more time than
 * the tests in it. Nothing may therefore live in a module that a test changes.
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
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: 'apps/server/test/support/templates.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
