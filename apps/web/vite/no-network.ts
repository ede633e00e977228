import type { Plugin } from 'vite';

const NAME = '\0no-network';

/** Leaves out of the build what citation-js would ask the network with: it only reads texts that it is given. */
export function noNetworkPlugin(): Plugin {
  return {
    name: 'pv-no-network',
    enforce: 'pre',
    resolveId: (id) => (id === 'node-fetch' || id === 'sync-fetch' ? NAME : null),
    load: (id) =>
      id === NAME
        ? 'export class Headers {}\nexport default function none() { throw new Error("no network") }\nnone.Headers = Headers;'
        : null,
  };
}
