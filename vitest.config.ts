import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their subject, integration tests in `apps/server/test`, both run here. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // property tests take seconds on a busy machine; a timeout is a stop, not a measure
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
