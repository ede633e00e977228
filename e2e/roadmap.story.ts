import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { holdBack } from './steps/hold-back.ts';
import { type Member, newMember, newProject } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import type { Product } from './support/server.ts';
import { expect, story } from './support/story.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const handleOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Переставить этап «${title}»` });

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  // waits until it stands still
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags something by so many pixels. */
async function drag(page: Page, target: Locator, by: { x: number; y: number }): Promise<void> {
  const from = await centre(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  // a place is taken where the last frame has shown it
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
}

/** Chooses the zone of a project's deadlines, which is said to whoever lives by another; its name is the browser's. */
async function chooseZone(product: Product, student: Member): Promise<void> {
  const { page: address } = await newProject(product, student, 'Вычислитель для зонда');
  const id = address.split('/').at(-1) ?? '';
  const as = { url: product.url, token: student.token };
  const { version } = await call(as, endpoints.project.get, { id });
  const body = { starts_at: '2026-09-01', ends_at: '2099-06-30', version };
  await call(as, endpoints.project.change, { id, body });
  const { page } = student;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const about = page.getByRole('region', { name: 'О проекте' });
  await unfold(about);
  await expect(about.getByText('UTC+03:00')).toBeVisible();

  await about.getByRole('button', { name: 'Изменить: Часовой пояс сроков' }).click();
  const zone = about.getByRole('combobox', { name: 'Часовой пояс сроков' });
  await zone.fill('Asia/Yekaterinburg');
  await page.getByRole('option', { name: /UTC\+05:00$/ }).click();
  await expect(zone).toHaveValue(/UTC\+05:00$/);
  // the list that goes away covers what stands below it
  await expect(page.getByRole('listbox')).toBeHidden();
  // and so does the head of the page
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page, 'the zone of deadlines')).toEqual([]);
  await expect
    .poll(async () => (await call(as, endpoints.project.get, { id })).time_zone)
    .toBe('Asia/Yekaterinburg');
  await about.getByRole('button', { name: 'Готово' }).click();
  await expect(about.getByRole('button', { name: 'Изменить: Часовой пояс сроков' })).toBeFocused();
  // a reader in Moscow has another midnight: told once, and by the title of every date
  const named = page.getByText(/\(.+, UTC\+05:00\)$/);
  const shown = (all: Element[]) =>
    all.filter((one) => one.getBoundingClientRect().width > 1).length;
  await expect.poll(() => named.evaluateAll(shown)).toBe(1);
  await expect(about.getByTitle(/^До 23:59, .+, UTC\+05:00$/)).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByText(/\(.+, UTC\+05:00\)/)).toBeVisible();

  // where only a stage has an end, its row says the zone, and the timeline by itself
  const stage = {
    project_id: id,
    kind: 'numeric',
    title: 'Стенд',
    ends_at: '2099-05-31',
  } as const;
  await call(as, endpoints.stage.create, { body: stage });
  const changed = await call(as, endpoints.project.get, { id });
  const endless = { ends_at: null, version: changed.version };
  await call(as, endpoints.project.change, { id, body: endless });
  await page.goto(address);
  const row = page.getByRole('article', { name: 'Стенд' });
  await expect(row.getByText(/\(.+, UTC\+05:00\)$/)).toBeVisible();
  await page.getByText('Шкала', { exact: true }).click();
  await expect(page.getByText(/23:59 по времени проекта \(.+, UTC\+05:00\)\.$/)).toBeVisible();
}

