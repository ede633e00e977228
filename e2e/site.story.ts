import { letterLanguage, newEditor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { alive } from './support/alive.ts';
import { expect, story, visit } from './support/story.ts';

story(
  'a reader finds an answer and an academy, an editor mends a page and adds a guide',
  async ({ browser, product }) => {
    const name = `Руководство ${Date.now()}`;
    const editor = await newEditor(browser, product);
    const { page } = editor;
    const reader = await visit(browser, product);
    const seen = reader.page;
    /** A page that is left while it is taken over gives up half of it; people stay for a moment. */
    const taken = () => alive(seen.getByRole('heading', { level: 1 }));

    await seen.goto('/faq');
    await (await alive(seen.getByLabel('Найти вопрос'))).fill('жираф');
    await expect(seen.getByText('ничего не нашлось')).toBeVisible();
    await seen.getByLabel('Найти вопрос').fill('   ');
    await expect(seen).toHaveURL(/\/faq$/);
    await seen.getByLabel('Найти вопрос').fill('gfhjkm');
    await expect(seen.getByText('Показано по запросу «пароль»')).toBeVisible();
    const answers = seen.getByRole('main').getByRole('group');
    await expect(answers.first()).toContainText('Забыли пароль?');
    await seen.getByLabel('Найти вопрос').fill('скачивания бесплатно');
    const question = seen.getByRole('group').filter({ hasText: 'Сколько это стоит?' });
    await expect(question.locator('mark').first()).toBeVisible();
    await expect(seen).toHaveURL(/search=/);
    expect(await violationsOf(seen, 'faq')).toEqual([]);
    await question.getByRole('link', { name: 'Ссылка на этот вопрос' }).click();
    await seen.goto('/faq#skolko-eto-stoit');
    await expect(seen.getByText('бесплатны для всех')).toBeVisible();
    await taken();

    // what is chosen by hand wins over the address
    await seen.goto('/about?lang=en');
    await (await alive(seen.getByRole('button', { name: 'Русский', exact: true }))).click();
    await expect(seen).toHaveURL(/\/about$/);
    await seen.reload();
    await expect(seen.locator('html')).toHaveAttribute('lang', 'ru');
    await taken();

    // and what a link asks for is the language of the pages after it
    await seen.goto('/about?lang=en');
    const foot = seen.getByRole('contentinfo');
    await taken();
    await (await alive(foot.getByRole('link', { name: 'Questions and answers' }))).click();
    await expect(seen).toHaveURL(/\/faq$/);
    await expect(seen.getByLabel('Find a question')).toBeVisible();
    await seen.reload();
    await expect(seen.getByLabel('Find a question')).toBeVisible();
    await taken();
    await seen.goto('/sign-up');
    await expect(seen.locator('html')).toHaveAttribute('lang', 'en');
    await seen.goto('/faq?lang=ru');
    await expect(seen.getByLabel('Найти вопрос')).toBeVisible();
    await taken();

    await seen.goto('/no-such-page');
    await (await alive(seen.getByRole('button', { name: 'Найти страницу' }))).click();
    await seen.getByRole('dialog').getByRole('combobox').fill('правил');
    await seen.getByRole('option', { name: 'Правила сервиса' }).click();
    await expect(seen).toHaveURL(/\/rules$/);
    // the palette gives the focus back to a button that has gone with the other page
    await expect(seen.getByRole('heading', { level: 1 })).toBeFocused();

    // who is signed in has a language already, and a link does not change that of the letters either
    const begun = page.waitForResponse('**/auth/refresh_token');
    await page.goto('/articles-desk');
    await begun;
    expect(await letterLanguage(product, editor)).toBe('ru');
    const renewal = page.waitForResponse('**/auth/refresh_token');
    await page.goto('/about?lang=en');
    await renewal;
    expect(await letterLanguage(product, editor)).toBe('ru');
    const below = page.getByRole('contentinfo');
    await alive(page.getByRole('heading', { level: 1 }));
    await (await alive(below.getByRole('link', { name: 'Questions and answers' }))).click();
    await expect(page.getByLabel('Найти вопрос')).toBeVisible();

    // nor does what the server has kept of the link, where the page was left before its texts came
    await page.evaluate(() => localStorage.removeItem('pv_locale'));
    await page.context().addCookies([{ name: 'pv_locale', value: 'en', url: product.url }]);
    const renewedAgain = page.waitForResponse('**/auth/refresh_token');
    await page.goto('/about');
    await renewedAgain;
    expect(await letterLanguage(product, editor)).toBe('ru');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await alive(page.getByRole('heading', { level: 1 }));

    await page.goto('/articles-desk');
    await page.getByRole('link', { name: 'Страницы', exact: true }).click();
    // the foot of the page has a link of the same name
    const listed = page.getByRole('main').getByRole('link', { name: 'Партнёрам и рекламодателям' });
    await listed.click();
    const publish = page.getByRole('button', { name: 'Опубликовать правки' });
    const summary = page.getByLabel('Кратко: о чём текст');
    await expect(summary).toBeVisible();
    await expect(publish).toBeHidden();
    await summary.fill(`Как работать с нами: ${name}`);
    await publish.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать правки' }).click();
    await expect(page.getByText('Теперь это видят читатели')).toBeVisible();
    await expect(publish).toBeHidden();
    await seen.goto('/partners');
    await expect(seen.getByText(`Как работать с нами: ${name}`)).toBeVisible();
    await taken();

    await page.goto('/articles-desk?kind=block');
    await page.getByRole('button', { name: 'Новый блок' }).click();
    await page.getByRole('menuitem', { name: 'Руководства: стартапы' }).click();
    await page.getByLabel('Название').fill(name);
    await page.getByLabel('Кратко: о чём текст').fill('Что делать на пилоте.');
    await page.getByRole('textbox', { name: 'Текст части 1' }).fill('Договоритесь о показателе.');
    const show = { name: 'Опубликовать', exact: true };
    const preview = page.getByRole('link', { name: 'Посмотреть' });
    const ofDraft = `${await preview.getAttribute('href')}`;
    await page.getByRole('button', show).click();
    await page.getByRole('dialog').getByRole('button', show).click();
    await expect(page.getByText('Теперь это видят читатели').first()).toBeVisible();

    // the link is another once it is published
    await expect(preview).not.toHaveAttribute('href', ofDraft);
    await seen.goto(`${await preview.getAttribute('href')}`);
    const asGuide = seen
      .getByRole('article')
      .getByRole('link', { name: /Академия инновационного/ });
    await expect(asGuide).toBeVisible();
    await expect(seen.getByText('Так это увидят читатели')).toBeVisible();

    await seen.goto('/');
    expect(await violationsOf(seen, 'home')).toEqual([]);
    await seen.getByRole('link', { name: 'Перейти в академию: Академия инновационного' }).click();
    await seen.getByRole('link', { name }).click();
    await expect(seen.getByText('Договоритесь о показателе.')).toBeVisible();
    expect([...editor.errors, ...reader.errors]).toEqual([]);
  },
);
