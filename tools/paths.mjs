import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Programs of the installed packages, the pinned Node.js among them. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * The environment in which the pinned Node.js comes first and keeps what it has compiled: a server then
 * starts in two thirds of the time, a process for documents in little more than half.
 */
export const environment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...extra,
});
