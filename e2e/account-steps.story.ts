import type { Locator } from '@playwright/test';
import { signIn } from './steps/accounts.ts';
import { newMember } from './steps/member.ts';
import { expect, story, visit } from './support/story.ts';

story(
  'whoever hears the page goes on at the heading of what follows a form that was sent',
  async ({ browser, product }) => {
    const { email } = await newMember(browser, product, 'hears.pages');
    const { page, errors } = await visit(browser, product);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/reset-password');
    await page.getByLabel('Электронная почта').fill(email);
    await page.keyboard.press('Enter');
    await expect(heading('Проверьте почту')).toBeFocused();
    await page.getByRole('button', { name: 'Указать другой адрес' }).press('Enter');
    await expect(page.getByLabel('Электронная почта')).toBeFocused();

    await page.goto('/sign-in');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(heading('Проекты')).toBeFocused();
    expect(errors).toEqual([]);
  },
);

/** Whether two parts of a page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('both have to be seen');
  const apart = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart && a.x < b.x + b.width && b.x < a.x + a.width;
}

story(
  'a notice on a phone lies over no field that is typed in, and goes with what it is about',
  async ({ browser, product }) => {
    const { email } = await newMember(browser, product, 'small.phone');
    const { page, errors } = await visit(browser, product);
    // what a keyboard leaves of the screen
    await page.setViewportSize({ width: 390, height: 400 });
    const notice = page.getByRole('alert').filter({ hasText: 'Чтобы открыть эту страницу' });
    // under the pointer it stays; a slow machine may reach it when it is gone already
    await expect(async () => {
      await page.goto('/projects');
      await notice.hover({ timeout: 4000 });
    }).toPass();
    const fields = [
      page.getByLabel('Электронная почта'),
      page.getByRole('textbox', { name: 'Пароль' }),
    ];
    for (const field of fields) {
      await field.focus();
      await expect.poll(() => overlap(notice, field)).toBe(false);
    }
    // an error is seen beside what is said after it, whose like goes
    await expect(async () => {
      await page.goto('/projects');
      await notice.hover({ timeout: 4000 });
    }).toPass();
    await notice.evaluate((first) => {
      for (const severity of ['warning', 'error', 'success']) {
        const next = first.cloneNode() as HTMLElement;
        next.removeAttribute('style');
        next.dataset.severity = severity;
        next.dataset.said = 'here';
        next.textContent = severity;
        first.parentElement?.append(next);
      }
    });
    await page.getByLabel('Электронная почта').focus();
    await expect(page.getByText('warning', { exact: true })).toBeHidden();
    await expect(page.getByText('error', { exact: true })).toBeVisible();
    await expect(page.getByText('success', { exact: true })).toBeVisible();
    await page.evaluate(() => {
      for (const said of document.querySelectorAll('[data-said]')) said.remove();
    });
    await signIn(page, email);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(notice).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);
