import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

const shell = process.platform === 'win32';

/** Runs a program in the checkout with its output shown; resolves to its exit code. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio, shell });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** As `run`, and ends this process when the program fails. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
