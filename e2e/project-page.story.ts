import { newMember } from './steps/member.ts';
import { createProject, decide, stageCard, unfold, write } from './steps/project.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

story(
  'a project page opens where it is linked to, saves what is typed, takes a removal back and asks before what is approved is changed',
  async ({ browser, product }) => {
    const { page, errors } = await newMember(browser, product, 'vesy', 'Ильина');
    const address = await createProject(page, 'Весы для лаборатории');
    const row = (number: number) => stageCard(page, number);
    const head = (number: number) => row(number).getByRole('heading').getByRole('button');

    // at first the row of the own move is open, and the one filled button leads there
    const about = page.getByRole('region', { name: 'О проекте' });
    await expect(about.getByRole('textbox', { name: 'Аннотация' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Согласовать проект' }).first()).toBeVisible();
    await expect(page.getByText(/советуем добавить: задание/).first()).toBeVisible();
    await expect(row(2).getByText('после этапа 1')).toBeVisible();
    await page.goto(address);
    await expect(head(1)).toBeVisible();

    // by the keyboard: j goes down the rows, Enter opens one, the address tells it
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(head(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(head(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/open=/);
    await page.reload();
    await expect(row(2).getByRole('textbox', { name: 'Цель' })).toBeVisible();
    await expect(head(1)).toHaveAttribute('aria-expanded', 'false');

    // what is typed is saved although the page is left at once
    await row(2).getByRole('textbox', { name: 'Цель' }).fill('Выбрать датчик.');
    await page.getByRole('main').getByRole('link', { name: 'Проекты' }).click();
    await page.getByRole('link', { name: 'Весы для лаборатории' }).click();
    await unfold(row(2));
    await expect(row(2).getByRole('textbox', { name: 'Цель' })).toHaveValue('Выбрать датчик.');

    // a lost connection loses nothing: it is said, and the text goes when the connection is back
    const planned = row(2).getByRole('textbox', { name: 'Планируемый результат' });
    await page.context().setOffline(true);
    await planned.fill('Схема весов.');
    await expect(planned).toHaveAccessibleDescription(/Нет связи/);
    await page.context().setOffline(false);
    await expect(planned).toHaveAccessibleDescription('Сохранено');
    await page.goto(address);
    await unfold(row(2));
    await expect(planned).toHaveValue('Схема весов.');

    // days that do not fit are not saved and said so; the cross has a name
    await row(2).getByRole('textbox', { name: 'Начало' }).fill('10.05.2027');
    await row(2).getByRole('textbox', { name: 'Окончание' }).fill('01.05.2027');
    await expect(row(2).getByText(/Окончание раньше начала/)).toBeVisible();
    await row(2).getByRole('button', { name: 'Очистить: Окончание' }).click();
    await expect(row(2).getByText(/Окончание раньше начала/)).toBeHidden();

    // an untouched stage goes at once and comes back at its place
    const title = (await head(3).textContent()) ?? '';
    await openList(page.getByRole('button', { name: `Действия с этапом «${title}»` }));
    await page.getByRole('menuitem', { name: 'Удалить этап' }).click();
    await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(head(3)).toHaveText(title);

    // so does a text block of the task, with what was written in it
    await unfold(about);
    await about.getByRole('button', { name: 'Добавить поле' }).first().click();
    await about.getByRole('textbox', { name: 'Название поля' }).fill('');
    await about.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(about.getByText('Заполните это поле')).toBeVisible();
    await about.getByRole('textbox', { name: 'Название поля' }).fill('Исходные данные');
    await page.keyboard.press('Enter');
    await expect(about.getByRole('textbox', { name: 'Исходные данные' })).toBeFocused();
    await write(about, 'Исходные данные', 'Датчик и плата.');
    await about.getByRole('button', { name: 'Удалить: Исходные данные' }).click();
    await expect(about.getByRole('textbox', { name: 'Исходные данные' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(about.getByRole('textbox', { name: 'Исходные данные' })).toHaveValue(
      'Датчик и плата.',
    );

    // the pencil at the title has the focus again when the form is closed
    const pencil = page.getByRole('button', { name: 'Переименовать проект' });
    await pencil.press('Enter');
    await page.keyboard.press('Escape');
    await expect(pencil).toBeFocused();

    // the document opens inside the application, without loading it anew
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await row(1)
      .getByRole('link', { name: /^Открыть работу на разделах этапа: / })
      .click();
    await expect(page).toHaveURL(/\/document\//);
    await expect(page.locator('html[data-same]')).toHaveCount(1);

    // an approved project asks before its title or category is changed; a category offers its template
    const top = page.getByRole('main').locator('header');
    const asked = page.getByRole('dialog', { name: 'Изменить согласованное?' });
    const rename = page.getByRole('button', { name: 'Переименовать проект' });
    await page.goto(address);
    await decide(page, about, 'Согласовать самостоятельно');
    await expect(about.getByText('Согласовано исследователем')).toBeVisible();

    // taken back, the question leaves everything as it was
    await rename.click();
    await asked.getByRole('button', { name: 'Отмена' }).click();
    await expect(asked).toBeHidden();
    await expect(rename).toBeFocused();
    await rename.click();
    await asked.getByRole('button', { name: 'Изменить' }).click();
    await page.getByRole('textbox', { name: 'Название проекта' }).fill('Лёгкий мост');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Лёгкий мост' })).toBeVisible();
    await expect(top.getByText('Требуется повторное согласование')).toBeVisible();

    await decide(page, about, 'Согласовать самостоятельно');
    await expect(about.getByText('Согласовано исследователем')).toBeVisible();
    await about.getByRole('button', { name: 'Изменить: Категория' }).click();
    await asked.getByRole('button', { name: 'Изменить' }).click();
    await expect(asked).toBeHidden();
    await openList(about.getByRole('combobox', { name: 'Категория' }));
    await page.getByRole('option', { name: 'Магистерская диссертация' }).click();
    const template = page.getByRole('dialog', { name: 'Шаблон дорожной карты' });
    await expect(template.getByRole('combobox', { name: 'Для какой работы' })).toHaveValue(
      'Магистерская диссертация',
    );
    await template.getByRole('button', { name: 'Взять шаблон' }).click();
    await expect(template).toBeHidden();
    await expect(top.getByText('Магистерская диссертация')).toBeVisible();
    await expect(about.getByText('Требуется повторное согласование')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
