import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keptSnapshots, plainSnapshot } from '@pv/editor-schema';
import { checkDocument } from '@pv/gost';
import * as Y from 'yjs';
import { type Caller, signIn } from './support/caller.ts';
import { exportFile, preview } from './support/documents.ts';
import {
  chaptersOf,
  type LongThesis,
  longThesis,
  paragraphsOf,
  SAID,
  sayMuch,
  suggestMuch,
} from './support/long-thesis.ts';
import { clock, measure, median, runsOf } from './support/median.ts';
import { openBrowser } from './support/open-browser.ts';
import { compilerAlone, openDocument } from './support/open-document.ts';
import { startServer } from './support/start-server.ts';
import { printTable, span, time, times } from './support/table.ts';
import { makeForgetter } from './support/with-server.ts';

/** Turns of typing, and keys in each; the first turn does not count. */
const TURNS = 4;
const KEYS = 60;
/** Between two keys, ms. */
const RHYTHM = 90;
/** Long enough for everything that waits for a pause in the typing. */
const PAUSE = 1500;

/** Edits of a sitting, and those at its beginning that find the code of the check not compiled yet. */
const EDITS = 50;
const COLD = 10;
/** After so long without a key the page asks for a check, ms. */
const QUIET = 400;

/** A page is looked at for so long before something on it is pressed, ms. */
const READING = 5000;

/** From each key to the frame that shows it, ms, from now on. */
const watchKeys = (context: BrowserContext) =>
  context.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    const painted = new MessageChannel();
    let pressed = 0;
    painted.port1.onmessage = () => keys.push(performance.now() - pressed);
    addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        if (key.length > 1) return;
        pressed = timeStamp;
        // a message that is sent in a frame comes after it is painted
        requestAnimationFrame(() => painted.port2.postMessage(0));
      },
      { capture: true },
    );
  });

const takeKeys = (page: Page): Promise<number[]> =>
  page.evaluate(() => (Reflect.get(window, 'keys') as number[]).splice(0));

