import { defineConfig } from '@playwright/test';

/** What does not come within this time does not come. */
const PATIENCE = 30_000;

/** Two workers, each with a real server and a real mail server; a worker takes one file after another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    actionTimeout: PATIENCE,
    // what fades and slides is drawn by the processors, and lies over what a story presses next
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // a key pressed while the page still glides from the last one is lost
        '--disable-smooth-scrolling',
      ],
    },
  },
});
