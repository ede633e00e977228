import type { Plugin } from 'vite';

const LINK = 'const link = document.createElement("link");';
const LOST = 'if (e.type === "error") rej(';

/** A module that cannot be fetched offline is not imported. */
const ASK = `if (!isCss && !navigator.onLine) return fetch(dep.href).then((file) => file.arrayBuffer()).catch(() => {
  throw new Error("Failed to fetch dynamically imported module: " + dep.href);
});`;

/**
 * Lets code that did not come offline be asked for anew. Chromium remembers a module that failed, by an
 * import or by its link, as long as the page is open, and Vite takes a sheet that failed for one that is there.
 */
export function askAnewPlugin(): Plugin {
  return {
    name: 'pv-ask-anew',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(LINK) || !code.includes(LOST))
          throw new Error('Vite preloads otherwise');
        return code
          .replace(LINK, `${ASK}\n${LINK}`)
          .replace(LOST, `${LOST.replace('rej(', '')}link.remove(), rej(`);
      },
    },
  };
}
