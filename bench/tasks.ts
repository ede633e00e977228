import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import autocannon from 'autocannon';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { freePort } from '../tools/services.mjs';
import type { Caller } from './support/caller.ts';
import { median } from './support/median.ts';
import { openBrowser } from './support/open-browser.ts';
import { idOf, memberOf, personId, populate, projectId } from './support/populate.ts';
import { type BenchServer, startProcess, startServer } from './support/start-server.ts';
import { printTable } from './support/table.ts';
import { signAnybody, takeTurns } from './support/turns.ts';

const PROJECTS = 40;
/** People who move cards at once, each in a project of his own. */
const MOVERS = 20;
const SECONDS = 3;
/** Tasks of the one large project. */
const TASKS = 5000;
/** How far one frame scrolls, px. */
const STEP = 120;

/** Cards of a board that is asked for again and again, and the project that has it. */
const CARDS = 200;
const BOARD_PROJECT = 30;

const taskId = (n: number): string => idOf(`task ${n}`);

/** 5,000 tasks in the first project, and one in each of the others, by the same ids that we can make. */
async function populateTasks(databaseUrl: string): Promise<void> {
  const connection = await openPostgres(databaseUrl, 1);
  await populate(connection, 0, PROJECTS);
  const sqlId = `overlay(overlay(md5('task ' || n) placing '7' from 13) placing '8' from 17)::uuid`;
  const project = (n: string) =>
    `overlay(overlay(md5('project ' || (${n})) placing '7' from 13) placing '8' from 17)::uuid`;
  const insert = (from: number, to: number, of: string) => `
    insert into tasks (id, project_id, number, title, status, priority, starts_at, due_at, rank, author_name,
      created_at, updated_at)
    select ${sqlId}, ${of}, n + 1, 'Снять показания датчика ' || n,
      (array['todo', 'doing', 'review', 'done'])[n % 4 + 1], (array['low', 'medium', 'high'])[n % 3 + 1],
      current_date + n / 40, current_date + n / 40 + 5, 'a' || lpad(n::text, 6, '0') || 'V', 'Орлова М.',
      now(), now()
    from generate_series(${from}, ${to}) n`;
  await connection.execute(insert(0, TASKS - 1, project('0')));
  await connection.execute(insert(TASKS, TASKS + PROJECTS - 2, project(`n - ${TASKS} + 1`)));
  const card = TASKS + PROJECTS;
  await connection.execute(insert(card, card + CARDS - 2, project(`${BOARD_PROJECT}`)));
  await connection.execute('vacuum analyze');
  await connection.close();
}

const STATUSES = ['doing', 'todo'];

