import { ensureBuilt, webFolder } from '../tools/build.mjs';
import { openBrowser } from './support/open-browser.ts';
import { PAGES, type Page, scriptBytes } from './support/page-weight.ts';
import { startServer } from './support/start-server.ts';
import { printTable } from './support/table.ts';
import { type Painted, watchPaint } from './support/watch-paint.ts';

/** The processor is so many times slower. */
const SLOWER = 4;
const RUNS = 5;
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

function weigh({ name, modules, aim }: Page): string[] {
  const kilobytes = scriptBytes(modules) / 1000;
  const verdict = aim && `≤ ${aim}: ${kilobytes <= aim ? 'reached' : 'missed'}`;
  return [name, `${kilobytes.toFixed(0)} kB`, verdict || ''];
}

function row(name: string, painted: readonly Painted[]): string[] {
  const largest = painted.map((one) => one.largest);
  const worst = Math.max(...painted.map(({ shift }) => shift));
  const span = `${Math.min(...largest).toFixed(0)} to ${Math.max(...largest).toFixed(0)}`;
  return [name, `${middle(largest).toFixed(0)} ms (${span})`, worst.toFixed(3)];
}

/** Scripts of pages, and what a newcomer waits for on public ones. */
export async function benchPublicPages(): Promise<void> {
  await ensureBuilt();
  printTable('Scripts of a page, gzip', [['', 'scripts', 'aim'], ...PAGES.map(weigh)]);
  const server = await startServer({ WEB_DIR: webFolder });
  const browser = await openBrowser();
  try {
    const list = '/articles-science';
    const html = await (await fetch(`${server.url}${list}`)).text();
    const article = /href="(\/articles-science\/[^"?]+)"/.exec(html)?.[1] ?? list;
    const rows: string[][] = [];
    for (const [name, address] of [
      ['home', '/'],
      ['list of articles', list],
      ['article', article],
    ] as const) {
      const painted: Painted[] = [];
      // the first one does not count
      for (let run = 0; run <= RUNS; run += 1) {
        const one = await watchPaint(browser, `${server.url}${address}`, SLOWER);
        if (run > 0) painted.push(one);
      }
      rows.push(row(name, painted));
    }
    printTable(`Public pages in Chromium, the processor ${SLOWER} times slower`, [
      ['', 'largest contentful paint', 'worst layout shift'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}
