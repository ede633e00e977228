import type { BrowserContext, Page } from '@playwright/test';
import { newMember } from './steps/member.ts';
import { expect, story } from './support/story.ts';

const TABS = 10;
const REFRESH = '**/api/auth/refresh_token';
/** The device believes that it is tomorrow. */
const TOMORROW = `{ const now = Date.now; Date.now = () => now() + 24 * 60 * 60 * 1000; }`;

/** Counts renewals that the server has granted and refused, and lets the next ones fail as they are told. */
async function watchRenewals(context: BrowserContext) {
  const faults: ('network' | 'server')[] = [];
  const watched = { faults, granted: 0, refused: 0 };
  await context.route(REFRESH, async (route) => {
    const fault = faults.shift();
    if (fault === 'network') return route.abort('connectionreset');
    if (fault === 'server') return route.fulfill({ status: 503, body: 'upstream' });
    const response = await route.fetch();
    if (response.status() === 200) watched.granted += 1;
    else watched.refused += 1;
    return route.fulfill({ response });
  });
  return watched;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// only the tab in front gets presses of the mouse at once
const follow = (page: Page, link: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: link, exact: true })
    .first()
    .dispatchEvent('click');

/** Goes to another page in all tabs at once; each asks the server for something there. */
async function everywhere(tabs: readonly Page[], link: string, heading: string) {
  await Promise.all(tabs.map((page) => follow(page, link)));
  for (const page of tabs) {
    await expect(title(page, heading)).toBeVisible();
  }
}

story(
  'ten tabs of one person renew the session once, whatever the network does, and end together',
  async ({ browser, product }) => {
    const { page: first, errors } = await newMember(browser, product, 'tabs.ten');
    const context = first.context();
    await context.addInitScript(TOMORROW);
    const tabs = [first];
    while (tabs.length < TABS) tabs.push(await context.newPage());
    await Promise.all(tabs.map((page) => page.goto('/projects')));
    for (const page of tabs) await expect(title(page, 'Проекты')).toBeVisible();

    const renewals = await watchRenewals(context);
    renewals.faults.push('network', 'server', 'network');
    await product.advanceClock(16);
    await everywhere(tabs, 'Журнал', 'Журнал');
    await expect.poll(() => renewals.granted).toBe(1);

    // the next answer tells the tabs what time it is: less than 30 s are left of their token
    await product.advanceClock(14.6);
    await everywhere(tabs, 'На мне', 'На мне');
    await expect.poll(() => renewals.granted).toBe(2);
    await everywhere(tabs, 'Журнал', 'Журнал');
    expect([renewals.granted, renewals.refused]).toEqual([2, 0]);
    for (const page of tabs)
      await expect(page.getByText('Сеанс завершён. Войдите снова.')).toHaveCount(0);

    await first.bringToFront();
    await first.getByRole('button', { name: 'Меню пользователя' }).click();
    await first.getByRole('menuitem', { name: 'Выйти' }).click();
    for (const page of tabs.slice(1)) await expect(page).toHaveURL(/\/sign-in$/);
    expect(renewals.granted).toBe(2);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
