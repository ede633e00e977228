import type { Locator } from '@playwright/test';

/**
 * Opens the list or menu of a control in the middle of the screen. At its edge one turns over as it opens; a
 * story that presses in it meanwhile scrolls to where it was first, and it hides as its control leaves the screen.
 */
export async function openList(control: Locator): Promise<void> {
  await control.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await control.click();
}
