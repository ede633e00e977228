import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { countsTables, installed, startPostgres, startRedis } from './services.mjs';

/** With `--no-skip` a part that cannot run here is a failure. */
const noSkip = process.argv.includes('--no-skip');
const results = { passed: 0, failed: 0 };
const skipped = [];

function note(title, ok) {
  results[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${title}`);
}

async function step(title, command, args, env) {
  console.log(`\n— ${title}`);
  note(title, (await run(command, args, { env })) === 0);
}

function countVitest(file) {
  if (!existsSync(file)) return note('the test runner left a report', false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  results.passed += report.numPassedTests;
  results.failed += report.numFailedTests;
  if (report.numPendingTests > 0) skipped.push(`${report.numPendingTests} tests marked as skipped`);
}

function countPlaywright(file) {
  if (!existsSync(file)) return note('the browser stories left a report', false);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  results.passed += stats.expected;
  results.failed += stats.unexpected + stats.flaky;
  if (stats.skipped > 0) skipped.push(`${stats.skipped} browser stories marked as skipped`);
}

await ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'pv-reports-'));
const samples = process.env.PV_SAMPLES ?? resolve(root, '../shared/samples');
const postgres = await startPostgres({ inMemory: true });
const redis = await startRedis();
const chromium = await findChromium();
if (!postgres) skipped.push('PostgreSQL is not installed: integration tests run on PGlite only');
if (!redis) skipped.push('Redis is not installed: fan-out between processes is not tested');
if (!chromium) skipped.push('no Chromium or Chrome is found: browser stories are not run');
if (!installed('soffice')) {
  skipped.push('LibreOffice is not installed: our DOCX is not opened in another program');
}
if (!countsTables()) {
  skipped.push('LibreOffice Calc is not installed: the financial model is not counted anew');
}
const env = {
  CI: process.env.CI ?? '',
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(redis && { TEST_REDIS_URL: redis.url }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(existsSync(samples) && { PV_SAMPLES: samples }),
};

const check = (title, ...command) => step(title, 'npm', ['run', '--silent', ...command]);

/** One after another, each beside what stands in the other row. */
async function inRow(...checks) {
  for (const one of checks) await one();
}

await Promise.all([
  inRow(
    () => step('types', 'tsc', ['-p', 'tsconfig.json']),
    () => check('import boundaries', 'boundaries'),
    () => step('file sizes', 'node', ['tools/sizes.mjs']),
    () => step('files that the documents name', 'node', ['tools/named-paths.mjs']),
  ),
  inRow(
    () => step('types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']),
    () => step('lint and format', 'biome', ['check', '.']),
    () => check('nothing unused', 'unused'),
  ),
]);
await ensureBuilt();
const unit = join(reports, 'vitest.json');
await step(
  'unit and integration tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  env,
);
countVitest(unit);
if (chromium) {
  const stories = join(reports, 'playwright.json');
  await step('browser stories', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: stories,
  });
  countPlaywright(stories);
}
await postgres?.stop();
await redis?.stop();
rmSync(reports, { recursive: true, force: true });

for (const reason of skipped) console.log(`skipped: ${reason}`);
if (noSkip && skipped.length > 0) results.failed += skipped.length;
console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed > 0 ? 1 : 0);
