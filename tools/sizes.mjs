import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const LIMIT = 400;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const lines = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const long = files.map((file) => [file, lines(file)]).filter(([, count]) => count > LIMIT);
for (const [file, count] of long) console.error(`${file}: ${count} lines, at most ${LIMIT}`);
process.exit(long.length > 0 ? 1 : 0);
