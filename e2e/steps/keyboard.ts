import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees of the focus: outline, shadow and border of an element and of the box it draws. */
const lookOf = (target: Locator) =>
  target.evaluate((element) =>
    [element, element.nextElementSibling, element.parentElement]
      .filter((one) => one !== null)
      .map((one) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join(' ');
      })
      .join('; '),
  );

const focused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Goes to something by Tab alone and expects to see that the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  if (await focused(target)) return;
  const before = await lookOf(target);
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab');
    if (!(await focused(target))) continue;
    await expect.poll(() => lookOf(target), { message: 'the focus is seen' }).not.toBe(before);
    return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes to something by Tab and presses a key there. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
