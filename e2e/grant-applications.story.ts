import { readFile } from 'node:fs/promises';
import { endpoints, ROLE_IDS, type RoleCode } from '@pv/contract';
import JSZip from 'jszip';
import { call } from '../bench/support/caller.ts';
import { type Member, newMember, startupCode } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import type { Product } from './support/server.ts';
import { expect, story } from './support/story.ts';

const TITLE = 'Роботы-курьеры для дворов';

/** A startup that has told something of itself, with people in their roles. */
async function startupOf(
  product: Product,
  founder: Member,
  others: readonly [RoleCode, Member][],
): Promise<string> {
  const as = { url: product.url, token: founder.token };
  const { id } = await call(as, endpoints.startup.create, {
    body: { title: TITLE, role_id: ROLE_IDS.founder, template: true },
  });
  await call(as, endpoints.passport.change, {
    id,
    body: { version: 0, problem: 'Курьеров не хватает вечером', ask_amount: 1_000_000 },
  });
  for (const [role, person] of others) {
    const code = await startupCode(product, person, role);
    await call(as, endpoints.team.inviteTeammate, {
      body: { project_id: id, role_id: ROLE_IDS[role], code },
    });
  }
  return id;
}

story(
  'a founder begins an application out of the startup, two people write beside each other, the mentor asks, and it goes away as a DOCX',
  async ({ browser, product }) => {
    const founder = await newMember(browser, product, 'founder-grant', 'Гарипова');
    const manager = await newMember(browser, product, 'manager-grant', 'Белова');
    const mentor = await newMember(browser, product, 'mentor-grant', 'Орлова');
    const project = await startupOf(product, founder, [
      ['topmanager', manager],
      ['mentor', mentor],
    ]);

    const { page } = founder;
    await page.goto(`/project/startup/${project}`);
    await page.getByRole('main').getByRole('link', { name: 'Заявка на грант' }).click();
    await expect(page.getByRole('combobox', { name: 'Проект' })).toHaveValue(TITLE);
    await openList(page.getByRole('combobox', { name: 'Форма' }));
    await page.getByRole('option', { name: /Студенческий стартап/ }).click();
    await page.getByRole('button', { name: 'Начать заявку' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Студенческий стартап' }),
    ).toBeVisible();
    const need = page.getByRole('textbox', { name: 'Какую и чью проблему решает' });
    await expect(need).toHaveValue('Курьеров не хватает вечером');
    const about = (on: typeof page) => on.getByRole('region', { name: 'Общие сведения' });
    await expect(about(page).getByText('из проекта').first()).toBeVisible();
    expect(await violationsOf(page, 'an application')).toEqual([]);

    // while she is in one section, he may write in the others alone
    await about(page).getByRole('textbox', { name: 'Название стартап-проекта' }).focus();
    await manager.page.goto(new URL(page.url()).pathname);
    await expect(about(manager.page).getByText('Редактирует Гарипова А.')).toBeVisible();
    const payback = manager.page.getByRole('textbox', { name: 'Срок самоокупаемости' });
    await payback.fill('14 месяцев. '.repeat(28));
    await expect(manager.page.getByText(/Больше 110/)).toBeVisible();
    await about(page).getByRole('textbox', { name: 'Название стартап-проекта' }).fill('Роботы');
    await expect(page.getByRole('textbox', { name: 'Срок самоокупаемости' })).toHaveValue(/14 мес/);
    await expect(
      manager.page.getByRole('textbox', { name: 'Название стартап-проекта' }),
    ).toHaveValue('Роботы');

    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    const asked = page.getByRole('dialog', { name: 'Отправить на проверку?' });
    await expect(asked.getByText('Не заполнено: Телефон лидера')).toBeVisible();
    await asked.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page.getByText('На проверке', { exact: true })).toBeVisible();
    await mentor.page.goto(new URL(page.url()).pathname);
    await mentor.page.getByRole('button', { name: 'Принять: заявка готова' }).click();
    const refused = mentor.page.getByRole('dialog', { name: 'Заявка ещё не готова' });
    await expect(refused).toBeVisible();
    expect(await violationsOf(mentor.page, 'what keeps an application back')).toEqual([]);
    await refused.getByRole('link', { name: 'Не заполнено: Телефон лидера' }).click();
    await expect(mentor.page.getByRole('textbox', { name: 'Телефон лидера' })).toBeFocused();
    await mentor.page
      .getByRole('button', { name: 'Обсудить раздел «Базовая бизнес-идея»' })
      .click();
    await mentor.page.getByRole('textbox', { name: 'Комментарий' }).fill('Кто уже согласен?');
    await mentor.page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(mentor.page.getByText('О разделе «Базовая бизнес-идея»')).toBeVisible();
    await expect(page.getByText('Кто уже согласен?')).toBeVisible();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать DOCX' }).click();
    const file = await (await saving).path();
    const zip = await JSZip.loadAsync(await readFile(file));
    const text = await zip.file('word/document.xml')?.async('string');
    expect(text).toContain('Курьеров не хватает вечером');
    for (const { errors } of [founder, manager, mentor]) expect(errors).toEqual([]);
  },
);
