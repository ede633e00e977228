import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../..');
/** On the root or the page, at any depth: after each key the browser would go through all of it. */
const DEEP = /(?:html|:root|body|main)\)?[^\s{},]*:has\((?!> )/;

it('looks for nothing in the whole page but what is said on the root or stands at a known depth', () => {
  const found = globSync(`${SRC}/**/*.css`).flatMap((file) =>
    readFileSync(file, 'utf8')
      // on paper nobody types
      .replace(/^@media print \{.*?^\}/gms, '')
      .split('\n')
      .filter((line) => DEEP.test(line))
      .map((line) => `${file.slice(SRC.length)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
