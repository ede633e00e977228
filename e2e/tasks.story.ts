import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

const column = (name: string) => ({ name: new RegExp(`^Столбец «${name}»`) });

story(
  'a team plans: a list by the keyboard, a board that moves before the eyes of another, a task as a whole, a discussion with a guest',
  async ({ browser, product }) => {
    const vera = await newMember(browser, product, 'vera-tasks', 'Планова');
    const project = await newProject(product, vera, 'Стенд с задачами');
    const petrov = await newSupervisor(browser, product, {
      name: 'petrov-tasks',
      owner: vera,
      projectPath: project.page,
    });
    const { page } = vera;
    await page.goto(project.page);
    await page.getByRole('main').getByRole('link', { name: 'Задачи', exact: true }).click();
    await expect(page.getByText(/Задач пока нет/)).toBeVisible();
    expect(await violationsOf(page, 'a project without tasks')).toEqual([]);

    // two titles one after another, then a pasted list
    const first = page.getByRole('textbox', { name: 'Новая задача' });
    await first.fill('Собрать стенд');
    await first.press('Enter');
    const stand = page.getByRole('link', { name: /Собрать стенд/ });
    await expect(stand).toBeVisible();
    await stand.focus();
    await page.keyboard.press('n');
    await page.keyboard.type('Снять показания');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Снять показания/ })).toBeVisible();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Отчёт\n  Рисунки\n  Таблицы');
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    });
    await page.getByRole('button', { name: 'Добавить 3 задачи' }).click();
    await expect(page.getByRole('link', { name: /Таблицы/ })).toBeVisible();
    // the next one may be typed
    await expect(page.getByRole('textbox', { name: 'Новая задача: Без этапа' })).toBeFocused();

    // who, how important and by when, by single keys
    await stand.focus();
    const chooser = (name: string) => page.getByRole('dialog', { name }).getByRole('combobox');
    await page.keyboard.press('a');
    await expect(chooser('Исполнители')).toBeFocused();
    await page.keyboard.type('Планова');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const row = page.getByRole('row').filter({ hasText: 'Собрать стенд' });
    await expect(row.getByRole('button', { name: /^Исполнители: Планова/ })).toBeVisible();
    await expect(stand).toBeFocused();
    await page.keyboard.press('p');
    await expect(chooser('Приоритет')).toBeFocused();
    await page.keyboard.type('выс');
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: 'Приоритет: Высокий' })).toBeVisible();
    await expect(stand).toBeFocused();
    await page.keyboard.press('d');
    await page.getByRole('textbox', { name: 'Срок' }).fill('01.03.2020');
    await page.keyboard.press('Enter');
    await expect(row.getByText('просрочено 01.03')).toBeVisible();
    expect(await violationsOf(page, 'the list of tasks')).toEqual([]);

    // another person looks at the board; he sees the card come
    const live = petrov.page.waitForResponse(
      (answer) => answer.headers()['content-type']?.startsWith('text/event-stream') === true,
    );
    await petrov.page.goto(project.page);
    await live;
    await petrov.page.getByRole('main').getByRole('link', { name: 'Задачи', exact: true }).click();
    await petrov.page.getByRole('link', { name: 'Доска' }).click();
    const cards = (of: typeof page, status: string) =>
      of.locator(`[data-column="0:${status}"]`).getByRole('link');
    await expect(cards(petrov.page, 'todo')).toHaveCount(5);

    await page.getByRole('link', { name: 'Доска' }).click();
    await expect(page).toHaveURL(/view=board/);
    const card = page.getByRole('link', { name: /Собрать стенд/ });
    await card.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Карточка «Собрать стенд» поднята/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Столбец «В работе», место 1 из 1.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(cards(page, 'doing')).toHaveText([/Собрать стенд/]);
    await expect(card).toBeFocused();
    await expect(cards(petrov.page, 'doing')).toHaveText([/Собрать стенд/]);
    expect(await violationsOf(page, 'the board of tasks')).toEqual([]);

    // a limit warns, a column of one's own takes a card from the menu
    await page.getByRole('button', column('Сделать')).click();
    await page.getByRole('menuitem', { name: 'Настроить столбец' }).click();
    await page.getByLabel('Предел карточек').fill('2');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('4/2 больше предела')).toBeVisible();
    await page.getByRole('button', column('В работе')).click();
    await page.getByRole('menuitem', { name: 'Добавить столбец' }).click();
    await page.getByLabel('Название столбца').fill('Ждём ответа');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { name: 'Ждём ответа' })).toBeVisible();

    // the task as a whole: what is typed survives a reload, a deleted task comes back
    await card.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Задача 1/ });
    await panel.getByRole('textbox', { name: 'Описание' }).fill('Из алюминия, на болтах');
    await panel.getByRole('textbox', { name: 'Добавить пункт' }).fill('Смета');
    await panel.getByRole('textbox', { name: 'Добавить пункт' }).press('Enter');
    await panel.getByRole('checkbox', { name: 'Смета' }).check();
    await expect(panel.getByText('1/1')).toBeVisible();
    await expect(panel.getByText('Сохранено')).toBeVisible();
    expect(await violationsOf(page, 'the panel of a task')).toEqual([]);
    await page.reload();
    await expect(panel.getByRole('textbox', { name: 'Описание' })).toHaveValue(
      'Из алюминия, на болтах',
    );
    await panel.getByRole('button', { name: 'Удалить задачу' }).click();
    await expect(panel).toBeHidden();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(card).toBeVisible();

    // what is one's own stands together, the overdue first
    await page.goto('/task-list');
    const late = page.getByRole('region', { name: 'Просрочено' });
    await expect(late.getByRole('link', { name: 'Собрать стенд' })).toBeVisible();
    expect(await violationsOf(page, 'own tasks')).toEqual([]);

    // a phone: one column a screen, and a list of columns for every card
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('link', { name: /Стенд с задачами/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Доска' }).click();
    await page.getByRole('button', { name: 'Переместить в… Снять показания' }).click();
    await page.getByRole('listbox', { name: 'Переместить в…' }).getByText('Готово').click();
    await expect(cards(page, 'done')).toHaveText([/Снять показания/]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    expect(await violationsOf(page, 'the board on a phone')).toEqual([]);

    const { tasks } = await call(
      { url: product.url, token: vera.token },
      endpoints.task.ofProject,
      {
        query: `?project_id=${project.page.split('/').at(-1)}`,
      },
    );
    expect(tasks.filter(({ done }) => done).map(({ title }) => title)).toEqual(['Снять показания']);

    // the work is shown to everybody: a question from outside comes at once and becomes a task
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(project.page);
    await page.getByRole('main').getByRole('link', { name: 'Открыть обсуждение' }).click();
    await page.getByRole('radio', { name: 'Все, кто вошёл на сайт' }).check();
    expect(await violationsOf(page, 'the form of a discussion')).toEqual([]);
    await page.getByRole('button', { name: 'Открыть обсуждение' }).click();
    await expect(page.getByText('Пока никто ничего не написал.')).toBeVisible();
    const guest = await newMember(browser, product, 'guest-tasks', 'Гостева');
    await guest.page.goto('/discussions-works');
    await guest.page.getByRole('link', { name: 'Стенд с задачами' }).click();
    await guest.page.getByRole('textbox', { name: 'Комментарий' }).fill('Почему на болтах?');
    await guest.page.keyboard.press('Control+Enter');
    const asked = page.getByRole('article').filter({ hasText: 'Почему на болтах?' });
    await expect(asked).toBeVisible();
    await expect(page.getByText(/^Ждёт ответа/)).toBeVisible();
    await openList(asked.getByRole('button', { name: /^Действия/ }));
    await page.getByRole('menuitem', { name: 'Сделать задачей' }).click();
    await expect(page.getByText('Задача «Почему на болтах?» добавлена')).toBeVisible();
    await asked.getByRole('button', { name: 'Ответить' }).click();
    await page.getByRole('textbox', { name: /^Ответ/ }).fill('Чтобы разобрать');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Ждёт ответа/)).toBeHidden();
    await expect(guest.page.getByText('Чтобы разобрать')).toBeVisible();
    expect(await violationsOf(page, 'a discussion')).toEqual([]);
  },
);
