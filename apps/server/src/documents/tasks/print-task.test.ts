import { defaultSettings, type NodeJson, nodeText, writeSnapshot } from '@pv/editor-schema';
import { paragraph, section } from '@pv/editor-schema/compose';
import type { TitlePage } from '@pv/gost';
import { importDocx } from '@pv/gost/import';
import { createCompiler } from '@pv/gost/typst';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Given } from '../tasks.ts';
import { printTask } from './print-task.ts';

const titlePage: TitlePage = {
  ministry: '',
  institution: 'УНИВЕРСИТЕТ',
  department: '',
  workKind: 'ОТЧЕТ',
  workSubkind: '',
  title: 'ТЕМА',
  codes: [],
  people: [],
  city: 'Москва',
  year: '2026',
};
const lines = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(`${word} ${index}.`));
/** A figure of three frames that stand for pictures without files: half a page. */
const image = { asset: 'lost', width: 100, pixels: [4, 3], alt: '' };
const figure = { type: 'figure', attrs: { id: 'f', images: [image, image, image] } };

const by = { id: 'c', author: 'Белова', authorId: null, at: '2026-11-26T14:05:00.000Z' };
const suggested = (count: number) =>
  lines('Вставка', count).map((block) => ({
    ...block,
    attrs: { change: { insertion: by } },
    content: block.content?.map((text) => ({
      ...text,
      marks: [{ type: 'insertion', attrs: by }],
    })),
  })) as NodeJson[];

/** The text of a DOCX in which this follows the figure. */
async function textWith(after: NodeJson[], revisions: boolean): Promise<string> {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [section('s', 'chap', 'Глава', ...lines('До', 16), figure, ...after)],
    sources: [],
  });
  const text = [Y.encodeStateAsUpdate(doc)];
  let file = new Uint8Array();
  const press = {
    compiler: createCompiler(),
    assets: async () => new Map(),
    text: () => Promise.reject(new Error('the text is given')),
    leave: async (bytes: Uint8Array) => {
      file = new Uint8Array(bytes);
      return '';
    },
  };
  const given: Given<'print'> = { text, format: 'docx', titlePage, pictures: [], revisions };
  await printTask(given, press, () => undefined);
  const { snapshot } = await importDocx(file);
  return snapshot.sections.map(({ content }) => nodeText(content)).join('\n');
}

it('puts a figure of a DOCX after the text that fills the page before it, as in the PDF', async () => {
  const text = await textWith(lines('После', 30), false);
  expect(text).toMatch(/До 15\..*После 9\..*нет изображения.*После 20\./);
});

it('does not count what is suggested: the figure goes after the same words', async () => {
  const [first = paragraph(''), ...more] = lines('После', 30);
  const before = /После (\d+)\.(?:(?!После).)*нет изображения/;
  const plain = before.exec(await textWith([first, ...more], false))?.[1];
  const shown = await textWith([first, ...suggested(5), ...more], true);
  expect(shown).toMatch(/Вставка 4\./);
  expect(before.exec(shown)?.[1]).toBe(plain);
});
