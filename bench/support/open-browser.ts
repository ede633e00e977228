import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';

/** The browser of the stories, without a screen. */
export async function openBrowser(): Promise<Browser> {
  const path = await findChromium();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(path && { executablePath: path }),
  });
}
