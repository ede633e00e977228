import type { Plugin } from 'vite';

const LAZY = /lazyRouteComponent\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)',?\s*\)/g;

/**
 * In the build for the server every lazy page knows the path of its source, `component.source`: by it
 * the manifest of the browser's build tells which sheets and scripts the page needs.
 */
export function pageModulesPlugin(root: string): Plugin {
  return {
    name: 'pv-page-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!code.includes('lazyRouteComponent(')) return null;
      return code.replaceAll(LAZY, (call, path: string) => {
        const source = new URL(path, `file://${id}`).pathname.slice(root.length + 1);
        return `Object.assign(${call}, { source: '${source}' })`;
      });
    },
  };
}
