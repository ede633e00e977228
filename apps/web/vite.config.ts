import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { askAnewPlugin } from './vite/ask-anew.ts';
import { compressedPlugin } from './vite/compressed.ts';
import { dictionaryFiles } from './vite/dictionaries.ts';
import { noNetworkPlugin } from './vite/no-network.ts';
import { pageModulesPlugin } from './vite/page-modules.ts';
import { serviceWorkerPlugin } from './vite/service-worker.ts';
import { plainSheetPlugin, themeCssPlugin } from './vite/sheets.ts';
import { sightCss } from './vite/sight-css.ts';
import { startScriptPlugin } from './vite/start-script.ts';

/**
 * The web app, built twice by one command: into `dist` as static files for browsers, then into
 * `dist-server` as the module with which the server draws public pages. In development the calls go to
 * a running server, `PV_SERVER` or port 3000.
 */
export default defineConfig(({ mode }) => {
  const root = import.meta.dirname;
  const server = loadEnv(mode, root, 'PV_').PV_SERVER ?? 'http://127.0.0.1:3000';
  return {
    root,
    plugins: [
      react(),
      themeCssPlugin(),
      pageModulesPlugin(root),
      plainSheetPlugin(),
      startScriptPlugin(`${root}/public`),
      noNetworkPlugin(),
      askAnewPlugin(),
      serviceWorkerPlugin(),
      compressedPlugin(),
    ],
    resolve: { alias: dictionaryFiles },
    css: {
      modules: { localsConvention: 'camelCaseOnly' as const },
      postcss: { plugins: [sightCss()] },
    },
    build: {
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // the largest is the keyboard of formulas, 810 kB, which comes with the dialog of a formula alone; what
      // pages start with is measured packed, by tests
      chunkSizeWarningLimit: 850,
      // whoever starts the product reads what it prints
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: true,
          rolldownOptions: {
            output: {
              // what every page starts with is one file: twenty small ones weigh 4% more and are asked for apart
              codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] },
              // `buildOfPage` tells the build by the name of what a page begins with
              entryFileNames: 'assets/index-[hash].js',
              // it lists all other files, so they are named as shortly as can be; the manifest tells of what each is made
              chunkFileNames: 'assets/[hash].js',
              assetFileNames: 'assets/[hash][extname]',
            },
          },
        },
      },
      ssr: {
        // one module with everything in it: the server starts faster and needs no packages of the web
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: true,
          outDir: 'dist-server',
          copyPublicDir: false,
          minify: true,
          rolldownOptions: {
            input: 'src/render.tsx',
            output: {
              entryFileNames: 'render.js',
              // pictures are called as the browser's build calls them
              assetFileNames: 'assets/[hash][extname]',
            },
          },
        },
      },
    },
    server: {
      proxy: { '/api': { target: server }, '/collab': { target: server, ws: true } },
    },
  };
});
