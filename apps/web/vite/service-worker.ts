import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { generateSW } from 'workbox-build';

/** The page in which the worker is of use, and the parts that it opens. */
const DOCUMENT = 'src/app/document/DocumentPage.tsx';
const NEEDED = /^(src\/(app\/(document|layouts)|editor|features\/(document|editor-demo))\/)/;
/** Opened by a button, heavy, and kept once it was opened. */
const HEAVY = /FormulaDialog|mathlive|open-pdf|PreviewPanel/;
const isTexts = (name: string) => /packages\/texts\/src\/(ru|en)\/index/.test(name);
const LETTERS = /\.woff2$/;

type Chunk = Manifest[string];

const needed = (name: string) => NEEDED.test(name) && !HEAVY.test(name);

const filesOf = ({ file, css = [], assets = [] }: Chunk) => [
  file,
  ...css,
  ...assets.filter((asset) => LETTERS.test(asset)),
];

/** The files of the build without which a document cannot be opened, from its manifest. */
export function filesOfDocument(manifest: Manifest): string[] {
  const names = new Set(['index.html', DOCUMENT, ...Object.keys(manifest).filter(isTexts)]);
  // what is added while going through is gone through too
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(needed)]) names.add(next);
  }
  const files = [...names].flatMap((name) => (manifest[name] ? filesOf(manifest[name]) : []));
  return [...new Set(files)].filter((file) => !file.endsWith('.html'));
}

const DAY = 24 * 3600;

/**
 * Makes `sw.js`, with which a document that was open opens again without a network. It keeps the code of
 * that page and nothing else; pages come from the server whenever it answers, and only a document's page
 * is drawn from what is kept when it does not. A new build takes over at once.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'pv-service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) throw new Error('The build has no folder');
        const written = await readFile(join(dir, '.vite/manifest.json'), 'utf8');
        const manifest: Manifest = JSON.parse(written);
        const { warnings } = await generateSW({
          mode: 'production',
          globDirectory: dir,
          globPatterns: ['index.html', ...filesOfDocument(manifest)],
          swDest: join(dir, 'sw.js'),
          inlineWorkboxRuntime: true,
          sourcemap: false,
          dontCacheBustURLsMatching: /^assets\//,
          // `/` is the home page, which the server draws
          directoryIndex: null,
          skipWaiting: true,
          clientsClaim: true,
          cleanupOutdatedCaches: true,
          cacheId: 'pv',
          runtimeCaching: [
            {
              urlPattern: ({ request, url }) =>
                request.mode === 'navigate' &&
                /^\/project\/[^/]+\/[^/]+\/document\//.test(url.pathname),
              handler: 'NetworkOnly',
              options: { precacheFallback: { fallbackURL: 'index.html' } },
            },
            {
              // they have no hash in their names, so the server's are better than kept ones
              urlPattern: /\/(start\.js|icon\.svg)$/,
              handler: 'NetworkFirst',
              options: { cacheName: 'pv-start' },
            },
            {
              // what is opened later: formulas, the preview, dictionaries; a name never changes its content
              urlPattern: ({ sameOrigin, url }) =>
                sameOrigin && url.pathname.startsWith('/assets/'),
              handler: 'CacheFirst',
              options: {
                cacheName: 'pv-assets',
                expiration: { maxEntries: 400, maxAgeSeconds: 30 * DAY },
              },
            },
          ],
        });
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
      },
    },
  };
}
