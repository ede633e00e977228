import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Programs of the installed packages, the pinned Node.js among them. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** The environment in which the pinned Node.js comes first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...extra,
});
