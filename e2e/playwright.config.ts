import { defineConfig } from '@playwright/test';

/** Two workers, each with a real server and a real mail server; a worker takes one file after another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  workers: 2,
  retries: 0,
  timeout: 900_000,
  // what is waited for comes; a machine that is busy with other things takes its time
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
