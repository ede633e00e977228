import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Connection } from '../apps/server/src/db/database.ts';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { openBrowser } from './support/open-browser.ts';
import { populate } from './support/populate.ts';
import { startServer } from './support/start-server.ts';
import { printTable } from './support/table.ts';

/** The password of the demo people. */
const DEMO_PASSWORD = 'demo-password';

/** Takes a person who is there already into the first `count` projects, as a supervisor. */
async function joinProjects(connection: Connection, email: string, count: number): Promise<void> {
  await connection.query(
    `insert into members (project_id, user_id, role, joined_at)
     select chosen.id, owner.id, 'supervisor', now()
     from users owner, (
       select id from projects where title like 'Измерение уровня воды%' order by updated_at desc limit ${count}
     ) chosen
     where owner.email = $1`,
    [email],
  );
}

const PROJECTS = 1000;
const EMAIL = 'supervisor@demo.ru';
const TYPED = 'измерение уровня ряд 77';
/** Between two letters, ms: as fast as a quick typist. */
const RHYTHM = 80;
/** How far one frame scrolls, px. */
const STEP = 120;

interface Watched {
  /** Tasks of more than 50 ms, as the browser counts them. */
  tasks: number[];
  /** From a key to the frame that shows it, ms. */
  keys: number[];
}

/** Collects long tasks and the answers to keys, from now on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Watched = { tasks: [], keys: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      const keys = list.getEntries().filter(({ name }) => name === 'keydown');
      seen.keys.push(...keys.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** What was collected since the last time. */
const take = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const seen: Watched = Reflect.get(window, 'seen');
    return { tasks: seen.tasks.splice(0), keys: seen.keys.splice(0) };
  });

/** Scrolls to the end, a step a frame; gives the time of each frame, ms. */
const scroll = (page: Page, step: number): Promise<number[]> =>
  page.evaluate(
    (by) =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          const before = window.scrollY;
          window.scrollBy(0, by);
          if (window.scrollY === before) done(frames.slice(1));
          else requestAnimationFrame(next);
        };
        window.scrollTo(0, 0);
        requestAnimationFrame(next);
      }),
    step,
  );

async function openList(browser: Browser, url: string): Promise<Page> {
  const answer = await fetch(`${url}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD }),
  });
  const { refresh_token: token } = await answer.json();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await page.addInitScript((kept) => localStorage.setItem('pv_refresh_token', kept), token);
  await watch(page);
  await page.goto(`${url}/projects`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  return page;
}

/** Reads every page of the list; gives how many rows there are then. */
async function readAll(page: Page): Promise<number> {
  const rows = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: 'Показать ещё' });
  while (await more.isVisible()) {
    const before = await rows.count();
    await more.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li').length > count,
      before,
    );
  }
  return rows.count();
}

async function typeSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(TYPED, { delay: RHYTHM });
  await page.waitForFunction(() => document.querySelectorAll('main li').length < 30);
}

const at = (all: readonly number[], part: number): string => {
  const sorted = [...all].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
};
const tasksOf = ({ tasks }: Watched): string =>
  tasks.length === 0 ? 'none' : `${tasks.length}, longest ${Math.max(...tasks).toFixed(0)} ms`;

/** A list of 1,000 projects in a browser: reading it, typing in its search, scrolling it. */
export async function benchListPage(): Promise<void> {
  const server = await startServer({ WEB_DIR: join(import.meta.dirname, '../apps/web/dist') });
  try {
    if (!server.databaseUrl) {
      console.log('\nList in a browser: left out, PostgreSQL is not installed');
      return;
    }
    const connection = await openPostgres(server.databaseUrl, 2);
    await populate(connection, 0, PROJECTS);
    await joinProjects(connection, EMAIL, PROJECTS);
    await connection.close();
    const browser = await openBrowser();
    const page = await openList(browser, server.url);
    const first = await take(page);
    const count = await readAll(page);
    const reading = await take(page);
    const frames = await scroll(page, STEP);
    const scrolling = await take(page);
    await typeSearch(page);
    const typing = await take(page);
    await browser.close();
    printTable(`A list of ${count} projects in Chromium`, [
      ['', 'tasks over 50 ms', 'time'],
      ['opening', tasksOf(first), ''],
      ['reading all pages', tasksOf(reading), ''],
      [
        `scrolling, ${frames.length} frames of ${STEP} px`,
        tasksOf(scrolling),
        `a frame ${at(frames, 0.5)} ms, 95 of 100 within ${at(frames, 0.95)}, worst ${at(frames, 1)}`,
      ],
      [
        `typing ${TYPED.length} letters over all rows`,
        tasksOf(typing),
        `key to frame ${at(typing.keys, 0.5)} ms, worst ${at(typing.keys, 1)}`,
      ],
    ]);
  } finally {
    await server.close();
  }
}
