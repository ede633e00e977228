import { holdBack } from './steps/hold-back.ts';
import { newMember, newProject } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { builtFile } from './support/built-file.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

story(
  'a task is written with lists and bold letters, kept without a connection, and help stands beside it',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'zadanie');
    const { page, errors } = member;
    const project = await newProject(product, member, 'Счётчик колебаний');
    await page.goto(project.page);
    const about = page.getByRole('region', { name: 'О проекте' });
    await unfold(about);
    await expect(about.getByText(/достаточно одного из двух/)).toBeVisible();

    // a field with a form, written by the keyboard alone, from before its editor has come
    const release = await holdBack(page, builtFile('src/platform/rich-text/RichEditor.tsx'));
    await about.getByRole('button', { name: 'Добавить поле' }).first().click();
    await about.getByText('Текст с оформлением').click();
    await about.getByRole('button', { name: 'Добавить', exact: true }).click();
    const text = about.getByRole('textbox', { name: 'Задачи' });
    const group = about.getByRole('group', { name: 'Задачи', exact: true });
    await expect(text).toBeFocused();
    await page.keyboard.type('Сравнить ');
    await release();
    await expect(group.getByRole('button', { name: 'Полужирный' })).toBeVisible();
    await expect(text).toBeFocused();
    await expect(text).toHaveText(/Сравнить/);
    await page.keyboard.press('Control+b');
    await page.keyboard.type('датчики');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+F10');
    await expect(group.getByRole('button', { name: 'Полужирный' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('собрать макет');
    await expect(text.getByRole('listitem')).toHaveText('собрать макет');
    await expect(about.getByText('Сохранено').first()).toBeVisible();
    await expect(about.getByText(/достаточно одного из двух/)).toBeHidden();

    // nothing is lost without a connection, nor when the page is opened anew
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('испытать');
    await expect(about.getByText(/Нет связи/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(about.getByText(/Нет связи/)).toBeHidden();
    await expect(about.getByText('Сохранено').first()).toBeVisible();
    await page.reload();
    await unfold(about);
    await expect(text.getByRole('listitem')).toHaveText(['собрать макет', 'испытать']);
    await expect(text.locator('strong').first()).toHaveText('датчики');

    // it becomes plain only when asked, and back again
    await openList(about.getByRole('button', { name: 'Действия с полем «Задачи»' }));
    await page.getByRole('menuitem', { name: 'Убрать оформление' }).click();
    const asked = page.getByRole('dialog', { name: 'Убрать оформление?' });
    await asked.getByRole('button', { name: 'Убрать оформление' }).click();
    await expect(text).toHaveJSProperty('value', 'Сравнить датчики\n– собрать макет\n– испытать');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(text.getByRole('listitem')).toHaveCount(2);

    // the way back is offered as long as the field is there to see what is typed in it
    await openList(about.getByRole('button', { name: 'Действия с полем «Задачи»' }));
    await page.getByRole('menuitem', { name: 'Убрать оформление' }).click();
    await asked.getByRole('button', { name: 'Убрать оформление' }).click();
    await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
    await about.getByRole('heading', { level: 3 }).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Отменить' })).toBeHidden();
    await unfold(about);
    await expect(text).toHaveJSProperty('value', 'Сравнить датчики\n– собрать макет\n– испытать');

    // a second field goes before the first one
    await about.getByRole('button', { name: 'Добавить поле' }).first().click();
    await about.getByRole('textbox', { name: 'Название поля' }).fill('Данные');
    await about.getByRole('button', { name: 'Добавить', exact: true }).click();
    await about.getByRole('button', { name: 'Переставить поле «Данные»' }).press('Alt+ArrowUp');
    const handles = about.getByRole('button', { name: /^Переставить поле/ });
    await expect(handles.first()).toHaveAccessibleName('Переставить поле «Данные»');

    // help: the own role first, as it was left, in the language of the page
    await page.getByRole('button', { name: 'Справка' }).click();
    const help = page.getByRole('complementary', { name: 'Справка' });
    await expect(help.locator('details').first()).toContainText('Исследователь · ваша роль');
    await expect(help.getByText(/составляет дорожную карту/)).toBeVisible();
    await help.locator('summary', { hasText: 'Куратор' }).click();
    await expect(help.getByRole('heading', { name: 'Что делает куратор' })).toBeVisible();
    expect((await violationsOf(page, 'fields and help')).join('\n')).toBe('');
    await page.reload();
    await expect(help.getByRole('heading', { name: 'Что делает куратор' })).toBeVisible();
    await help.getByRole('button', { name: 'Свернуть справку' }).click();
    await expect(page.getByRole('button', { name: 'Справка' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Справка' })).toBeVisible();
    await expect(help).toBeHidden();
    expect(errors).toEqual([]);
  },
);
