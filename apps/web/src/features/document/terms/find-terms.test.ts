import {
  defaultSettings,
  type NodeJson,
  nodeText,
  readSectionContent,
  readSectionHeads,
  type SectionKind,
  writeSnapshot,
} from '@pv/editor-schema';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../../../editor/document/open-text.ts';
import { closedSections, replaceContents } from '../../../editor/document/replace-parts.ts';
import { giveToStage } from '../../../editor/document/sections.ts';
import { findShortForms } from './find-terms.ts';
import { listedForms, putForms } from './put-terms.ts';

const documentOf = (sections: [SectionKind, string][]) => ({
  version: 1,
  settings: defaultSettings(),
  sources: [],
  sections: sections.map(([kind, text], index) => ({
    id: `${index}`,
    kind,
    title: 'ГЛАВА',
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    },
  })),
});

it('gathers what the text calls short, with the words that it was introduced for', () => {
  const text =
    'Строится система поддержки принятия решений (далее — СППР). Взята база данных (БД). ' +
    'Общество с ограниченной ответственностью «Насос» (далее — Общество) работает. API, БД и ЭВМ.';
  expect(findShortForms(documentOf([['chap', text]]))).toEqual([
    { short: 'БД', meaning: 'база данных' },
    { short: 'Общество', meaning: 'Общество с ограниченной ответственностью «Насос»' },
    { short: 'СППР', meaning: 'система поддержки принятия решений' },
    { short: 'ЭВМ', meaning: '' },
    { short: 'API', meaning: '' },
  ]);
});

it('passes over Roman numbers, standards, and what the list of abbreviations itself says', () => {
  const text = 'В XIX веке не было ГОСТ.';
  expect(
    findShortForms(
      documentOf([
        ['chap', text],
        ['abbreviations', 'СУБД — система'],
      ]),
    ),
  ).toEqual([]);
});

it('passes over a word in capitals that the text also has in small letters', () => {
  const text =
    'Кнопка ЗАБРАТЬ закрывает ПРОЕКТ. Проект можно забрать. Расходы на НИОКТР берут из ЕГРЮЛ. ' +
    'Спутники глобальной навигационной системы (далее — ГЛОНАСС) видны.';
  const found = findShortForms(documentOf([['chap', text]])).map(({ short }) => short);
  expect(found).toEqual(['ГЛОНАСС', 'ЕГРЮЛ', 'НИОКТР']);
});

/** What may be written of a document whose stages of these ids are closed. */
const liveOf = (doc: Y.Doc, ...stages: string[]) => {
  const rights = { closed: stages.map((id) => ({ id, why: 'approved' as const })) };
  const closed = () => closedSections(doc, rights);
  const replace = (contents: ReadonlyMap<string, NodeJson>, name: string) =>
    replaceContents(doc, contents, { name, closed: closed() });
  return { doc, replaceContents: replace };
};

it('adds the list where there is none, with its lines, as one step', () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf([['intro', 'Взята база данных (БД).']]));
  const history = createHistory(doc);
  putForms(liveOf(doc), [{ short: 'БД', meaning: 'база данных ' }], 'Сокращения');
  const [list] = readSectionHeads(doc);
  expect(list?.kind).toBe('abbreviations');
  const { content = [] } = readSectionContent(doc, list?.id ?? '');
  expect(content.map(nodeText)).toEqual(['БД — база данных']);
  expect(listedForms(doc)).toEqual(new Set(['БД']));
  history.undo();
  expect(readSectionHeads(doc).map(({ kind }) => kind)).toEqual(['intro']);
});

it('leaves a list of a stage that is closed, and tells so', () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf([['abbreviations', 'СУБД — система']]));
  const [list] = readSectionHeads(doc);
  giveToStage(doc, list?.id ?? '', 'first');
  const before = readSectionContent(doc, list?.id ?? '');
  const live = liveOf(doc, 'first');
  expect(putForms(live, [{ short: 'БД', meaning: 'база данных' }], 'Сокращения')).toEqual({
    changed: 0,
    closed: 1,
  });
  expect(readSectionContent(doc, list?.id ?? '')).toEqual(before);
});
