import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { bin, environment, root } from './paths.mjs';

await ensureInstalled();

/** The server restarts on a change of its sources, the web app reloads by itself. */
const programs = [
  [bin('node'), ['--watch', 'apps/server/src/main.ts'], { PORT: process.env.PORT ?? '3000' }],
  [bin('vite'), ['apps/web'], {}],
].map(([command, args, env]) =>
  spawn(command, args, { cwd: root, env: environment(env), stdio: 'inherit' }),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const program of programs) program.kill(signal);
  });
}
