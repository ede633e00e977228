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
