import type { Locator } from '@playwright/test';
import { expect } from './story.ts';

/** Waits until a part of a page that the server has drawn is taken over by the browser, and gives it. */
export async function alive(part: Locator): Promise<Locator> {
  const isTaken = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
  return part;
}
