import type { Browser, Page } from '@playwright/test';
import { joinByCode, type Member, newMember, newProject } from './steps/member.ts';
import { openList } from './support/open-list.ts';
import type { Product } from './support/server.ts';
import { expect, story, visit } from './support/story.ts';

const GUEST = 'guest.expert@mail.ru';
const SAVED = 'Сохранено';
const OFFLINE = 'Нет связи, оценки на этом устройстве';

/** An author with a work whose curator is this one. */
async function newAuthor(browser: Browser, product: Product, curator: Member, who: string[]) {
  const [name = '', lastName, title = ''] = who;
  const author = await newMember(browser, product, name, lastName);
  const { page } = await newProject(product, author, title);
  await joinByCode(product, curator, { owner: author, projectPath: page, role: 'curator' });
  return author;
}

/** Gives every criterion the same mark. */
async function markAll(page: Page, mark: string): Promise<void> {
  const sheet = page.getByRole('region', { name: 'Ваши оценки' });
  await expect(sheet).toBeVisible();
  for (const radio of await sheet.getByRole('radio', { name: mark, exact: true }).all()) {
    await radio.check();
  }
}

story(
  'a curator sets a defence, a guest marks it without a network for a while, the chair closes it and the report is published',
  async ({ browser, product }) => {
    const curator = await newMember(browser, product, 'event.curator', 'Орлова');
    await newAuthor(browser, product, curator, ['event.author', 'Белова', 'Прочность швов']);
    const chair = await newAuthor(browser, product, curator, ['chair', 'Громов', 'Иная работа']);

    const { page } = curator;
    await page.goto('/control-events');
    await page.getByRole('link', { name: 'Добавить мероприятие' }).click();
    await page.getByRole('textbox', { name: 'День', exact: true }).fill('10.06.2027');
    await page.getByLabel('Место').fill('Аудитория 214');
    await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toHaveValue(
      'Защита, 10.06.2027',
    );
    await page.getByRole('checkbox', { name: 'Прочность швов' }).check();
    await page
      .getByRole('combobox', { name: 'Добавить человека с учётной записью' })
      .fill('Громов');
    await page.getByRole('option', { name: /Громов/ }).click();
    await page.getByRole('button', { name: 'Добавить без учётной записи' }).click();
    await page.getByLabel('Имя', { exact: true }).fill('Лев Гостев');
    await page.getByLabel('Почта для ссылки').fill(GUEST);
    await openList(page.getByRole('combobox', { name: 'Готовый набор' }));
    await page.getByRole('option', { name: 'Защита выпускной работы' }).click();
    await page.getByRole('button', { name: 'Сохранить черновик' }).click();

    await page.getByRole('button', { name: 'Объявить', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Объявить мероприятие?' });
    await asked.getByRole('button', { name: 'Объявить' }).click();
    await expect(page.getByText('Мероприятие объявлено, письма отправлены.')).toBeVisible();
    const address = page.url();
    const [link] = await product.mailbox.wait(GUEST, /http\S+\/committee#token=\S+/);

    const guest = await visit(browser, product);
    await guest.page.goto(link);
    await expect(guest.page).toHaveURL(/\/committee$/);
    await expect(guest.page.getByText('Оценки откроются, когда его начнут.')).toBeVisible();

    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    const early = page.getByRole('dialog', { name: 'Начать мероприятие?' });
    await expect(early.getByText(/назначено на другой день/)).toBeVisible();
    await early.getByRole('button', { name: 'Начать' }).click();
    await page.getByRole('button', { name: 'Ход мероприятия' }).click();
    await page.getByRole('button', { name: 'Начать доклад' }).click();
    await expect(page.getByText(/Идёт 0:0\d/)).toBeVisible();

    await markAll(guest.page, '4');
    await expect(guest.page.getByText(SAVED)).toBeVisible();
    await guest.page.context().setOffline(true);
    await guest.page
      .getByRole('group', { name: /^Ответы/ })
      .getByLabel('5', { exact: true })
      .check();
    await expect(guest.page.getByText(OFFLINE)).toBeVisible();
    await expect(guest.page.getByText('Ваш результат: 4,15')).toBeVisible();
    await guest.page.context().setOffline(false);
    await expect(guest.page.getByText(SAVED)).toBeVisible();

    await chair.page.goto(address);
    await markAll(chair.page, '5');
    await expect(chair.page.getByText('Оценили 2 из 2')).toBeVisible();
    await chair.page.getByRole('button', { name: 'Закрыть оценивание' }).click();
    const marks = chair.page.getByRole('region', { name: 'Оценки комиссии' });
    await expect(marks.getByRole('row', { name: /Гостев.* 4,15/ })).toBeVisible();
    await expect(marks.getByText('Разброс: 0,85')).toBeVisible();
    await chair.page.getByLabel('Решение комиссии').fill('Присвоить квалификацию');
    await chair.page.getByLabel('Оценка в протокол').fill('отлично');
    await chair.page.getByRole('button', { name: 'Сохранить решение' }).click();
    await expect(chair.page.getByText('Решение сохранено.')).toBeVisible();
    await expect(guest.page.getByText('Председатель закрыл оценивание этой работы.')).toBeVisible();

    await page.getByRole('button', { name: 'Завершить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click();
    await page.getByRole('button', { name: 'О мероприятии' }).click();
    await expect(page.getByText('Результат 4,58 · отлично')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать отчёт' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать отчёт' }).click();

    await openList(page.getByRole('button', { name: 'Протокол и листы' }));
    const paper = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Протокол, PDF' }).click();
    expect((await paper).suggestedFilename()).toMatch(/^Протокол — Защита.+\.pdf$/);

    await page.getByRole('link', { name: 'Отчёт', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Защита/, level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Прочность швов.*не публикуется/ })).toBeVisible();

    for (const { errors } of [curator, chair, guest]) expect(errors).toEqual([]);
    expect(product.failures()).toEqual([]);
  },
);
