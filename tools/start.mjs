import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, webFolder } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, environment, root } from './paths.mjs';

await ensureInstalled();
await ensureBuilt();

const { DATABASE_URL, DATA_DIR = 'data' } = process.env;
const first = !DATABASE_URL && !existsSync(join(resolve(root, DATA_DIR), 'db'));
console.log(
  first ? 'Starting the server, which makes its database first…' : 'Starting the server…',
);

/** Young objects get 16 MB instead of what a large machine offers: the server stays under 300 MB. */
const flags = ['--max-semi-space-size=16'];
const server = spawn(bin('node'), [...flags, 'apps/server/src/main.ts'], {
  cwd: root,
  env: environment({
    WEB_DIR: process.env.WEB_DIR ?? webFolder,
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// npm does not hand every signal on: when whoever started this is gone, the server has to go too
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1000).unref();
server.on('exit', (code) => process.exit(code ?? 1));
