import { readFile } from 'node:fs/promises';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject, newSupervisor, sameMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import type { Product } from './support/server.ts';
import { expect, story } from './support/story.ts';

const MARGIN = 5;

/** What is done within an hour is one line: near its end the clock of the server goes on to the next. */
async function leaveTurnOfHour(product: Product, token: string): Promise<void> {
  const [, claims = ''] = token.split('.');
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = 60 - new Date(iat * 1000).getMinutes();
  if (left <= MARGIN) await product.advanceClock(left);
}

story(
  'a team reads who changed what, talks about it, calls each other by name and takes it away as a table',
  async ({ browser, product }) => {
    const owner = await newMember(browser, product, 'zhurnalova', 'Журналова');
    await leaveTurnOfHour(product, owner.token);
    const project = await newProject(product, owner, 'Барометр для теплицы');
    const id = project.page.split('/').at(-1) ?? '';
    const calls = { url: product.url, token: owner.token };
    await call(calls, endpoints.project.setTitle, { id, body: { title: 'Барограф для теплицы' } });
    const reader = await newSupervisor(browser, product, {
      name: 'chitatelev',
      owner,
      projectPath: project.page,
    });

    // from the page of the project to its log, where an hour of work is one line that opens by Enter
    const { page, errors } = owner;
    await page.goto(project.page);
    await page.getByRole('main').getByRole('link', { name: 'Журнал', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/log\\?project=${id}`));
    const hour = page
      .getByRole('button', { name: /Журналова А\., \d\d:\d\d(–\d\d:\d\d)?: \d событи/ })
      .first();
    await expect(hour).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('j');
    await expect(hour).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('listitem').filter({ hasText: 'Проект изменён' });
    await expect(entry).toContainText('Барометр для теплицы');
    await expect(entry).toContainText('Барограф для теплицы');

    // a note survives a reload before it is sent, and its author changes it and takes the change back
    const note = page.getByRole('textbox', { name: 'Заметка в журнал' });
    await note.fill('Название согласовано с кафедрой');
    await page.reload();
    await expect(note).toHaveValue('Название согласовано с кафедрой');
    // what is typed while it is sent stays for the next one
    let send = () => {};
    const typed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/api/project/project_log', async (route) => {
      await typed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Записать' }).click();
    await note.press('Control+End');
    await note.pressSequentially(' и с деканом');
    send();
    await expect(note).toHaveValue('и с деканом');
    await note.fill('');
    // what somebody has written is never folded away
    const noted = page.getByRole('listitem').filter({ hasText: 'согласовано с кафедрой' });
    await noted.getByRole('button', { name: 'Изменить' }).click();
    await page.getByRole('textbox', { name: 'Текст' }).fill('Название согласовано с Орловым');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Название согласовано с Орловым')).toBeVisible();
    const changed = page.getByRole('listitem').filter({ hasText: 'согласовано с Орловым' });
    await expect(changed.getByRole('button', { name: 'Изменить' })).toBeFocused();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Название согласовано с кафедрой')).toBeVisible();

    // the supervisor finds the rename by its kind and asks about it, and the author reads it
    const other = reader.page;
    await other.goto(`/log?project=${id}`);
    await other.getByRole('combobox', { name: 'Событие' }).fill('проект изм');
    await other.getByRole('option', { name: 'Проект изменён' }).click();
    await expect(other).toHaveURL(/event=project_changed/);
    // the answer without the filter, which holds the note too, stands there for a moment more
    const renamed = other.getByRole('listitem').filter({ hasText: 'Проект изменён' });
    await expect(other.getByText('Название согласовано с кафедрой')).toHaveCount(0);
    await renamed.getByRole('button', { name: 'Комментировать' }).click();
    await other.getByRole('textbox', { name: 'Комментарий' }).fill('Почему барограф?');
    await other.keyboard.press('Control+Enter');
    await expect(
      other.getByRole('listitem').filter({ hasText: 'Почему барограф?' }),
    ).not.toHaveCount(0);
    await expect(renamed.getByRole('button', { name: 'Комментировать' })).toBeFocused();
    const author = other.getByRole('link', { name: 'Журналова А.' }).first();
    await expect(author).toHaveAttribute('href', /^\/person\//);
    await page.goto(`/log?project=${id}&period=today`);
    const search = page.getByRole('textbox', {
      name: 'Слова в заметках, комментариях и замечаниях',
    });
    await search.pressSequentially('барограф', { delay: 5 });
    await expect(search).toHaveValue('барограф');
    await expect(page).toHaveURL(/text=/);
    await expect(page.getByText('Почему барограф?').first()).toBeVisible();

    // the table holds what the filters leave
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать CSV' }).click();
    const file = await (await download).path();
    const table = await readFile(file, 'utf8');
    expect(table).toMatch(/^\uFEFFДата и время;Кто;/);
    expect(table).toContain('Название: Барометр для теплицы → Барограф для теплицы');
    expect(table).not.toContain('Проект создан');

    // the entry leads to what it is about; the page can be used by everybody in both looks
    await page.getByRole('link', { name: 'Проект изменён' }).first().click();
    await expect(page).toHaveURL(/open=about/);
    const found: string[] = [];
    for (const look of [
      { pv_locale: 'ru', pv_color_scheme: 'light_', width: 1440 },
      { pv_locale: 'en', pv_color_scheme: 'dark_', width: 390 },
    ]) {
      const { width, ...kept } = look;
      const same = await sameMember(browser, product, owner, kept);
      await same.page.setViewportSize({ width, height: 900 });
      await same.page.emulateMedia({ reducedMotion: 'reduce' });
      await same.page.goto('/log');
      const folded = same.page.getByRole('button', { name: /\d\d:\d\d: \d+ / });
      await folded.first().click();
      await expect(
        same.page.getByRole('listitem').filter({ hasText: 'Барограф' }).first(),
      ).toBeVisible();
      found.push(...(await violationsOf(same.page, `/log, ${width}`)));
      await same.page.context().close();
    }
    expect(found.join('\n')).toBe('');

    // a member is called by name: by the keyboard: the letters after the sign find her, Enter writes her name
    await page.goto(`/log?project=${id}`);
    const message = page.getByRole('textbox', { name: 'Заметка в журнал' });
    await message.pressSequentially('Проверьте, @бел');
    const option = page.getByRole('option', { name: /^Белова А\./ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(message).toHaveAttribute('aria-activedescendant', /.+/);
    expect(await violationsOf(page, 'the people to mention')).toEqual([]);
    await message.press('Enter');
    await expect(message).toHaveValue('Проверьте, @Белова А. ');
    await expect(option).toHaveCount(0);
    // what was picked outlives the page, as the words do
    await message.pressSequentially('опыт');
    await page.reload();
    await expect(message).toHaveValue('Проверьте, @Белова А. опыт');
    await message.press('Control+Enter');
    const calling = page.getByRole('listitem').filter({ hasText: 'Проверьте' });
    const mention = calling.getByRole('link', { name: '@Белова А.' });
    await expect(mention).toHaveAttribute('href', /^\/person\//);
    await expect(message).toHaveValue('');

    // she comes to the very entry, and calls back on a phone by the button
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto('/notifications');
    await other.getByRole('link', { name: /упоминает вас в заметке/ }).click();
    await expect(other).toHaveURL(/\/log\?entry=/);
    const calledIn = other.getByRole('listitem').filter({ hasText: 'Проверьте' });
    await calledIn.getByRole('button', { name: 'Комментировать' }).click();
    const comment = other.getByRole('textbox', { name: 'Комментарий' });
    await other.getByRole('button', { name: 'Упомянуть' }).click();
    await expect(comment).toBeFocused();
    await expect(comment).toHaveValue('@');
    await other.getByRole('option', { name: /^Журналова А\./ }).click();
    await expect(comment).toHaveValue('@Журналова А. ');
    await expect(comment).toBeFocused();
    await comment.pressSequentially('проверено');
    await comment.press('Control+Enter');
    await expect(calledIn.getByRole('link', { name: '@Журналова А.' })).toBeVisible();

    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: /упоминает вас в комментарии/ })).toBeVisible();
    await page.goto('/notifications/mails');
    await expect(page.getByText('Вас упомянули', { exact: true })).toBeVisible();
    expect([...errors, ...reader.errors]).toEqual([]);
  },
);
