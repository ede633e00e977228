import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server']);

/** Every source file with its size and time of change: enough to tell that nothing has changed. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const info = statSync(join(root, path));
    if (!info.isDirectory()) return hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
    for (const name of readdirSync(join(root, path)).sort()) {
      if (!SKIPPED.has(name)) visit(`${path}/${name}`);
    }
  };
  for (const path of SOURCES) visit(path);
  return hash.digest('hex');
}

/** Where the built web app lies; what the server draws pages with lies beside it, with `-server`. */
export const webFolder = join(root, 'apps', 'web', 'dist');

/** Builds the web app unless it is built from exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(webFolder, '.built');
  const current = fingerprint();
  const whole = existsSync(stamp) && existsSync(`${webFolder}-server`);
  if (whole && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building the web app, which takes about a minute…');
  // whoever asks for it, a test too, gets what people get
  const env = { NODE_ENV: 'production' };
  await mustRun('vite', ['build', 'apps/web', '--logLevel', 'warn'], { env });
  writeFileSync(stamp, current);
}
