import { defaultSettings, type NodeJson, type SectionKind } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { documentPassages, plainPassages } from './passages.ts';

const text = (words: string): NodeJson => ({ type: 'text', text: words });
const paragraph = (words: string): NodeJson => ({ type: 'paragraph', content: [text(words)] });
const heading = (words: string): NodeJson => ({
  type: 'heading',
  attrs: { id: words, level: 2, numbered: true },
  content: [text(words)],
});

const documentOf = (...sections: [SectionKind, string, ...NodeJson[]][]) => ({
  version: 1 as const,
  settings: defaultSettings(),
  sections: sections.map(([kind, title, ...content], at) => ({
    id: `s${at}`,
    kind,
    title,
    content: { type: 'doc', content },
  })),
  sources: [{ id: 'src', raw: 'Иванов И. И. Датчики. – Москва : Наука, 2020.', csl: null }],
});

test('a text is read under its headings, which do not count themselves', () => {
  const passages = documentPassages(
    documentOf(
      ['intro', '', paragraph('Датчик измеряет уровень.')],
      ['chap', 'Описание', paragraph('Обзор.'), heading('Устройство'), paragraph('Поплавок.')],
    ),
  );
  expect(passages).toEqual([
    { heading: 'ВВЕДЕНИЕ', text: 'Датчик измеряет уровень.\n' },
    { heading: 'Описание', text: 'Обзор.\n' },
    { heading: 'Устройство', text: 'Поплавок.\n' },
  ]);
});

test('title page, contents and lists of sources are left out, those under a typed heading too', () => {
  const source = paragraph('Петров П. П. Уровнемеры. – Казань, 2021.');
  const passages = documentPassages(
    documentOf(
      ['title', '', paragraph('Министерство')],
      ['main', '', paragraph('Введение 3')],
      ['references', '', source],
      ['literatures', 'Литература', source],
      ['common', '5 Список использованных источников', source],
      ['common', 'Выводы', paragraph('Готово.'), heading('Библиографический список'), source],
      ['common', 'Конец', paragraph('Готово всё.'), paragraph('Список литературы:'), source],
    ),
  );
  expect(passages.map((passage) => passage.text)).toEqual(['Готово.\n', 'Готово всё.\n']);
});

test('a chapter on sources of something is no list of sources', () => {
  for (const title of ['Источники питания датчика', 'Обзор литературы', 'Источники погрешностей']) {
    expect(documentPassages(documentOf(['chap', title, paragraph('Текст.')]))).toHaveLength(1);
  }
});

test('of a plain text what follows the line over its sources is left out', () => {
  const told = plainPassages('Обзор', 'Сделано.\nИ проверено.\nReferences\n1. Smith J. Sensors.');
  expect(told).toEqual([{ heading: 'Обзор', text: 'Сделано.\nИ проверено.\n' }]);
  expect(plainPassages('Обзор', '  ')).toEqual([]);
});
