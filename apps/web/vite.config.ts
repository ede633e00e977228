import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { themeCssPlugin } from './vite/theme-css.ts';

/**
 * The web app: built into `dist` as static files. In development the calls go to a running server,
 * `PV_SERVER` or port 3000.
 */
export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, import.meta.dirname, 'PV_').PV_SERVER ?? 'http://127.0.0.1:3000';
  return {
    root: import.meta.dirname,
    plugins: [react(), themeCssPlugin()],
    css: { modules: { localsConvention: 'camelCaseOnly' as const } },
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    server: {
      proxy: { '/api': { target: server }, '/collab': { target: server, ws: true } },
    },
  };
});
