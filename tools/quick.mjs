import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { startPostgres } from './services.mjs';

/** More integration tests than these are left to `npm test`. */
const MOST = 5;
const INTEGRATION = /^apps\/server\/test\/[^/]+\.test\.ts$/;
const CODE = /\.(?:[cm]?[jt]s|tsx|json)$/;
/** Texts are no modules: what reads them is tested in their place. */
const CONTENT = /^apps\/server\/content\//;
const CONTENT_READER = 'apps/server/src/features/publication/first-seeds.ts';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Where this branch has left `main`, or the last commit where there is no `main`. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'main')[0];
  } catch {
    return 'HEAD';
  }
}

const named = [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changed = [...new Set(named)].filter((path) => existsSync(join(root, path)));
if (changed.length === 0) {
  console.log('nothing has changed');
  process.exit(0);
}
const code = changed
  .map((path) => (CONTENT.test(path) ? CONTENT_READER : path))
  .filter((path) => CODE.test(path));
const integration = changed.filter((path) => INTEGRATION.test(path)).slice(0, MOST);
const failed = [];

async function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const ok = (await run(command, args, { env })) === 0;
  if (!ok) failed.push(title);
}

async function units() {
  await step('lint and format', 'biome', ['check', '--no-errors-on-unmatched', ...changed]);
  if (code.length === 0) return;
  const related = ['related', '--run', '--passWithNoTests', '--project', 'unit'];
  await step('unit tests that the change can touch', 'vitest', [...related, ...code]);
}

await Promise.all([step('types', 'npm', ['run', '--silent', 'types']), units()]);
if (integration.length > 0) {
  const postgres = await startPostgres({ inMemory: true });
  const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  const args = ['run', '--project', 'integration', ...integration];
  await step('integration tests that have changed', 'vitest', args, env);
  await postgres?.stop();
}
console.log(
  `\nleft to npm test: the browser stories, and integration tests other than ${integration.length} that have changed`,
);
for (const title of failed) console.log(`✗ ${title}`);
process.exit(failed.length > 0 ? 1 : 0);
