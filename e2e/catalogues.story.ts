import type { Page } from '@playwright/test';
import { newMember } from './steps/member.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

const CALLS = /\/project\/role\/roles\?|\/project\/nir\/category\/categories$/;

/** The calls for lists that a page makes, as language and address. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!CALLS.test(address)) return;
    calls.push(`${request.headers()['accept-language']} ${new URL(address).search}`);
  });
  return calls;
}

/** The server names the researcher otherwise than the app does. */
async function renameResearcher(page: Page, title: string): Promise<void> {
  await page.route(/\/project\/role\/roles\?project_type=nir/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const roles = body.roles.map((one: { code: string }) =>
      one.code === 'researcher' ? { ...one, title } : one,
    );
    await route.fulfill({ response, json: { roles } });
  });
}

story(
  'roles and categories are loaded after sign-in and on a change of language, and chosen by those names',
  async ({ browser, product }) => {
    const { page, errors } = await newMember(browser, product, 'catalogues');
    const calls = listCalls(page);
    await renameResearcher(page, 'Соискатель');
    await page.goto('/project-add/nir');
    await expect(page.getByRole('radio', { name: 'Соискатель' })).toBeVisible();
    await expect
      .poll(() => [...calls].sort())
      .toEqual([
        'ru ',
        'ru ?project_type=article',
        'ru ?project_type=nir',
        'ru ?project_type=startup',
      ]);

    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect
      .poll(() => calls.filter((one) => one.startsWith('en')).sort())
      .toEqual([
        'en ',
        'en ?project_type=article',
        'en ?project_type=nir',
        'en ?project_type=startup',
      ]);
    await expect(page.getByRole('radio', { name: 'Соискатель' })).toBeVisible();
    expect(errors).toEqual([]);
  },
);

story(
  'where the lists cannot be had, those that came with the app stand, and readers are not asked for them',
  async ({ browser, product }) => {
    const { page } = await newMember(browser, product, 'no-catalogues');
    await page.route(CALLS, (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto('/project-add/nir');
    await expect(page.getByRole('radio', { name: 'Исследователь' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Категория' }).click();
    await expect(page.getByRole('option', { name: 'НИОКТР' })).toBeVisible();

    const reader = await visit(browser, product);
    const calls = listCalls(reader.page);
    await reader.page.goto('/faq');
    await settled(reader.page);
    expect(calls).toEqual([]);
    expect(reader.errors).toEqual([]);
  },
);
