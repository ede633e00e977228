import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The one from npm is for Linux, needs libraries that not every system has, and is unpacked at first. */
async function fromNpm() {
  if (process.platform !== 'linux') return null;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath().catch(() => null);
  return path && spawnSync(path, ['--version']).status === 0 ? path : null;
}

/**
 * The browser for the stories: `CHROMIUM_PATH`, else the one from npm, else an installed one. That
 * from npm draws no window around a page, which takes a quarter of the processor time away.
 */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    (await fromNpm()) ??
    PLACES.find((path) => existsSync(path)) ??
    null
  );
}
