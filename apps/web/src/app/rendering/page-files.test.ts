import { describe, expect, it } from 'vitest';
import { filesOf, fillTemplate, type Manifest, nameFiles } from './page-files.ts';

const TEMPLATE = `<!doctype html>
<html lang="ru" data-mantine-color-scheme="light">
  <head>
    <!--head-->
    <title>Провектор</title>
    <!--/head-->
    <script src="/start.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <noscript><link rel="stylesheet" href="/plain.css"></noscript>
  </head>
  <body>
    <div id="root"></div>
    <noscript>JavaScript</noscript>
  </body>
</html>`;

const html = fillTemplate(TEMPLATE, {
  locale: 'en',
  head: '<title>$& и $1</title>',
  body: '<p>$& осталось</p>',
  state: '<script type="application/json" id="page-state">{}</script>',
  files: { scripts: ['/assets/page.js'], sheets: ['/assets/page.css'] },
});

describe('a drawn page', () => {
  it('has its own head, body and language, and signs of patterns stay as they are', () => {
    expect(html).toContain('<html lang="en" data-drawn');
    expect(html).toContain('<title>$& и $1</title>');
    expect(html).not.toContain('<title>Провектор');
    expect(html).toContain('<div id="root"><p>$& осталось</p></div>');
    expect(html).not.toContain('<noscript>JavaScript');
  });

  it('has its sheets before the content and its scripts after it', () => {
    const at = (text: string) => html.indexOf(text);
    for (const sheet of ['/assets/index.css', '/assets/page.css', '/start.js']) {
      expect(at(sheet)).toBeLessThan(at('id="root"'));
    }
    expect(at('/plain.css')).toBeGreaterThan(at('/assets/page.css'));
    expect(at('/plain.css')).toBeLessThan(at('</head>'));
    for (const script of ['/assets/index.js', '/assets/shared.js', '/assets/page.js']) {
      expect(at(script)).toBeGreaterThan(at('id="page-state"'));
    }
  });
});

describe('a page that the browser draws', () => {
  it('names its files after what every page begins with, and before readers without JavaScript leave', () => {
    const files = { scripts: ['/assets/page.js'], sheets: ['/assets/page.css'] };
    const named = nameFiles(TEMPLATE, files);
    const order = ['index.js', 'index.css', 'page.css', 'page.js', 'plain.css', '</head>'];
    const places = order.map((text) => named.indexOf(text));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(named.replaceAll(/\s*<link[^>]*page\.[^>]*>/g, '')).toBe(TEMPLATE);
  });
});

describe('the files of a page', () => {
  const manifest: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared'], css: ['index.css'] },
    _shared: { file: 'shared.js' },
    _part: { file: 'part.js', imports: ['_shared'], css: ['part.css'] },
    'Page.tsx': { file: 'page.js', imports: ['_shared', '_part'], css: ['page.css'] },
    'later.ts': { file: 'later.js', imports: ['_part', '_field'], css: ['later.css'] },
    _field: { file: 'field.js', css: ['field.css'] },
  };

  it('are what it imports, without what every page has', () => {
    const { scripts, sheets } = filesOf(manifest, ['Page.tsx']);
    expect(scripts.toSorted()).toEqual(['/page.js', '/part.js']);
    expect(sheets.toSorted()).toEqual(['/page.css', '/part.css']);
  });

  it('have the sheets of what is drawn on it, whose scripts come when it is used', () => {
    const { scripts, sheets } = filesOf(manifest, ['Page.tsx'], ['later.ts']);
    expect(scripts.toSorted()).toEqual(['/page.js', '/part.js']);
    expect(sheets.toSorted()).toEqual(['/field.css', '/later.css', '/page.css', '/part.css']);
  });

  it('are none for a page of an unknown module', () => {
    expect(filesOf(manifest, ['Gone.tsx'])).toEqual({ scripts: [], sheets: [] });
  });
});