async function openContext(browser: Browser, { url }: { url: string }): Promise<BrowserContext> {
  const answer = await fetch(`${url}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.ru', password: 'demo-password' }),
  });
  const { refresh_token: token } = await answer.json();
  const viewport = { width: 1440, height: 900 };
  // looks that are pretended are taken back as a page is left, and all of its styles counted anew for that
  const own = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
  const context = await browser.newContext({ viewport, locale: 'ru-RU', ...own });
  // a token is good for one use: later pages have the one that came in its place
  await context.addInitScript((given) => {
    if (!localStorage.getItem('pv_refresh_token')) localStorage.setItem('pv_refresh_token', given);
  }, token);
  await watchKeys(context);
  return context;
}

const chapterOf = ({ client }: LongThesis): string => chaptersOf(client.doc)[1]?.id ?? '';
const textIn = (section: string) =>
  `[id="section-${section}"] .pv-text-host[contenteditable] .pv-text`;
const textOf = (page: Page, section: string) => page.locator(textIn(section));

/** Writes a letter into a chapter as soon as that is there; gives when it was seen, ms from the start of the page. */
async function firstEdit(page: Page, section: string): Promise<number> {
  // looked for in each frame and by the page alone: each question to it takes some 20 ms of its processor
  await page.evaluate(
    (text) =>
      new Promise<void>((done) => {
        const look = () => {
          const node = document.querySelector(text);
          if (!node?.querySelector('p')) return void requestAnimationFrame(look);
          node.scrollIntoView();
          node.closest<HTMLElement>('.pv-text-host')?.focus();
          done();
        };
        look();
      }),
    textIn(section),
  );
  await page.keyboard.press('q');
  await page.waitForFunction(() => (Reflect.get(window, 'keys') as number[]).length > 0);
  return page.evaluate(() => performance.now());
}

/** Opens a document by its address; gives when the first letter was seen, ms. */
async function openByAddress(page: Page, url: string, section: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return firstEdit(page, section);
}

/** Opens a document by a click in its project, the first page of this browser; gives when the first letter was seen, ms. */
async function openByClick(browser: Browser, caller: Caller, of: LongThesis): Promise<number> {
  const context = await openContext(browser, caller);
  const page = await context.newPage();
  await page.goto(caller.url + dirname(dirname(of.path)));
  const link = page.locator(`a[href="${of.path}"]`).first();
  await link.hover();
  // the code of other pages comes meanwhile
  await setTimeout(READING);
  const pressed = link.evaluate(
    (node) =>
      new Promise<number>((tell) => node.addEventListener('click', () => tell(performance.now()))),
  );
  await link.click();
  const seen = await firstEdit(page, chapterOf(of));
  const took = seen - (await pressed);
  await context.close();
  return took;
}

/** Types a turn in the middle of a chapter; gives the time of each key. */
async function typeTurn(page: Page): Promise<number[]> {
  await page.bringToFront();
  await takeKeys(page);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 8 === 7 ? 'Space' : 'k');
    await page.waitForTimeout(RHYTHM);
  }
  await page.waitForTimeout(PAUSE);
  return takeKeys(page);
}

async function putCaret(page: Page, section: string): Promise<void> {
  const paragraphs = page.locator(`[id="section-${section}"] .pv-text > p:not(.caption)`);
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  const words = (await middle.textContent()) ?? '';
  await middle.click();
  await page.locator(`[id="section-${section}"] .ProseMirror`).waitFor();
  const line = await page.evaluate(() => {
    const node = getSelection()?.anchorNode;
    return (node instanceof Element ? node : node?.parentElement)?.closest('p')?.textContent;
  });
  // a caption costs other keys: every number of the document is counted by it
  if (line !== words) throw new Error('the caret does not stand in the paragraph that was clicked');
}

async function openCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Нормоконтроль' }).click();
  await page.getByRole('complementary', { name: 'Нормоконтроль' }).locator('li').first().waitFor();
}

const at = (all: readonly number[], part: number): number => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

const keyRow = (name: string, keys: readonly number[], bare: readonly number[]): string[] => [
  name,
  time(at(keys, 0.5)),
  time(at(keys, 0.95)),
  time(at(keys, 1)),
  times(at(keys, 0.95), at(bare, 0.95)),
];

/**
 * A sitting: edits in paragraphs of the chapters by turns, each with the pause after which the page asks,
 * and the check of the whole document, as the worker does it.
 */
async function checkAfterEdit({ client: { doc } }: LongThesis) {
  const mirror = new Y.Doc();
  const read = keptSnapshots(mirror);
  Y.applyUpdate(mirror, Y.encodeStateAsUpdate(doc));
  const check = () => checkDocument(plainSnapshot(read()), {});
  check();
  const chapters = chaptersOf(mirror).map(({ id }) => paragraphsOf(mirror, id));
  const spent: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const texts = chapters[edit % chapters.length] ?? [];
    const text = texts[(edit * 37) % texts.length];
    text?.insert(text.length, ' правка');
    await setTimeout(QUIET);
    spent.push(await clock(check));
  }
  return { first: spent[0] ?? Number.NaN, later: runsOf(spent.slice(COLD)) };
}

interface Subjects {
  bare: LongThesis;
  /** With comments. */
  said: LongThesis;
  /** With comments, suggestions and, in its page, the open panel of normocontrol. */
  full: LongThesis;
}

async function typing(browser: Browser, caller: Caller, { bare, said, full }: Subjects) {
  const context = await openContext(browser, caller);
  const firstLook = await context.newPage();
  const cold = await openByAddress(firstLook, caller.url + bare.path, chapterOf(bare));
  const again: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    again.push(await openByAddress(firstLook, caller.url + bare.path, chapterOf(bare)));
  }
  await firstLook.close();
  const clicked: number[] = [];
  for (let run = 0; run < 3; run += 1) clicked.push(await openByClick(browser, caller, bare));
  const open = async (of: LongThesis) => {
    const page = await context.newPage();
    await page.goto(caller.url + of.path);
    await textOf(page, chapterOf(of)).locator('p').first().waitFor({ state: 'attached' });
    if (of === full) await openCheck(page);
    await putCaret(page, chapterOf(of));
    return page;
  };
  const keys: Record<keyof Subjects, number[]> = { bare: [], said: [], full: [] };
  const pages = { bare: await open(bare), said: await open(said), full: await open(full) };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of ['bare', 'said', 'full'] as const) {
      const pressed = await typeTurn(pages[name]);
      if (turn > 0) keys[name].push(...pressed);
    }
  }
  await context.close();
  return { cold, again, clicked, keys };
}

/** PDF of the server and of the bare compiler, nothing of the layout kept. */
async function printed(caller: Caller, { id }: LongThesis) {
  const open = await openDocument(caller, id);
  const forget = await makeForgetter(caller);
  const runs = await measure({
    server: async () => {
      await forget();
      // what was laid out instead is cleared away before somebody orders the next file
      await setTimeout(QUIET);
      return clock(() => exportFile(caller, id, 'pdf'));
    },
    alone: compilerAlone(open),
  });
  open.client.close();
  return runs;
}

/** A document of 300 pages in a browser: opening, typing with and without comments, checking, preview, PDF. */
export async function benchEditor(): Promise<void> {
  const server = await startServer({ WEB_DIR: join(import.meta.dirname, '../apps/web/dist') });
  try {
    const caller = await signIn(server);
    const bare = await longThesis(caller, 'Без замечаний');
    const said = await longThesis(caller, 'С замечаниями');
    const full = await longThesis(caller, 'С замечаниями и предложениями');
    await suggestMuch(full);
    for (const one of [said, full]) await sayMuch(caller, one);
    const { pages } = await exportFile(caller, bare.id, 'pdf');
    const browser = await openBrowser();
    const { cold, again, clicked, keys } = await typing(browser, caller, { bare, said, full });
    await browser.close();
    printTable(`Key to glyph, ${pages} pages in Chromium, ${keys.bare.length} keys each`, [
      ['', 'half within', '95 of 100 within', 'worst', '95 of 100, of the bare text'],
      keyRow('the text alone', keys.bare, keys.bare),
      keyRow(`${SAID} comments`, keys.said, keys.bare),
      keyRow(`${SAID} comments, ${SAID} suggestions, normocontrol open`, keys.full, keys.bare),
    ]);
    const check = await checkAfterEdit(bare);
    const [text] = paragraphsOf(bare.client.doc, chaptersOf(bare.client.doc)[0]?.id ?? '');
    const runs = await measure({
      preview: async () => {
        text?.insert(text.length, ' правка');
        await bare.client.flush();
        // nobody looks sooner, and what is over is cleared away meanwhile
        await setTimeout(QUIET);
        return clock(() => preview(caller, bare.id));
      },
    });
    const pdf = await printed(caller, bare);
    printTable(`A document of ${pages} pages`, [
      ['', 'time'],
      ['opening by its address, nothing cached, to the first letter seen', time(cold)],
      [
        'opening by a click in its project, to the first letter seen',
        `${time(median(clicked))} of ${clicked.length}`,
      ],
      [
        'opening by its address again, to the first letter seen',
        `${time(median(again))} of ${again.length}`,
      ],
      [`check of all after one edit, the first ${COLD} left out`, span(check.later)],
      ['check of all after the first edit', time(check.first)],
      ['preview after one edit', span(runs.preview)],
      [
        'PDF laid out anew, of the compiler alone',
        `${span(pdf.server)}, ${times(pdf.server.median, pdf.alone.median)}`,
      ],
    ]);
    console.log(
      '\nAims: keys 95 of 100 within 17 ms and no slower with comments; opening < 0.7 s; check < 10 ms; preview < 0.25 s; PDF ≤ 1.2 × the compiler',
    );
    for (const { client } of [bare, said, full]) client.close();
  } finally {
    await server.close();
  }
}
