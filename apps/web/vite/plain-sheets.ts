import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';

const FILE = 'plain-dark.css';
const DARK = /\[data-mantine-color-scheme=["']?dark["']?\]/g;
/** The scheme that stands in the page until a script says another. */
const WITHOUT_SCRIPTS = '[data-mantine-color-scheme="light"]';

/** Leaves in `container` only what is said of the dark scheme, said of the light one. */
function onlyDark(container: Container): void {
  const drop: ChildNode[] = [];
  container.each((node) => {
    if (node.type === 'rule') {
      const dark = node.selectors.filter((one) => one.search(DARK) >= 0);
      if (dark.length === 0) drop.push(node);
      else node.selectors = dark.map((one) => one.replaceAll(DARK, WITHOUT_SCRIPTS));
      return;
    }
    const inside = node.type === 'atrule' && node.nodes ? (node as AtRule & Container) : null;
    if (inside) onlyDark(inside);
    if (!inside?.nodes?.length) drop.push(node);
  });
  for (const node of drop) node.remove();
}

/** The dark scheme of some sheets for a page in which no script can say that it is wanted. */
export function darkOnly(css: string): string {
  const root = postcss.parse(css);
  onlyDark(root);
  return root.toString();
}

/**
 * Gives readers without JavaScript the scheme that their system prefers, and takes away what is of no use
 * to them: two sheets that only they load.
 */
export function plainSheetsPlugin(): Plugin {
  return {
    name: 'pv-plain-sheets',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '</head>',
          `  <noscript><link rel="stylesheet" href="/plain.css"><link rel="stylesheet" media="(prefers-color-scheme: dark)" href="/${FILE}"></noscript>\n  </head>`,
        ),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [`${file.source}`] : [],
        );
        this.emitFile({ type: 'asset', fileName: FILE, source: sheets.map(darkOnly).join('\n') });
      },
    },
  };
}
