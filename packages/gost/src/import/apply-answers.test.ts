import { checkContent } from '@pv/editor-schema';
import { describe, expect, test } from 'vitest';
import {
  describe as describeResult,
  type Imported,
  importMessy,
} from '../../test/messy-docx/import-messy.ts';
import { h, p, picture } from '../../test/messy-docx/pieces.ts';
import { applyAnswers } from './apply-answers.ts';
import type { ImportResult } from './result.ts';

const MONO = { font: 'Courier New' };

/** After the sources come code and twice captioned figures: two appendices without their headings. */
const LOST_APPENDICES = [
  h(1, 'Глава'),
  p('Код дан в приложении А, снимки — в приложении Б; см. [2].'),
  h(1, 'Список литературы'),
  p('1. Первый, 2020.'),
  p('one()\ntwo()', MONO),
  p('three()\nfour()', MONO),
  p(picture('img1')),
  p('Рис. 8.2 – Рис. Б.1 — Вход'),
  p('Между снимками.'),
  p(picture('img2')),
  p('Рис. 8.3 – Рис. Б.2 — Выход'),
];

/** Answers every question by the kind of its number; undefined leaves it. */
function answer(
  { result }: Pick<Imported, 'result'>,
  values: readonly (string | undefined)[],
): ImportResult {
  const pairs = result.report.questions.flatMap((question, index) => {
    const value = values[index];
    return value ? [[question.id, value]] : [];
  });
  const answered = applyAnswers(result, Object.fromEntries(pairs));
  for (const section of answered.snapshot.sections) checkContent(section.content);
  return answered;
}

describe('appendices that lost their headings', () => {
  test('stay apart, each run by itself, and are asked about with what speaks for them', async () => {
    const { lines, result } = await importMessy(LOST_APPENDICES);
    expect(lines.slice(2)).toEqual([
      '# references Список литературы',
      '# common',
      'code one() ⏎ two()',
      'code three() ⏎ four()',
      '# common',
      'figure1[1] Вход',
      'Между снимками.',
      'figure2[1] Выход',
    ]);
    expect(result.report.questions).toMatchObject([
      { kind: 'unassigned', suggested: 'appendix:А', counts: { listings: 2, figures: 0 } },
      { kind: 'unassigned', suggested: 'appendix:Б', counts: { listings: 0, figures: 2 } },
    ]);
    expect(result.report.questions[0]?.options.map((option) => option.value)).toEqual([
      'appendix:А',
      'appendix:Б',
      'sources',
      'apart',
    ]);
  });

  test('become appendices by the answers, and the text refers to them', async () => {
    const made = await importMessy(LOST_APPENDICES);
    const answered = answer(made, ['appendix:А', 'appendix:Б']);
    const lines = describeResult(answered.snapshot);
    expect(lines[1]).toBe(
      'Код дан в приложении {applications1}, снимки — в приложении {applications2}; см. [2].',
    );
    expect(lines.filter((line) => line.startsWith('# app'))).toHaveLength(2);
    expect(answered.report.questions).toEqual([]);
    expect(answered.report.counts).toMatchObject({ appendices: 2, crossReferences: 2 });
    const left = answered.report.warnings.filter((one) => one.code.endsWith('_unresolved'));
    expect(left.map((one) => one.values.was)).toEqual(['[2]']);
  });

  test('become sources where that is the answer, and citations find them', async () => {
    const made = await importMessy(LOST_APPENDICES);
    const answered = answer(made, ['sources', 'apart']);
    expect(answered.snapshot.sources.map((source) => source.raw)).toEqual([
      'Первый, 2020.',
      'one() two()',
      'three() four()',
    ]);
    const lines = describeResult(answered.snapshot);
    expect(lines[1]).toContain('{2}');
    expect(lines.filter((line) => line === '# common')).toHaveLength(1);
  });

  test('pictures among sources stay in a section of their own', async () => {
    const made = await importMessy(LOST_APPENDICES);
    const answered = answer(made, [undefined, 'sources']);
    expect(describeResult(answered.snapshot).slice(-3)).toEqual([
      '# common',
      'figure1[1] Вход',
      'figure2[1] Выход',
    ]);
    expect(answered.report.questions).toHaveLength(1);
  });
});

test('live references in what becomes a source are typed numbers again', async () => {
  const made = await importMessy([
    ...LOST_APPENDICES.slice(0, 4),
    p('one()', MONO),
    p('Продолжение [1, с. 5], рис. Б.1.'),
    p(picture('img1')),
    p('Рисунок Б.1 – Вход'),
  ]);
  const answered = answer(made, ['sources']);
  expect(answered.snapshot.sources.at(-1)?.raw).toBe('Продолжение [1, с. 5], рис. Б.1.');
  expect(answered.report.warnings.some((one) => one.place?.path[0] === 2)).toBe(false);
});

