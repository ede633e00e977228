import {
  type DocumentSnapshot,
  defaultSettings,
  type NodeJson,
  readSectionHeads,
  type SectionJson,
  sectionFragment,
  writeSnapshot,
} from '@pv/editor-schema';
import { numberDocument } from '@pv/gost';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shown } from '../../testing/shown.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { createNumberingStore } from '../document/numbering-store.ts';
import { WorkbenchProvider } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { MadeIllustrations } from './MadeIllustrations.tsx';
import { madeLinesOf } from './made-lines.ts';

const figure = (id: string, name: string): NodeJson => ({
  type: 'figure',
  attrs: { id, images: [] },
  content: [{ type: 'text', text: name }],
});
const section = (id: string, kind: SectionJson['kind'], ...content: NodeJson[]): SectionJson => ({
  id,
  kind,
  title: id,
  content: { type: 'doc', content },
});

const SECTIONS = [
  section('a', 'chap', figure('f', 'Схема')),
  section('l', 'illustrative', { type: 'paragraph' }),
  section('x', 'applications', figure('g', 'Лишнее')),
];

/** The list of a document with one figure of the text, as it is shown. */
async function open() {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: SECTIONS,
    sources: [],
  });
  const heads = readSectionHeads(doc);
  const live = {
    doc,
    numbering: createNumberingStore(doc),
    subscribe: () => () => undefined,
    sections: () => heads,
  } as unknown as LiveDocument;
  const head = heads.find(({ id }) => id === 'l');
  if (!head) throw new Error('there is a list');
  const { screen } = await shown(() => (
    <WorkbenchProvider bench={{ live } as Workbench}>
      <MadeIllustrations head={head} />
    </WorkbenchProvider>
  ));
  return { doc, lines: () => screen.queryAllByRole('button').map((one) => one.textContent) };
}

it('the list of illustrations follows the captions of the text', async () => {
  const { doc, lines } = await open();
  expect(lines()).toEqual(['Рисунок 1.1 — Схема']);
  const table = new Y.XmlElement('tableBlock');
  act(() => sectionFragment(doc, 'a').push([table]));
  expect(lines()).toEqual(['Рисунок 1.1 — Схема', 'Таблица 1.1']);
});

it('gives way to what the writer types', async () => {
  const { doc, lines } = await open();
  const [paragraph] = sectionFragment(doc, 'l').toArray();
  if (!(paragraph instanceof Y.XmlElement)) throw new Error('there is a paragraph');
  act(() => paragraph.insert(0, [new Y.XmlText('Свой список')]));
  expect(lines()).toEqual([]);
  act(() => paragraph.delete(0, 1));
  expect(lines()).toEqual(['Рисунок 1.1 — Схема']);
});

it('a text that is only read has the list too, and what somebody wrote in its place', () => {
  const written = section('l', 'illustrative', {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Свой список' }],
  });
  const linesOf = (list: SectionJson) => {
    const settings = defaultSettings();
    const snapshot: DocumentSnapshot = { version: 1, settings, sections: SECTIONS, sources: [] };
    const numbering = numberDocument(snapshot);
    return madeLinesOf(list, numbering, SECTIONS, settings.profile).map(({ text }) => text);
  };
  expect(SECTIONS.map(linesOf)).toEqual([[], ['Рисунок 1.1 — Схема'], []]);
  expect(linesOf(written)).toEqual([]);
});
