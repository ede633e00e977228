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
import { findShortForms, findTerms } from './find-terms.ts';
import { listedNames, putLines } from './put-terms.ts';

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
    'Общество с ограниченной ответственностью «Насос» (далее — Общество) работает. API, БД и ЭВМ. ' +
    'Велась научно-исследовательская работа (НИР). АЦП (аналого-цифровой преобразователь) стоит.';
  expect(findShortForms(documentOf([['chap', text]]))).toEqual([
    { name: 'АЦП', meaning: 'аналого-цифровой преобразователь' },
    { name: 'БД', meaning: 'база данных' },
    { name: 'НИР', meaning: 'научно-исследовательская работа' },
    { name: 'Общество', meaning: 'Общество с ограниченной ответственностью «Насос»' },
    { name: 'СППР', meaning: 'система поддержки принятия решений' },
    { name: 'ЭВМ', meaning: '' },
    { name: 'API', meaning: '' },
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
  const found = findShortForms(documentOf([['chap', text]])).map(({ name }) => name);
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

it('gathers the terms that sentences define, not what else they say of something', () => {
  const text =
    'Облачные услуги — это способ предоставления вычислений. Docker (контейнеры) — это платформа. ' +
    'Главное — это надёжность в работе. Цель работы — это разработка стенда.';
  expect(findTerms(documentOf([['chap', text]]))).toEqual([
    { name: 'облачные услуги', meaning: 'способ предоставления вычислений' },
    { name: 'Docker', meaning: 'платформа' },
  ]);
});

it('adds lists where there are none, and lines to others in the order of the alphabet, as one step', () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf([['abbreviations', 'ВМ — машина']]));
  const history = createHistory(doc);
  const line = (name: string) => ({ name, meaning: 'слова ' });
  const list = { title: 'Список', opening: 'Применяют термины:', colon: false };
  putLines(liveOf(doc), [
    { ...list, kind: 'abbreviations', lines: [line('ЭВМ'), line('БД')] },
    { ...list, kind: 'terms', lines: [line('сервер')] },
  ]);
  const [terms, short] = readSectionHeads(doc);
  expect([terms?.kind, short?.kind]).toEqual(['terms', 'abbreviations']);
  const linesOf = (id = '') => (readSectionContent(doc, id).content ?? []).map(nodeText);
  expect(linesOf(short?.id)).toEqual(['БД — слова', 'ВМ — машина', 'ЭВМ — слова']);
  expect(linesOf(terms?.id)).toEqual(['Применяют термины:', 'сервер — слова']);
  expect(listedNames(doc, 'terms')).toContain('сервер');
  history.undo();
  expect(readSectionHeads(doc).map(({ kind }) => kind)).toEqual(['abbreviations']);
});

it('writes the terms of a dissertation after a colon, and knows them there', () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf([['terms', 'сервер: Машина']]));
  const lines = [{ name: 'база', meaning: 'набор данных' }];
  putLines(liveOf(doc), [{ kind: 'terms', title: '', opening: '', colon: true, lines }]);
  const [terms] = readSectionHeads(doc);
  const written = (readSectionContent(doc, terms?.id ?? '').content ?? []).map(nodeText);
  expect(written).toEqual(['база: Набор данных', 'сервер: Машина']);
  expect([...listedNames(doc, 'terms')]).toEqual(['база', 'сервер']);
});

it('leaves a list of a stage that is closed, and tells so', () => {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf([['abbreviations', 'СУБД — система']]));
  const [list] = readSectionHeads(doc);
  giveToStage(doc, list?.id ?? '', 'first');
  const before = readSectionContent(doc, list?.id ?? '');
  const live = liveOf(doc, 'first');
  const lines = [{ name: 'БД', meaning: 'база данных' }];
  expect(
    putLines(live, [{ kind: 'abbreviations', title: '', opening: '', colon: false, lines }]),
  ).toEqual({
    changed: 0,
    closed: 1,
  });
  expect(readSectionContent(doc, list?.id ?? '')).toEqual(before);
});
