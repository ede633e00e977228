import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { ownPath, ownPaths } from './links.ts';
import { richExtensions } from './schema.ts';

const pathOf = (address: string) =>
  ownPath(address, 'provektor.example', (path) => !path.startsWith('/api/'));

it.each([
  ['https://provektor.example/faq', '/faq'],
  ['http://provektor.example/', '/'],
  ['https://provektor.example/faq?lang=en#code', '/faq#code'],
  ['https://provektor.example/articles-news?page=2&lang=en', '/articles-news?page=2'],
])('%s, copied from the address line of this site, is the path %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it.each([
  ['of another site', 'https://gost.ru/faq'],
  ['of another server of the same host', 'https://provektor.example:8080/faq'],
  ['with a name before the host', 'https://a@provektor.example/faq'],
  ['of a file', 'https://provektor.example/api/files/1'],
  ['of a mail box', 'mailto:a@provektor.example'],
  ['that is none', 'https://'],
  ['that is a path already', '/faq'],
])('an address %s stays as it is', (_, address) => {
  expect(pathOf(address)).toBeNull();
});

const schema = getSchema(richExtensions);
const link = (href: string) => schema.mark('link', { href });
const { addProseMirrorPlugins } = ownPaths((href) =>
  href.startsWith('https://own.example/') ? href.slice('https://own.example'.length) : null,
).config;
const plugins = addProseMirrorPlugins?.call({} as never) ?? [];

/** A text of one paragraph with `old` in it at first, leading to the address that it is. */
function opened(old: string) {
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [schema.text(old, [link(old)]), schema.text(' и ещё')]),
  ]);
  return EditorState.create({ doc, plugins: [...plugins] });
}

function linksIn({ doc }: EditorState): [string, string][] {
  const links: [string, string][] = [];
  doc.descendants((node) => {
    for (const mark of node.marks) links.push([node.text ?? '', String(mark.attrs.href)]);
  });
  return links;
}

it('a link that leads to a page of this site gets its path when it is made or pasted', () => {
  const state = opened('https://gost.ru');
  const end = state.doc.content.size - 1;
  const made = state.apply(state.tr.addMark(end - 3, end, link('https://own.example/faq#code')));
  expect(linksIn(made)).toEqual([
    ['https://gost.ru', 'https://gost.ru'],
    ['ещё', '/faq#code'],
  ]);
  const pasted = schema.text('правила', [link('https://own.example/rules')]);
  expect(linksIn(made.apply(made.tr.insert(end, pasted))).at(-1)).toEqual(['правила', '/rules']);
});

it('a link of the text that nobody touches stays as it was written', () => {
  const state = opened('https://own.example/faq');
  const typed = state.apply(state.tr.insertText('!', state.doc.content.size - 1));
  expect(linksIn(typed)).toEqual([['https://own.example/faq', 'https://own.example/faq']]);
});
