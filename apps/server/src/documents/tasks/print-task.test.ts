import { defaultSettings, nodeText, writeSnapshot } from '@pv/editor-schema';
import { paragraph, section } from '@pv/editor-schema/compose';
import type { TitlePage } from '@pv/gost';
import { importDocx } from '@pv/gost/import';
import { createCompiler } from '@pv/gost/typst';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
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

it('puts a figure of a DOCX after the text that fills the page before it, as in the PDF', async () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [section('s', 'chap', 'Глава', ...lines('До', 16), figure, ...lines('После', 30))],
    sources: [],
  });
  const updates = [Y.encodeStateAsUpdate(doc)];
  let file = new Uint8Array();
  const press = {
    compiler: createCompiler(),
    assets: async () => new Map(),
    leave: async (bytes: Uint8Array) => {
      file = new Uint8Array(bytes);
      return '';
    },
  };
  await printTask({ updates, format: 'docx', titlePage, pictures: [] }, press, () => undefined);
  const { snapshot } = await importDocx(file);
  const text = snapshot.sections.map(({ content }) => nodeText(content)).join('\n');
  expect(text).toMatch(/До 15\..*После 9\..*нет изображения.*После 20\./);
});
