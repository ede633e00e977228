import { expect, type Page, type Route } from '@playwright/test';

/**
 * Holds calls back until what it gives is called, so that what comes late in life is late for certain.
 * What is to be late has been asked for by the time it is let go.
 * @param address what the address of the calls ends in, or their whole path
 */
export async function holdBack(
  page: Page,
  address: RegExp | string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
): Promise<() => Promise<void>> {
  let release = () => {};
  let held = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    if (route.request().method() === method) {
      held += 1;
      await released;
    }
    await route.fallback();
  };
  await page.route(address, hold);
  return async () => {
    await expect.poll(() => held, `nothing that fits ${address} is asked for`).toBeGreaterThan(0);
    release();
    await page.unroute(address, hold);
  };
}
