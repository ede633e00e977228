import { newMember, newProject, sameMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

story(
  'a student begins with the ready example, keeps searches under names and finds them on another device',
  async ({ browser, product }) => {
    const owner = await newMember(browser, product, 'spiskova', 'Спискова');
    const { page, errors } = owner;

    // three ways to begin; what is no invitation is told of where it was typed
    await page.goto('/projects');
    const invited = page.getByRole('region', { name: 'Вас пригласили' });
    await invited.getByLabel('Ссылка или код приглашения').fill('приходите');
    await invited.getByRole('button', { name: 'Открыть' }).click();
    await expect(invited.getByText('Здесь нет приглашения')).toBeVisible();
    expect(await violationsOf(page, 'no projects')).toEqual([]);
    await page.getByRole('button', { name: 'Взять пример' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Пример:/ })).toBeVisible();

    // the row says whose move it is and where it stands
    await newProject(product, owner, 'Барометр для теплицы');
    await page.goto('/projects');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Ваш ход');
    await expect(rows.first()).toContainText('Исследование · Спискова А.');

    // nothing found is not an empty list
    const search = page.getByRole('textbox', { name: 'Поиск по названию, автору, группе' });
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill('телескоп');
    await expect(page.getByText('По этому запросу ничего не нашлось')).toBeVisible();
    await page.getByRole('button', { name: 'Показать всё' }).click();
    await expect(rows).toHaveCount(2);
    await expect(search).toHaveValue('');

    // a search is kept under a name; a name is not given twice
    const saved = page.getByRole('region', { name: 'Сохранённые фильтры' });
    const dialog = page.getByRole('dialog');
    const keep = async (name: string) => {
      await saved.getByRole('button', { name: /Сохранить (фильтр|как новый)/ }).click();
      await dialog.getByLabel('Название фильтра').fill(name);
      await page.keyboard.press('Enter');
    };
    await search.fill('барометр');
    await expect(rows).toHaveCount(1);
    await keep('Приборы');
    const devices = saved.getByRole('button', { name: /^Приборы/ });
    await expect(devices).toHaveAttribute('aria-pressed', 'true');
    await search.fill('пример');
    await expect(devices).toContainText('изменён');
    await keep('приборы');
    await expect(dialog).toContainText('Фильтр с таким названием уже есть');
    await dialog.getByLabel('Название фильтра').fill('Образцы');
    await page.keyboard.press('Enter');
    const samples = saved.getByRole('button', { name: /^Образцы/ });
    await expect(samples).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOf(page, 'filters')).toEqual([]);

    // digits open them, 0 the whole list
    await rows.first().getByRole('link').focus();
    await page.keyboard.press('1');
    await expect(devices).toHaveAttribute('aria-pressed', 'true');
    await expect(rows).toContainText(['Барометр для теплицы']);
    await page.keyboard.press('0');
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('2');
    await expect(rows).toContainText([/Пример:/]);

    // put in order, opened first, deleted and brought back
    const menu = saved.getByRole('button', { name: 'Действия с фильтром «Образцы»' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Переставить левее' }).click();
    await expect(saved.getByRole('button', { pressed: true })).toHaveText(/^Образцы1$/);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Открывать первым' }).click();
    await expect(samples.getByLabel('открывается первым')).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(samples).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(samples.getByLabel('открывается первым')).toBeVisible();

    // another device opens the first filter by itself, and leaves it for everything
    const phone = await sameMember(browser, product, owner);
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.goto('/projects');
    const phoneRows = phone.page.getByRole('main').getByRole('listitem');
    await expect(phoneRows).toContainText([/Пример:/]);
    await expect(phone.page).toHaveURL(/saved=/);
    await phone.page.getByRole('button', { name: /^Все/ }).click();
    await expect(phoneRows).toHaveCount(2);
    expect(await violationsOf(phone.page, 'phone')).toEqual([]);

    expect([...errors, ...phone.errors]).toEqual([]);
    await phone.page.context().close();
    await page.context().close();
  },
);
