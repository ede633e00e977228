import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { type Member, newMember, sameMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { settled } from './support/settled.ts';
import { expect, story } from './support/story.ts';

const PATH = '/closed-notes';
const keyField = (page: Page) => page.getByRole('textbox', { name: 'Ключ', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст', exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Заметки', exact: true }).getByRole('link', { name });
const noteState = (page: Page) =>
  page.getByRole('region', { name: 'Заметка', exact: true }).getByRole('status');

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Opens the notes for the first time, makes a key and says that it is saved; gives the key. */
async function makeKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  const key = (await keyField(page).inputValue()).replaceAll('\n', '');
  expect(key).toMatch(/^[0-9a-f]{1024}$/);
  await page.getByRole('button', { name: 'Начать писать' }).click();
  await expect(page.getByText('Сначала сохраните ключ и отметьте это')).toBeVisible();
  await page.getByLabel(/^Ключ сохранён/).check();
  await page.getByRole('button', { name: 'Начать писать' }).click();
  await expect(page.getByRole('button', { name: 'Новая заметка' })).toBeVisible();
  return key;
}

async function writeNote(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Новая заметка' }).click();
  await title(page).fill(name);
  await text(page).fill(words);
  await expect(noteState(page)).toHaveText('Сохранено');
  await expect(row(page, name)).toBeVisible();
}

/** Nothing is changed on the server any more; gives the way to mend it. */
async function cutSaving(page: Page): Promise<() => Promise<void>> {
  const address = /\/api\/user\/closed_notes\//;
  await page.route(address, (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.fallback(),
  );
  return () => page.unroute(address);
}

const kept = ({ token }: Member, url: string) => call({ url, token }, endpoints.note.list, {});

story(
  'closed notes are read on another device by their key only, survive a lost connection, and are begun anew when the key is gone',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'closed.notes');
    const { page, errors } = member;
    page.on('dialog', (asked) => void asked.accept());
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Сначала нужен ключ' })).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(PATH);
    await expect(tab.getByRole('heading', { name: 'Сначала нужен ключ' })).toBeVisible();
    const found: string[] = [];

    const key = await makeKey(page);
    // the other tab has the key too
    await expect(tab.getByRole('button', { name: 'Новая заметка' })).toBeVisible();
    await tab.close();
    await writeNote(page, 'Стенд', 'Пароль насоса 4711');
    await writeNote(page, 'Отпуск', 'Спросить в мае');
    await page.reload();
    await expect(text(page)).toHaveValue('Спросить в мае');
    await page.getByRole('textbox', { name: 'Поиск по заметкам' }).fill('НАСОСА');
    await expect(row(page, 'Отпуск')).toHaveCount(0);
    await row(page, 'Стенд').click();
    await expect(text(page)).toHaveValue('Пароль насоса 4711');
    found.push(...(await violationsOf(page, 'the notes')));

    const { key: known, notes } = await kept(member, product.url);
    expect(notes).toHaveLength(2);
    const there = JSON.stringify([known, notes]);
    expect(there).not.toMatch(/Стенд|насоса/);
    expect(there).not.toContain(key.slice(0, 64));
    expect(await stored(page)).not.toMatch(/Стенд|насоса/);

    const other = await sameMember(browser, product, member, { pv_color_scheme: 'dark_' });
    await other.page.setViewportSize({ width: 390, height: 844 });
    await other.page.goto(PATH);
    await settled(other.page);
    const open = other.page.getByRole('button', { name: 'Открыть заметки' });
    await keyField(other.page).fill('пароль');
    await open.click();
    await expect(other.page.getByText('Это не ключ.')).toBeVisible();
    await keyField(other.page).fill(randomBytes(512).toString('hex'));
    await open.click();
    await expect(other.page.getByText('Ключ не подходит к вашим заметкам.')).toBeVisible();
    await keyField(other.page).fill(key);
    await open.click();
    await row(other.page, 'Стенд').click();
    await expect(text(other.page)).toHaveValue('Пароль насоса 4711');
    found.push(...(await violationsOf(other.page, 'a note on a phone')));

    await other.page.context().close();

    // nothing is lost without a connection, nor is a plain word of it on the device
    await page.getByRole('textbox', { name: 'Поиск по заметкам' }).fill('');
    await row(page, 'Отпуск').click();
    const mend = await cutSaving(page);
    await text(page).fill('Написано без связи');
    await expect(noteState(page)).toHaveText(/^Нет связи/);
    await expect.poll(() => stored(page)).toContain('closed_note.');
    expect(await stored(page)).not.toMatch(/Написано|Спросить/);
    await page.reload();
    await expect(text(page)).toHaveValue('Написано без связи');
    await mend();
    await expect.poll(() => stored(page)).not.toContain('closed_note.');
    await expect(noteState(page)).toHaveText('Сохранено');

    await page.getByRole('button', { name: 'Удалить заметку' }).click();
    await expect(row(page, 'Отпуск')).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await row(page, 'Отпуск').click();
    await expect(text(page)).toHaveValue('Написано без связи');

    // the key is forgotten in all tabs, and everything is begun anew by a typed address
    const second = await page.context().newPage();
    await second.goto(PATH);
    await expect(row(second, 'Отпуск')).toBeVisible();

    await page.getByRole('button', { name: 'Забыть ключ на этом устройстве' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Забыть ключ' }).click();
    for (const one of [page, second]) {
      await expect(one.getByRole('heading', { name: 'Введите ключ' })).toBeVisible();
    }
    expect(await stored(page)).not.toContain('pv_encryption_keys');
    // in the other tab somebody still writes when everything is deleted
    await keyField(second).fill(key);
    await second.getByRole('button', { name: 'Открыть заметки' }).click();
    await row(second, 'Отпуск').click();
    await cutSaving(second);
    await text(second).fill('Не успела сохраниться');
    await expect(noteState(second)).toHaveText(/^Нет связи/);
    await page.getByRole('button', { name: 'Забыть ключ на этом устройстве' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Забыть ключ' }).click();
    await expect(second.getByText('Не успела сохраниться')).toBeVisible();
    await second.getByRole('button', { name: 'Текст не нужен' }).click();
    await expect(second.getByText('Не успела сохраниться')).toHaveCount(0);
    await second.close();
    await page.getByRole('button', { name: 'Открыть заметки' }).click();
    await expect(page.getByText('Это не ключ.')).toBeVisible();
    found.push(...(await violationsOf(page, 'a refused key')));

    await page.getByRole('button', { name: 'Начать заново' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByRole('textbox');
    await address.fill('someone@mail.ru');
    await dialog.getByRole('button', { name: 'Удалить заметки и начать заново' }).click();
    await expect(dialog.getByText('Это не ваш адрес')).toBeVisible();
    await address.fill(member.email);
    await dialog.getByRole('button', { name: 'Удалить заметки и начать заново' }).click();
    await expect(page.getByRole('heading', { name: 'Сначала нужен ключ' })).toBeVisible();
    expect((await kept(member, product.url)).notes).toEqual([]);
    await page.getByRole('button', { name: 'Создать ключ' }).click();
    await expect(keyField(page)).toBeVisible();
    found.push(...(await violationsOf(page, 'a new key')));
    expect(found.join('\n')).toBe('');

    await page.addInitScript('delete Crypto.prototype.subtle;');
    await page.reload();
    await expect(page.getByText(/который начинается с https:/)).toBeVisible();
    expect([errors, other.errors, product.failures()]).toEqual([[], [], []]);
  },
);
