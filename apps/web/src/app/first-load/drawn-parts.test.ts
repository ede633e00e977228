import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../../..', import.meta.url));
const sources = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((path) => ({
    path,
    text: readFileSync(join(WEB, path), 'utf8'),
  }));

/** The files that the drawn parts of a source are taken from: `drawnPart(async () => (await code()).Part)`. */
function drawnIn({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/ drawnPart\([^;]*?await (\w+)\(/g)].map(([, code]) => {
    const from = new RegExp(`const ${code} = \\(\\) =>\\s+import\\('([^']+)'\\)`).exec(text)?.[1];
    if (!from) throw new Error(`${path}: where ${code} is loaded from is not seen`);
    return join(dirname(path), from);
  });
}

it('every part that the server draws and whose code comes later has its sheets named by its route', () => {
  const routes = sources('src/app/router/*.ts').map(({ text }) => text);
  const named = [...routes.join('\n').matchAll(/drawn: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  );
  const features = sources('src/features/**/*.{ts,tsx}');
  const calls = features.flatMap(({ text }) => text.match(/ drawnPart\(/g) ?? []);
  const drawn = features.flatMap(drawnIn);
  expect(drawn).toHaveLength(calls.length);
  expect(drawn).not.toEqual([]);
  expect([...named].sort()).toEqual([...new Set(drawn)].sort());
});
