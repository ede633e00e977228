import { newFinishedWork } from './steps/finished-work.ts';
import { newMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

const WORK = 'Прочность сварных швов';
const NAME = 'Шов: проверка сварки за минуту';

story(
  'a finished work becomes a startup with what its author ticks, and the two know each other',
  async ({ browser, product }) => {
    const anna = await newMember(browser, product, 'spinoff-anna');
    const work = await newFinishedWork(product, anna, WORK);
    const { page } = anna;
    await page.goto(work.path);
    await page.getByRole('link', { name: 'Превратить в стартап' }).click();

    const title = page.getByLabel('Название стартапа');
    await expect(title).toHaveValue(WORK);
    expect(await violationsOf(page, 'the form of a startup')).toEqual([]);
    await title.fill(NAME);
    await page.getByRole('checkbox', { name: 'Аннотация' }).uncheck();
    const diploma = page.getByRole('radio', { name: 'Стартап как диплом' });
    await diploma.check();
    await page.reload();
    await expect(diploma).toBeChecked();
    await expect(title).toHaveValue(NAME);
    await expect(page.getByRole('checkbox', { name: 'Аннотация' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Отчёт о швах.pdf' })).toBeChecked();
    await page.getByRole('button', { name: 'Создать стартап' }).dblclick();

    await expect(page).toHaveURL(/\/project\/startup\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Первый экспертный совет: проблема и решение' }),
    ).toBeVisible();
    await expect(page.getByText('Испытание на разрыв.')).toBeVisible();
    await expect(page.getByText('Отчёт о швах.pdf')).toBeVisible();
    await expect(page.getByText('О прочности швов.')).toBeHidden();
    await page.getByRole('link', { name: `«${WORK}»` }).click();

    await expect(page.getByRole('heading', { level: 1, name: WORK })).toBeVisible();
    await expect(page.getByRole('link', { name: `«${NAME}»` })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Ещё один стартап' })).toBeVisible();
    expect(anna.errors).toEqual([]);
  },
);
