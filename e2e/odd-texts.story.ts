import type { Locator, Page } from '@playwright/test';
import { personalCode } from './steps/accounts.ts';
import { newMember, newProject } from './steps/member.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

const HTML = `<img src=x onerror="document.title='!'"><b>жирно</b>`;
const SQL = `'); DROP TABLE users; --`;
const ODD = `${HTML} ${SQL} 🙂 \u202eнаоборот\u202c`;

/** A field says what is wrong, keeps what was typed and has the caret. */
async function wrong(field: Locator, words: RegExp, kept?: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(words);
  await expect(field).toBeFocused();
  if (kept !== undefined) await expect(field).toHaveValue(kept);
}

/** Nothing typed has become a part of the page. */
async function harmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('!');
}

story(
  'profile, project and stage take odd texts as texts and say what does not fit',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'sofia');
    const { page, errors } = member;
    await page.goto('/profile');
    const group = page.getByRole('textbox', { name: 'Группа', exact: true });
    await group.fill('г'.repeat(10_000));
    await expect(group).toHaveAccessibleDescription(/Не больше 60 символов/);
    await expect(group).toHaveValue('г'.repeat(10_000));
    const experience = page.getByRole('textbox', { name: /^Опыт работы/ });
    await experience.click();
    await page.keyboard.insertText('я'.repeat(20_001));
    await expect(page.getByText('Не больше 20000 символов')).toBeVisible();
    const post = page.getByRole('textbox', { name: 'Должность', exact: true });
    await post.fill(ODD);
    await post.blur();
    const postField = post.locator('xpath=ancestor::div[@data-field][1]');
    await expect(postField.getByRole('status')).toHaveText('Сохранено');
    await experience.click();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Не больше 20000 символов')).toBeHidden();
    const born = page.getByRole('textbox', { name: 'Дата рождения', exact: true });
    const bornField = born.locator('xpath=ancestor::div[@data-field][1]');
    for (const [typed, words] of [
      ['29.02.2001', /Нет такой даты: 29\.02\.2001/],
      ['01.01.2050', /ещё не наступила/],
    ] as const) {
      await born.fill(typed);
      await born.blur();
      await expect(born).toHaveAccessibleDescription(words);
      await expect(born).toHaveValue(typed);
      await expect(bornField.getByRole('status')).toHaveText('Не сохранено');
    }
    await expect(page.locator('[data-field="experience"]').getByRole('status')).toHaveText(
      'Сохранено',
    );
    // it is kept on this device, so that nothing is lost with the page
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(born).toHaveValue('01.01.2050');
    expect(asked).toEqual([]);
    await born.fill('3 мая 1999');
    await born.blur();
    await expect(born).toHaveValue('03.05.1999');
    await expect(bornField.getByRole('status')).toHaveText('Сохранено');
    const name = page.getByRole('textbox', { name: 'Имя' });
    await name.fill('');
    await name.blur();
    await expect(name).toHaveAccessibleDescription(/Заполните это поле/);
    await name.fill('София');
    const code = await personalCode(member, 'Научный руководитель');

    await page.goto('/project-add/nir');
    const title = page.getByLabel('Название проекта');
    const create = page.getByRole('button', { name: 'Создать проект' });
    for (const [typed, words] of [
      ['   ', /Заполните это поле/],
      ['аб', /не короче 3\sсимволов/],
      ['я'.repeat(301), /Не больше 300 символов/],
    ] as const) {
      await title.fill(typed);
      await create.click();
      await wrong(title, words, typed);
    }
    await title.fill(ODD);
    const reversed = /Дата окончания раньше даты начала/;
    const starts = page.getByRole('textbox', { name: 'Начало' });
    const ends = page.getByRole('textbox', { name: 'Окончание' });
    await starts.fill('10.05.2027');
    await ends.fill('01.05.2027');
    await ends.press('Escape');
    await create.click();
    await expect(page.getByRole('combobox', { name: 'Категория' })).toBeFocused();
    await expect(ends).toHaveAccessibleDescription(reversed);
    await ends.fill('02.05.2027');
    await expect(ends).toHaveAccessibleDescription(reversed);
    await starts.fill('01.04.2027');
    await expect(ends).not.toHaveAccessibleDescription(reversed);
    await starts.press('Escape');
    await openList(page.getByRole('combobox', { name: 'Категория' }));
    await page.getByRole('option', { name: 'Выпускная квалификационная работа бакалавра' }).click();
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HTML);
    await harmless(page);

    const own = await newProject(product, member, 'Стенд для испытаний насосов');
    await page.goto(own.page);
    const about = page.getByRole('region', { name: 'О проекте' });
    const annotation = about.getByRole('textbox', { name: 'Аннотация', exact: true });
    const long = 'а'.repeat(10_000);
    await annotation.fill(long);
    await expect(about.getByText('Не больше 5000 символов')).toBeVisible();
    await page.reload();
    await expect(annotation).toHaveValue(long);
    await annotation.fill(ODD);
    await expect(annotation).toHaveAccessibleDescription('Сохранено');
    for (const typed of [code, 'НЕТ ТАКОГО КОДА', HTML]) {
      await page.getByLabel('Личный код').fill(typed);
      await page.keyboard.press('Enter');
      const asked = page.getByRole('dialog', { name: 'Согласование начнётся заново' });
      const refusal = page.getByText(
        /Код приглашения неверен|ваш собственный код|12 латинских букв|Не больше 40/,
      );
      await expect(asked.or(refusal).first()).toBeVisible();
      if (await asked.isVisible()) await asked.getByRole('button', { name: 'Добавить' }).click();
      await expect(refusal).toBeVisible();
    }
    await harmless(page);
    expect([errors, product.failures()]).toEqual([[], []]);
  },
);
