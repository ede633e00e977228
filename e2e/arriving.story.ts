import { type Page, test } from '@playwright/test';
import { holdBack } from './steps/hold-back.ts';
import { alive } from './support/alive.ts';
import { builtFile } from './support/built-file.ts';
import { settled } from './support/settled.ts';
import { expect, story, visit } from './support/story.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Opens a page of the server whose scripts are on their way; gives the way to let them come. */
async function openBare(page: Page, address: string): Promise<() => Promise<void>> {
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  // whoever is here so early sees the page whole
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return letCome;
}

/** The share of the screen that may move unasked while letters change (a part of Cumulative Layout Shift). */
const STEADY = 0.005;

declare global {
  interface Window {
    /** What has moved by itself since the page was opened. */
    moves: { share: number; what: string }[];
  }
}

/** Lets no letters of the product's own come; gives the way to let them. */
async function holdLetters(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Notes whatever moves by itself in the pages that are opened from now on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ');
        window.moves.push({ share: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all that was to be drawn is drawn, and gives what has moved till then. */
const movesOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 3; count++) await frame();
    return window.moves;
  });

const shareOf = (moves: readonly { share: number }[]) =>
  moves.reduce((sum, { share }) => sum + share, 0);

story(
  'whoever does something before a page is whole finds it done and in its place',
  async ({ browser, product }) => {
    await story.step(
      'what is typed into a search before the scripts of its page are here is looked for',
      async () => {
        for (const [address, label, goesOn] of [
          ['/faq', 'Найти вопрос', false],
          ['/articles-news', 'Поиск по разделу', true],
        ] as const) {
          const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
          const letCome = await openBare(page, address);
          const field = page.getByLabel(label);
          await field.pressSequentially('код');
          if (goesOn) await page.getByRole('heading', { level: 1 }).click();
          await letCome();
          await alive(field);
          await expect(page).toHaveURL(new RegExp(`\\?search=${encodeURIComponent('код')}$`));
          await expect(field).toHaveValue('код');
          await expect(page.getByText(/^Найден|ничего не наш/).first()).toBeVisible();
          expect(errors).toEqual([]);
          await page.context().close();
        }
      },
    );
    await story.step(
      'a press on the menu before the scripts are here opens it once they are',
      async () => {
        const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
        await page.setViewportSize({ width: 390, height: 844 });
        const letCome = await openBare(page, '/');
        const menu = page.getByRole('button', { name: 'Открыть меню' });
        for (let taps = 0; taps < 3; taps++) await menu.click();
        await letCome();
        const opened = page.getByRole('dialog');
        await expect(opened.getByRole('link', { name: 'Войти' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
        await settled(page);
        await expect(opened).toBeHidden();
        expect(errors).toEqual([]);
      },
    );
    await story.step(
      'a press on the scheme before the scripts are here turns it once, from the one that stands there',
      async () => {
        const { page, errors } = await visit(browser, product, {
          pv_locale: 'ru',
          pv_color_scheme: 'dark_',
        });
        const letCome = await openBare(page, '/about');
        const root = page.locator('html');
        await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
        // the server does not know the scheme
        const toggle = page.getByRole('banner').getByRole('button', { name: 'Тёмное оформление' });
        for (let presses = 0; presses < 2; presses++) await toggle.click();
        await letCome();
        await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
        await expect(toggle).toBeVisible();
        expect(errors).toEqual([]);
      },
    );
    await story.step(
      'a press is forgotten where one has gone on to something else before the scripts are here',
      async () => {
        const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
        await page.setViewportSize({ width: 390, height: 844 });
        const letCome = await openBare(page, '/faq');
        const menu = page.getByRole('button', { name: 'Открыть меню' });
        await menu.click();
        const field = page.getByLabel('Найти вопрос');
        await field.pressSequentially('код');
        await letCome();
        await alive(menu);
        // the search is done after the press would be
        await expect(page).toHaveURL(/\?search=/);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(field).toBeFocused();
        expect(errors).toEqual([]);
      },
    );
    await story.step(
      'a page drawn in another language than the chosen one turns to it',
      async () => {
        const { page, errors } = await visit(browser, product, { pv_locale: 'en' });
        for (const [address, heading] of [
          ['/rules', 'Rules of the Provektor service'],
          ['/support', 'Support'],
          ['/articles-news', 'News'],
        ] as const) {
          // the language of this tab is not known to the server yet
          await page.context().clearCookies();
          const drawn = await page.goto(address);
          expect(await drawn?.text()).toContain('<html lang="ru"');
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        }
        expect(errors).toEqual([]);
      },
    );
    await story.step(
      'the letter to the support comes when it is begun, and nothing done before is lost',
      async () => {
        const { page, errors } = await visit(browser, product);
        const asked: string[] = [];
        let arrive: (() => void) | undefined;
        const slow = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route(`**${builtFile('src/features/support/form/letter.ts')}`, async (route) => {
          asked.push(route.request().url());
          await slow;
          await route.continue();
        });
        const topic = page.getByLabel('Тема');

        await page.goto('/support', { waitUntil: 'networkidle' });
        // the page's own code runs, that of the letter is not here
        await alive(page.locator('p[data-scripted]').first());
        await page.mouse.move(5, 400);
        await expect(page.getByRole('textbox', { name: 'Что случилось' })).toBeVisible();
        expect(asked).toEqual([]);

        await topic.click();
        await topic.evaluate((field) => field.setAttribute('data-same', ''));
        await page.keyboard.type('Пустой список');
        await page.getByRole('button', { name: 'Отправить', exact: true }).click();
        await page.getByLabel('Почта для ответа').focus();
        await page.keyboard.type('guest@');
        await expect.poll(() => asked.length).toBe(1);
        arrive?.();

        await expect(page.getByLabel('Что случилось')).toHaveAttribute('aria-invalid', 'true');
        await expect(topic).toHaveValue('Пустой список');
        await expect(topic).toHaveAttribute('data-same', '');
        await page.getByRole('button', { name: 'Отправить', exact: true }).click();
        await expect(page.getByLabel('Что случилось')).toBeFocused();
        await page.reload();
        await expect(topic).toHaveValue('Пустой список');
        expect(errors).toEqual([]);
      },
    );
    await story.step('letters come late', async () => {
      for (const address of ['/', '/articles-science?language=en']) {
        const { page, errors } = await visit(browser, product);
        const release = await holdLetters(page);
        await watchMoves(page);
        // letters that are on their way hold back the browser's own sign that the page is loaded
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await settled(page);
        await alive(page.getByRole('banner').getByRole('button').first());
        const before = (await movesOf(page)).length;
        const standsIn = await page.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Stand-in') && status === 'loaded',
          ),
        );
        release();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const moved = (await movesOf(page)).slice(before);
        if (!standsIn) {
          const description =
            'No font that could stand in is installed: what moves is not measured';
          test.info().annotations.push({ type: 'skipped', description });
          continue;
        }
        expect(shareOf(moved), moved.map(({ what }) => what).join('\n')).toBeLessThan(STEADY);
        expect(errors).toEqual([]);
        await page.context().close();
      }
    });
    await story.step(
      'a page of which a part has come shows nothing that the rest would move',
      async () => {
        const { page, errors } = await visit(browser, product, { pv_locale: 'ru' });
        const whole = await (await page.request.get('/articles-science')).text();
        const logo = page.getByRole('banner').getByRole('link', { name: 'Провектор' });
        const places = page.getByRole('navigation', { name: 'Разделы сайта' });
        const foot = page.getByRole('contentinfo');
        /** Opens the page cut off at a place of its text, without what its scripts would add. */
        const openTill = async (place: number) => {
          const body = whole.slice(0, place);
          await page.route('**/articles-science', (route) =>
            route.fulfill({
              body: body.replaceAll(/<script\b.*?<\/script>/gs, ''),
              contentType: 'text/html',
            }),
          );
          await page.goto('/articles-science');
          await expect(logo).toBeVisible();
        };
        await openTill(whole.indexOf('</header>'));
        await expect(places).toBeHidden();
        await openTill(whole.lastIndexOf('</nav>'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(places).toBeVisible();
        await expect(foot).toBeHidden();
        await openTill(whole.indexOf('</footer>'));
        await expect(foot).toBeVisible();
        expect(errors).toEqual([]);
      },
    );
  },
);