story(
  'a roadmap is laid out, put in order, moved in time and brought back, and read as one plan in its own zone',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'vera-roadmap');
    const { page, errors } = member;
    const project = await newProject(product, member, 'Стенд для насосов');
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(`${project.page}?open=none`);
    await expect(titles(page)).not.toHaveCount(0);
    const names = await titles(page).allTextContents();
    const [first = '', second = '', third = ''] = names;

    // a template with dates between the start and the defence, and back
    await page.getByRole('button', { name: 'Взять шаблон' }).click();
    const dialog = page.getByRole('dialog', { name: 'Шаблон дорожной карты' });
    await dialog.getByRole('textbox', { name: 'Начало' }).fill('01.02.2027');
    await dialog.getByRole('textbox', { name: 'Защита' }).fill('20.06.20');
    // closed by mistake, it opens with what was typed, a day that is not whole yet too
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Взять шаблон' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Защита' })).toHaveValue('20.06.20');
    await dialog.getByRole('textbox', { name: 'Защита' }).fill('20.06.2027');
    await expect(dialog.getByRole('textbox', { name: 'Начало' })).toHaveValue('01.02.2027');
    await expect(dialog.getByRole('list').getByText('– 20.06.2027')).toBeVisible();
    await dialog.getByRole('button', { name: 'Взять шаблон' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^01\.02 – /)).toBeVisible();
    await expect(titles(page)).toHaveText(names);

    // order: by the keys, with the mouse, and taken back by Ctrl+Z
    await handleOf(page, first).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(titles(page).first()).toHaveText(second);
    await expect(handleOf(page, first)).toBeFocused();
    await expect(page.getByText(`Этап «${first}» переставлен.`)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(titles(page)).toHaveText(names);
    await drag(page, handleOf(page, third), { x: 0, y: -210 });
    await expect(titles(page).first()).toHaveText(third);
    await expect(page.getByText(`Этап «${third}» переставлен.`)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(titles(page)).toHaveText(names);

    // without https the browser has no clipboard: the link of a stage is shown, selected
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openList(page.getByRole('button', { name: `Действия с этапом «${first}»` }));
    await page.getByRole('menuitem', { name: 'Скопировать ссылку' }).click();
    const link = page.getByRole('textbox', { name: 'Что скопировать' });
    await expect(link).toHaveValue(/^http:.*\?open=/);
    await expect(link).toBeFocused();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe(await link.inputValue());
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();

    // dates: a bar by the keys, the following ones on request, all of it taken back at once
    await page.getByText('Шкала', { exact: true }).click();
    const bar = page.getByRole('row', { name: first });
    await bar.focus();
    for (let day = 0; day < 7; day += 1) await page.keyboard.press('Alt+ArrowRight');
    await expect(bar).toHaveAccessibleName(/, 08\.02 –/);
    await page.getByRole('button', { name: /Сдвинуть следующие на 7\sдней/ }).click();
    await expect(page.getByText(/^Сдвинуто \d этапов\.$/)).toBeVisible();
    await expect(page.getByText(/27\.06\.2027/)).toBeVisible();
    const goOn = await holdBack(page, /\/dates$/, 'PATCH');
    await page.keyboard.press('Control+z');
    await expect(bar).toHaveAccessibleName(/, 01\.02 –/);
    await expect(page.getByText(/20\.06\.2027/)).toBeVisible();
    const dragged = page.getByRole('row', { name: second });
    const daysOf = async () =>
      Number(/(\d+)\sд/.exec((await dragged.getAttribute('aria-label')) ?? '')?.[1]);
    const before = await daysOf();
    await drag(page, dragged.locator('[data-end="end"]'), { x: 60, y: 0 });
    // two changes of one stage follow each other faster than the server answers
    await goOn();
    await expect(page.getByText(new RegExp(`^Этап «${second}»: `))).toBeVisible();
    await expect.poll(daysOf).toBeGreaterThan(before);
    expect(await violationsOf(page, 'timeline')).toEqual([]);

    // a deleted stage waits in a fold
    await page.getByText('Список', { exact: true }).click();
    await openList(page.getByRole('button', { name: `Действия с этапом «${second}»` }));
    await page.getByRole('menuitem', { name: 'Удалить этап' }).click();
    await expect(titles(page)).toHaveCount(names.length - 1);
    await page.getByRole('button', { name: /^Удалённые этапы/ }).click();
    await page
      .getByRole('button', { name: `Вернуть этап «${second}»` })
      .first()
      .click();
    await expect(titles(page)).toHaveText(names);

    // the plan as one table, written in place
    await page.getByRole('main').getByRole('link', { name: 'План этапов' }).click();
    const row = page.getByRole('row').filter({ hasText: third });
    const pencil = row.getByRole('button', { name: 'Изменить: Цель' });
    await pencil.click();
    await row.getByRole('textbox', { name: 'Цель' }).fill('Собрать и испытать стенд.');
    await expect(row.getByText('Сохранено')).toBeVisible();
    await row.getByRole('button', { name: 'Готово' }).press('Enter');
    await expect(pencil).toBeFocused();
    await page.goto('/stage-plan');
    await expect(row.getByText('Собрать и испытать стенд.')).toBeVisible();
    expect(await violationsOf(page, 'plan')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await violationsOf(page, 'plan on a phone')).toEqual([]);
    await story.step('the zone of its deadlines', () => chooseZone(product, member));
    expect(errors).toEqual([]);
  },
);