/** Everybody moves the card of his project to and fro; gives moves a second. */
async function movesPerSecond(origin: string, movers: readonly Caller[]): Promise<number> {
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    movers.map(async ({ token }, n) => {
      while (performance.now() < begun + SECONDS * 1000) {
        const answer = await fetch(`${origin}/api/task/${taskId(TASKS + n)}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ status: STATUSES[count % 2], after: null }),
        });
        if (!answer.ok) throw new Error(`move: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - begun);
}

async function compareMoves(server: BenchServer & { databaseUrl: string }): Promise<void> {
  const numbers = Array.from({ length: MOVERS }, (_, n) => n + 1);
  const people = numbers.map((n) => personId(memberOf(n, 0, 0, PROJECTS)));
  const movers = await signAnybody(server, people);
  const port = await freePort();
  const told = { DATABASE_URL: server.databaseUrl, SECRET: server.secret };
  const bare = await startProcess('bench/support/bare-move.ts', port, told);
  const row = await takeTurns('a moved card', (origin) => movesPerSecond(origin, movers), [
    server.url,
    `http://127.0.0.1:${port}`,
  ]);
  await bare.stop();
  printTable(`Moves of cards, ${MOVERS} people`, [['', 'server, a second', 'bare', 'ratio'], row]);
}

/** How often a board is answered, with 20 readers at once. */
async function measureBoard(server: BenchServer): Promise<void> {
  const [reader] = await signAnybody(server, [personId(memberOf(BOARD_PROJECT, 0, 0, PROJECTS))]);
  const url = `${server.url}/api/task/project?project_id=${projectId(BOARD_PROJECT)}`;
  const headers = { authorization: `Bearer ${reader?.token}` };
  const { tasks } = await (await fetch(url, { headers })).json();
  if (tasks.length !== CARDS) throw new Error(`the board has ${tasks.length} cards`);
  const rates: number[] = [];
  for (let round = 0; round <= 3; round++) {
    const result = await autocannon({ url, headers, connections: MOVERS, duration: SECONDS });
    if (result.non2xx + result.errors > 0) throw new Error('a board was refused');
    if (round > 0) rates.push(result.requests.average);
  }
  printTable(`A board of ${CARDS} cards, ${MOVERS} readers`, [
    ['', 'answers a second'],
    ['all its cards', median(rates).toFixed(0)],
  ]);
}

/**
 * Scrolls what scrolls of a view, itself or the whole page, a step a frame; gives the time of each frame, ms.
 * @throws Error where nothing has moved
 */
async function scroll(page: Page): Promise<number[]> {
  const { frames, moved } = await page.evaluate(
    (by) =>
      new Promise<{ frames: number[]; moved: number }>((done) => {
        const inside = [...document.querySelectorAll<HTMLElement>('main *')].find(
          (one) =>
            one.scrollHeight > one.clientHeight + 500 &&
            /auto|scroll/.test(getComputedStyle(one).overflowY),
        );
        const place = () => (inside ? inside.scrollTop : window.scrollY);
        const [frames, first] = [[] as number[], place()];
        let last = performance.now();
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          (inside ?? window).scrollBy(0, by);
          if (frames.length < 200) requestAnimationFrame(next);
          else done({ frames: frames.slice(1), moved: place() - first });
        };
        requestAnimationFrame(next);
      }),
    STEP,
  );
  if (moved < STEP * 100) throw new Error(`a view has scrolled by ${moved} px only`);
  return frames;
}

const at = (all: readonly number[], part: number): string => {
  const sorted = [...all].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
};

const VIEWS = [
  { view: 'list', name: 'Список', ready: '[data-row]' },
  { view: 'board', name: 'Доска', ready: '[data-column]' },
  { view: 'gantt', name: 'Гант', ready: '[role="row"][data-row]' },
] as const;

/** Opens each view of the large project from the one before, then scrolls it. */
async function measureViews(page: Page): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, ready } of VIEWS) {
    const link = page.getByRole('link', { name, exact: true });
    const before = await page.evaluate(() => performance.now());
    await link.click();
    await page.waitForFunction((of) => document.querySelector(of) !== null, ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const after = await page.evaluate(() => performance.now());
    const frames = await scroll(page);
    rows.push([
      name,
      (after - before).toFixed(0),
      at(frames, 0.5),
      at(frames, 0.95),
      at(frames, 1),
    ]);
  }
  return rows;
}

async function openTasks(browser: Browser, server: BenchServer): Promise<Page> {
  const answer = await fetch(`${server.url}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'supervisor@demo.ru', password: 'demo-password' }),
  });
  const { refresh_token: token } = await answer.json();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await page.addInitScript((kept) => localStorage.setItem('pv_refresh_token', kept), token);
  await page.goto(`${server.url}/task-list?type=nir&project=${projectId(0)}&view=calendar`);
  await page.getByRole('link', { name: 'Доска', exact: true }).waitFor();
  return page;
}

async function joinLarge(databaseUrl: string): Promise<void> {
  const connection = await openPostgres(databaseUrl, 1);
  await connection.query(
    `insert into members (project_id, user_id, role, joined_at)
     select $1, id, 'supervisor', now() from users where email = 'supervisor@demo.ru'`,
    [projectId(0)],
  );
  await connection.close();
}

/** Moves of cards against a bare route, and 5,000 tasks in a browser: opening, switching and scrolling views. */
export async function benchTasks(): Promise<void> {
  const server = await startServer({ WEB_DIR: join(import.meta.dirname, '../apps/web/dist') });
  try {
    const { databaseUrl } = server;
    if (!databaseUrl) return console.log('\nTasks: left out, PostgreSQL is not installed');
    await populateTasks(databaseUrl);
    await compareMoves({ ...server, databaseUrl });
    await measureBoard(server);
    await joinLarge(databaseUrl);
    const browser = await openBrowser();
    const page = await openTasks(browser, server);
    const head = ['', 'opens, ms', 'frame', '95 of 100', 'worst'];
    printTable(`${TASKS} tasks in a browser, ms`, [head, ...(await measureViews(page))]);
    await browser.close();
  } finally {
    await server.close();
  }
}
