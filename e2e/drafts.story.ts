import { newMember, newProject } from './steps/member.ts';
import { expect, story } from './support/story.ts';

story(
  'what is typed in a form without a network survives a reload, and what is saved is shown again',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'taisia');
    const { page, errors } = member;
    const project = await newProject(product, member, 'Стенд для черновиков');
    const nav = page.getByRole('navigation', { name: 'Основное меню' }).first();
    const group = page.getByRole('textbox', { name: 'Группа' });
    await page.goto('/profile');
    await group.fill('МТ-21');
    await expect(group).toHaveValue('МТ-21');
    await expect(page.getByText('Сохранено')).toBeVisible();
    await nav.getByRole('link', { name: 'Проекты' }).click();
    await expect(page.getByRole('link', { name: 'Стенд для черновиков' })).toBeVisible();
    await nav.getByRole('link', { name: 'Профиль' }).click();
    await expect(group).toHaveValue('МТ-21');

    await page.context().setOffline(true);
    await group.fill('МТ-22');
    await expect(page.getByText(/Нет связи, изменения на этом устройстве/)).toBeVisible();
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
    await page.goto('/profile');
    await expect(group).toHaveValue('МТ-22');
    await expect(page.getByText('Сохранено')).toBeVisible();

    await page.goto(project.page);
    const about = page.getByRole('region', { name: 'О проекте' });
    const head = about.getByRole('heading', { level: 3 }).getByRole('button');
    await expect(head).toBeVisible();
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    const annotation = about.getByRole('textbox', { name: 'Аннотация', exact: true });
    await annotation.fill('До обрыва.');
    await expect(annotation).toHaveAccessibleDescription('Сохранено');
    await page.context().setOffline(true);
    await annotation.fill('До обрыва. Без сети.');
    await expect(annotation).toHaveAccessibleDescription(/^Нет связи/);
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
    await page.goto(project.page);
    await expect(annotation).toHaveValue('До обрыва. Без сети.');
    await expect(annotation).toHaveAccessibleDescription('Сохранено');

    await page.goto('/projects');
    const search = page.getByRole('searchbox').or(page.getByLabel('Поиск'));
    await search.first().pressSequentially('черновиков стенд');
    await expect(search.first()).toHaveValue('черновиков стенд');
    expect(errors).toEqual([]);
  },
);
