import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Documents that lead people to files: what they name is there. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/glossary.md'];
const PATH = /`((?:apps|packages|bench|e2e|tools|docs)\/[\w./-]+)`/g;

const missing = DOCUMENTS.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(PATH)]
    .filter(([, path]) => !existsSync(join(root, path)) && !path.includes('YYYY'))
    .map(([, path]) => `${document} names ${path}, which is not there`),
);
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);
