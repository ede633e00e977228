import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme } from '../src/ui/theme/theme.ts';
import { resolveTokens } from '../src/ui/theme/tokens.ts';

const NAME = 'virtual:theme.css';

/** The sheet that Mantine would put into the page as inline styles: variables and global classes. */
function themeCss(): string {
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: resolveTokens,
      getRootElement: () => undefined,
    }),
  );
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}

/** Serves that sheet as a file, since the content policy allows no inline styles. */
export function themeCssPlugin(): Plugin {
  return {
    name: 'pv-theme-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? themeCss() : null),
  };
}

/** Takes away what is of no use to readers without JavaScript: a sheet after all others, which only they load. */
export function plainSheetPlugin(): Plugin {
  return {
    name: 'pv-plain-sheet',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '</head>',
          '  <noscript><link rel="stylesheet" href="/plain.css"></noscript>\n  </head>',
        ),
    },
  };
}
