import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the stories: `CHROMIUM_PATH`, an installed one, else the one from npm (Linux only). */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
  if (named) return named;
  if (process.platform !== 'linux') return null;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