test('the given result is left as it was', async () => {
  const made = await importMessy(LOST_APPENDICES);
  const before = structuredClone({ ...made.result, assets: [] });
  answer(made, ['appendix:А', 'sources']);
  expect({ ...made.result, assets: [] }).toEqual(before);
});

test('an answer to another question, or of another kind, is refused', async () => {
  const { result } = await importMessy(LOST_APPENDICES);
  expect(() => applyAnswers(result, { nothing: 'apart' })).toThrow(RangeError);
  const id = result.report.questions[0]?.id ?? '';
  expect(() => applyAnswers(result, { [id]: 'drop' })).toThrow(RangeError);
});

test('labels that change their letter inside an appendix may start the next one', async () => {
  const made = await importMessy([
    h(1, 'Глава'),
    p('Снимки — в приложении Б, рис. Б.1.'),
    h(1, 'Приложение А'),
    p(picture('img1')),
    p('Рисунок А.1 – Вход'),
    p(picture('img2')),
    p('Рисунок Б.1 – Выход'),
    p('Об этом [9].'),
  ]);
  expect(made.result.report.questions).toMatchObject([
    { kind: 'appendixStart', suggested: 'split:Б', excerpt: 'Выход', place: { path: [1] } },
  ]);
  const answered = answer(made, ['split:Б']);
  expect(describeResult(answered.snapshot)).toEqual([
    '# chap Глава',
    'Снимки — в приложении {applications2}, рис. {figure2}.',
    '# applications',
    'figure1[1] Вход',
    '# applications',
    'figure2[1] Выход',
    'Об этом [9].',
  ]);
  const warning = answered.report.warnings.find((one) => one.values.was === '[9]');
  expect(warning?.place).toEqual({ sectionId: answered.snapshot.sections.at(-1)?.id, path: [1] });
  const entry = answered.report.entries.find((one) => one.was.startsWith('Рисунок Б.1'));
  expect(entry?.place).toEqual({ sectionId: answered.snapshot.sections.at(-1)?.id, path: [0] });
});

test('a page before the introduction may be made the abstract, a chapter, or dropped', async () => {
  const body = [p('Кратко о работе.'), h(1, 'Введение'), p('Подробно.')];
  const made = await importMessy(body);
  expect(describeResult(answer(made, ['section:abstract']).snapshot)[0]).toBe('# abstract');
  const dropped = answer(made, ['drop']);
  expect(describeResult(dropped.snapshot)).toEqual(['# intro Введение', 'Подробно.']);
  expect(dropped.report.setAside).toContainEqual({ kind: 'dropped', text: 'Кратко о работе.' });
});

test('a line that stands out becomes a heading, or stays', async () => {
  const body = [
    h(1, 'Обзор'),
    p('Начало.'),
    p('Достоинства', { bold: true, align: 'center' }),
    p('Конец.'),
  ];
  const made = await importMessy(body);
  expect(describeResult(answer(made, ['heading:3']).snapshot)[2]).toBe('### Достоинства');
  expect(describeResult(answer(made, ['keep']).snapshot)).toEqual(made.lines);
});

test('a second introduction is not thrown together with the first but asked about', async () => {
  const { lines, result } = await importMessy([
    h(1, 'Введение'),
    p('Раз.'),
    h(1, 'Аннотация'),
    p('Кратко.'),
    h(1, 'Abstract'),
    p('In short.'),
  ]);
  expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(3);
  expect(result.snapshot.sections.filter((section) => section.kind === 'abstract')).toHaveLength(1);
  expect(lines).toContain('In short.');
});

describe('a line that may be a heading', () => {
  const TEXT = p('Обычный текст абзаца, который заголовком не является.');

  test('becomes a chapter with all that follows it, and references to its number are live', async () => {
    const imported = await importMessy([
      h(1, '1 Обзор'),
      p('См. раздел 5.'),
      h(1, '2 Проект'),
      TEXT,
      p('5 Итоги', { bold: true, align: 'center' }),
      p('Конец работы.'),
    ]);
    expect(imported.result.report.questions[0]?.suggested).toBe('chapter');
    const { snapshot } = answer(imported, ['chapter']);
    expect(describeResult(snapshot)).toEqual([
      '# chap Обзор',
      'См. раздел {chap3}.',
      '# chap Проект',
      'Обычный текст абзаца, который заголовком не является.',
      '# chap Итоги',
      'Конец работы.',
    ]);
  });
});
