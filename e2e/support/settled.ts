import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Waits until a page stands whole: it has its heading, and nothing of it is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-waits], .pv-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
}
