import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

// what a zone is called, the browser says: some know no cities in Russian
story(
  'a project chooses the zone of its deadlines, which is said to whoever lives by another',
  async ({ browser, product }) => {
    const student = await newMember(browser, product, 'poyas');
    const { page: address } = await newProject(product, student, 'Вычислитель для зонда');
    const id = address.split('/').at(-1) ?? '';
    const as = { url: product.url, token: student.token };
    const { version } = await call(as, endpoints.project.get, { id });
    const body = { starts_at: '2026-09-01', ends_at: '2099-06-30', version };
    await call(as, endpoints.project.change, { id, body });
    const { page } = student;
    await page.goto(address);
    const about = page.getByRole('region', { name: 'О проекте' });
    await unfold(about);
    await expect(about.getByText('UTC+03:00')).toBeVisible();

    await about.getByRole('button', { name: 'Изменить: Часовой пояс сроков' }).click();
    const zone = about.getByRole('combobox', { name: 'Часовой пояс сроков' });
    await zone.fill('Asia/Yekaterinburg');
    await page.getByRole('option', { name: /UTC\+05:00$/ }).click();
    await expect(zone).toHaveValue(/UTC\+05:00$/);
    expect(await violationsOf(page, 'the zone of deadlines')).toEqual([]);
    await expect
      .poll(async () => (await call(as, endpoints.project.get, { id })).time_zone)
      .toBe('Asia/Yekaterinburg');
    await about.getByRole('button', { name: 'Готово' }).click();
    await expect(
      about.getByRole('button', { name: 'Изменить: Часовой пояс сроков' }),
    ).toBeFocused();
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
    expect(student.errors).toEqual([]);
  },
);
