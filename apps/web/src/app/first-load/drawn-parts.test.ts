import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../../..', import.meta.url));
const sources = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((file) => readFileSync(`${WEB}/${file}`, 'utf8'));

it('every part that the server draws and whose code comes later has its sheets named by its route', () => {
  const routes = sources('src/app/router/*.ts').join('\n');
  const named = [...routes.matchAll(/drawn: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  );
  const parts =
    sources('src/features/**/*.ts')
      .join('\n')
      .match(/ drawnPart\(/g) ?? [];
  expect(parts.length).toBeGreaterThan(0);
  expect(named.filter((path) => existsSync(`${WEB}/${path}`))).toHaveLength(parts.length);
});
