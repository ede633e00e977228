import type { Page } from '@playwright/test';
import { newMember, newProject } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { expect, story } from './support/story.ts';

/** Lets nothing be saved any more; gives the way to mend it. */
async function cutSaving(page: Page): Promise<() => Promise<void>> {
  const address = /\/api\/(user|project|stage)\//;
  await page.route(address, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
  );
  return () => page.unroute(address);
}

/** Nothing is kept as a draft any more, which happens only once it is saved. */
const leftUnsaved = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((typed) => JSON.stringify(localStorage).includes(typed), text);

story(
  'what is typed in a form and cannot be saved survives a reload, and what is saved is shown again',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'taisia');
    const { page, errors } = member;
    const project = await newProject(product, member, 'Стенд для черновиков');
    page.on('dialog', (asked) => void asked.accept());
    const nav = page.getByRole('navigation', { name: 'Основное меню' }).first();
    const group = page.getByRole('textbox', { name: 'Группа' });
    await page.goto('/profile');
    await group.fill('МТ-21');
    await expect(page.getByText('Сохранено')).toBeVisible();
    await nav.getByRole('link', { name: 'Проекты' }).click();
    const search = page.getByRole('textbox', { name: 'Поиск по названию, автору, группе' });
    await search.pressSequentially('черновиков');
    await expect(search).toHaveValue('черновиков');
    await expect(page).toHaveURL(/all_parameters=/);
    await expect(page.getByRole('link', { name: 'Стенд для черновиков' })).toBeVisible();
    await nav.getByRole('link', { name: 'Профиль' }).click();
    await expect(group).toHaveValue('МТ-21');

    const mendProfile = await cutSaving(page);
    await group.fill('МТ-22');
    await expect(page.getByText(/^Нет связи/).first()).toBeVisible();
    await page.reload();
    await expect(group).toHaveValue('МТ-22');
    await mendProfile();
    await expect.poll(() => leftUnsaved(page, 'МТ-22')).toBe(false);

    await page.goto(project.page);
    const about = page.getByRole('region', { name: 'О проекте' });
    await unfold(about);
    const annotation = about.getByRole('textbox', { name: 'Аннотация', exact: true });
    const mendProject = await cutSaving(page);
    await annotation.fill('Без сети.');
    await expect(annotation).toHaveAccessibleDescription(/^Нет связи/);
    await page.reload();
    await expect(annotation).toHaveValue('Без сети.');
    await mendProject();
    // a request that is sent while the page goes may arrive where no route stops it
    await expect.poll(() => leftUnsaved(page, 'Без сети.')).toBe(false);
    await page.reload();
    await expect(annotation).toHaveValue('Без сети.');
    expect(errors).toEqual([]);
  },
);
