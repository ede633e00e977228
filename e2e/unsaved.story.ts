import type { Page } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
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

/** Lets the server have the next call to an address, and loses its answer. */
async function loseAnswer(page: Page, address: string | RegExp): Promise<void> {
  let lost = false;
  await page.route(address, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

story(
  'what is typed and cannot be saved survives a reload, and what was sent and not answered is written once',
  async ({ browser, product }) => {
    await story.step('nothing typed is lost', async () => {
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
    });
    await story.step('nothing sent is written twice', async () => {
      const member = await newMember(browser, product, 'lost.answers');
      const { page, errors } = member;
      const project = await newProject(product, member, 'Стенд для потерянных ответов');
      const id = project.page.split('/').at(-1) ?? '';
      const nav = page.getByRole('navigation', { name: 'Основное меню' }).first();
      const drafts = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pv_draft_')));
      await page.goto(`/log?project=${id}`);
      const note = page.getByRole('textbox', { name: 'Заметка в журнал' });
      const noted = page.getByRole('listitem').filter({ hasText: 'Установка собрана' });

      await loseAnswer(page, '**/api/project/project_log');
      await note.fill('Установка собрана');
      await note.press('Control+Enter');
      await expect(page.getByText(/^Нет связи с сервером/)).toBeVisible();
      await expect(note).toHaveValue('Установка собрана');
      // it is the same one after a reload too, and what is added meanwhile belongs to it
      await page.reload();
      await expect(noted).toHaveCount(1);
      await expect(note).toHaveValue('Установка собрана');
      await note.press('Control+End');
      await note.pressSequentially(' и проверена');
      await note.press('Control+Enter');
      await expect(page.getByText('Записано.')).toBeVisible();
      await expect(note).toHaveValue('');
      await expect(noted).toHaveCount(1);
      await expect(noted).toContainText('Установка собрана и проверена');

      // what is written next is another note
      await note.fill('Установка собрана заново');
      await note.press('Control+Enter');
      await expect(noted).toHaveCount(2);

      // what was sent is a draft no longer, also where its page was left before the answer
      await page.goto('/project-add/startup');
      await page.getByLabel('Название проекта').fill('Сенсоры для теплиц');
      const answer = await holdBack(page, /\/project\/startup$/, 'POST');
      const asked = page.waitForRequest(
        (call) => call.method() === 'POST' && /startup$/.test(call.url()),
      );
      await page.getByRole('button', { name: 'Создать проект' }).click();
      await asked;
      await nav.getByRole('link', { name: 'Проекты' }).click();
      await expect(page).toHaveURL(/\/projects/);
      // the list has come without it
      await expect(page.getByRole('link', { name: 'Стенд для потерянных ответов' })).toBeVisible();
      await answer();
      // whoever has left stays where he is, and finds there what he has made
      await expect(page.getByRole('link', { name: 'Сенсоры для теплиц' })).toBeVisible();
      await expect(page).toHaveURL(/\/projects/);
      await expect.poll(drafts).toEqual([]);

      // a project is created once, and what was typed meanwhile is kept
      const title = page.getByLabel('Название проекта');
      const create = page.getByRole('button', { name: 'Создать проект' });

      await page.goto('/project-add/startup');
      await loseAnswer(page, /\/project\/startup$/);
      await title.fill('Датчики влажности');
      await create.click();
      await expect(page.getByRole('alert')).toHaveText(/^Нет связи с сервером/);
      // the same one, after a reload too
      await page.reload();
      await expect(title).toHaveValue('Датчики влажности');
      await create.click();
      await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]+/);
      await expect.poll(drafts).toEqual([]);
      await page.goto('/projects');
      await expect(page.getByRole('link', { name: 'Датчики влажности' })).toHaveCount(1);

      // another one, whose form is opened anew before the answer and goes on
      await page.goto('/project-add/startup');
      await title.fill('Сенсоры света');
      const goOn = await holdBack(page, /\/project\/startup$/, 'POST');
      const sent = page.waitForRequest(
        (call) => call.method() === 'POST' && /startup$/.test(call.url()),
      );
      await create.click();
      await sent;
      await nav.getByRole('link', { name: 'Проекты' }).click();
      // the form is left only once the list stands in its place
      await expect(
        page.getByRole('textbox', { name: 'Поиск по названию, автору, группе' }),
      ).toBeVisible();
      await page.goBack();
      await title.fill('Сенсоры света и тепла');
      await goOn();
      // the answer has come once its key is forgotten
      await expect.poll(drafts).toEqual([expect.stringMatching(/new-project-startup$/)]);
      await page.reload();
      await expect(title).toHaveValue('Сенсоры света и тепла');
      await page.goto('/projects');
      await expect(page.getByRole('link', { name: 'Сенсоры света' })).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  },
);
