import { spawn } from 'node:child_process';
import { ensureBuilt, webFolder } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, environment, root } from './paths.mjs';

await ensureInstalled();
await ensureBuilt();

const server = spawn(bin('node'), ['apps/server/src/main.ts'], {
  cwd: root,
  env: environment({ WEB_DIR: process.env.WEB_DIR ?? webFolder, NODE_ENV: 'production' }),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
