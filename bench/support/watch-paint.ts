import type { Browser } from '@playwright/test';

/** What a reader waits for, and how much of what he sees then jumps. */
export interface Painted {
  /** Until the largest piece of content stands, ms from the click on the link. */
  largest: number;
  /** Cumulative layout shift, a number without a unit. */
  shift: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** Opens a page as a newcomer on a phone of middle strength, the processor slowed `times`. */
export async function watchPaint(browser: Browser, url: string, times: number): Promise<Painted> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  await page.addInitScript(() => {
    window.painted = { largest: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.painted.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.painted.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // until scripts have taken the page over and nothing more comes
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.painted.largest > 0);
  const painted = await page.evaluate(() => window.painted);
  await context.close();
  return painted;
}
