import type { Page, Route } from '@playwright/test';

/**
 * Holds calls back until what it gives is called, so that what comes late in life is late for certain.
 * @param address what the address of the calls ends in
 */
export async function holdBack(
  page: Page,
  address: RegExp,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  };
  await page.route(address, hold);
  return async () => {
    release();
    await page.unroute(address, hold);
  };
}
