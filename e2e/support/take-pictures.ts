import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../../bench/support/caller.ts';
import { findChromium } from '../../tools/chromium.mjs';
import { type Product, startProduct } from './server.ts';

/*
 * Takes the pictures of the product that its public pages show, of the demo people's own projects:
 * `npm run build && npm run pictures`. Each is taken in both languages, light and dark, wide and narrow.
 */

const FOLDER = resolve(import.meta.dirname, '../../apps/web/src/ui/product');
const LANGUAGES = ['ru', 'en'] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Pixels of a screen for one of the page. */
const SHARP = 2;
/** Of WebP: letters stay clean, and a picture weighs 40 to 110 kB. */
const QUALITY = 0.65;

type Language = (typeof LANGUAGES)[number];

interface Shot {
  name: string;
  size: { width: number; height: number };
  /** Where the picture begins: on a phone without the head of the site, which would look like one more. */
  top?: number;
  open(page: Page, paths: Paths): Promise<void>;
}

interface Paths {
  project: string;
  document: string;
}

async function openProject(page: Page, { project }: Paths): Promise<void> {
  await page.goto(project);
  await page.locator('#roadmap li').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-waits], .pv-Skeleton-root'));
}

/** The document at a formula with a number that is referred to. */
async function openDocument(page: Page, { document }: Paths): Promise<void> {
  await page.goto(document);
  await page.locator('.pv-text .katex').first().waitFor();
  await showFormula(page);
}

const showFormula = (page: Page) =>
  page
    .locator('.pv-text .formula')
    .first()
    .evaluate((formula) => formula.scrollIntoView({ block: 'center' }));

async function openChecked(page: Page, paths: Paths): Promise<void> {
  await openDocument(page, paths);
  await page.keyboard.press('F7');
  await page.locator('[data-severity]').first().waitFor();
  await showFormula(page);
}

const SHOTS: readonly Shot[] = [
  { name: 'project', size: { width: 760, height: 700 }, open: openProject },
  { name: 'project-narrow', size: { width: 390, height: 700 }, top: 56, open: openProject },
  { name: 'editor', size: { width: 1120, height: 700 }, open: openChecked },
  { name: 'editor-narrow', size: { width: 390, height: 640 }, top: 56, open: openDocument },
];

const student = { email: 'student@demo.ru', password: 'demo-password' };

async function pathsOf(product: Product, language: Language): Promise<Paths> {
  const { access_token: token } = await call(
    { url: product.url, token: '' },
    endpoints.auth.signIn,
    {
      body: student,
    },
  );
  const who = { url: product.url, token };
  const { projects } = await call(who, endpoints.project.listAll, {});
  const named = (words: string) => projects.find(({ title }) => title.includes(words));
  const thesis = named('Обнаружение дефектов');
  const returned = named('Краткосрочный прогноз');
  if (!thesis || !returned) throw new Error('the demo has no such projects');
  const { stages } = await call(who, endpoints.project.get, { id: thesis.id });
  const document = `/project/nir/${thesis.id}/document/${stages.at(-1)?.id}`;
  if (language === 'ru') return { project: `/project/nir/${returned.id}`, document };
  return { project: await englishProject(who), document };
}

const withoutPrefix = (title: string): string => {
  const words = title.replace(/^[^:]+: /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The demo is in Russian; the example of a department is in the language of who takes it. */
async function englishProject(who: { url: string; token: string }): Promise<string> {
  const answer = await fetch(`${who.url}/api/project/example`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    body: JSON.stringify({ segment: 'departments' }),
  });
  const { id } = await answer.json();
  const { title } = await call(who, endpoints.project.get, { id });
  await call(who, endpoints.project.setTitle, { id, body: { title: withoutPrefix(title) } });
  // another title is approved anew
  await call(who, endpoints.project.approve, { id, body: {} });
  return `/project/nir/${id}`;
}

/** A picture as WebP, packed by the browser itself. */
async function pack(page: Page, png: Buffer): Promise<Buffer> {
  const packed = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64');
}

async function take(browser: Browser, product: Product, language: Language): Promise<void> {
  const paths = await pathsOf(product, language);
  const packing = await browser.newPage();
  for (const scheme of SCHEMES) {
    for (const { name, size, top = 0, open } of SHOTS) {
      const { refresh_token } = await call({ url: product.url, token: '' }, endpoints.auth.signIn, {
        body: student,
      });
      const kept = {
        pv_refresh_token: refresh_token,
        pv_locale: language,
        pv_color_scheme: `${scheme}_`,
        // the menu would take the room of the text
        pv_editor_focus: 'on',
      };
      const localStorage = Object.entries(kept).map(([key, value]) => ({ name: key, value }));
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: size,
        deviceScaleFactor: SHARP,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Moscow',
        storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
      });
      const page = await context.newPage();
      await open(page, paths);
      // no bar of a browser stands in a picture, nor room for one
      await page.addStyleTag({ content: ':root { scrollbar-gutter: auto !important }' });
      await page.evaluate(() => document.fonts.ready);
      const clip = { x: 0, y: top, width: size.width, height: size.height - top };
      const bytes = await pack(
        packing,
        await page.screenshot({ animations: 'disabled', caret: 'hide', clip }),
      );
      const file = `${name}.${language}.${scheme}.webp`;
      writeFileSync(resolve(FOLDER, file), bytes);
      console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
      await context.close();
    }
  }
  await packing.close();
}

const executablePath = await findChromium();
if (!executablePath) throw new Error('no Chromium or Chrome is found');
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ DEMO: '1' });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--hide-scrollbars', '--force-color-profile=srgb'],
});
try {
  for (const language of LANGUAGES) await take(browser, product, language);
} finally {
  await browser.close();
  await product.close();
}
