import { describe, expect, it } from 'vitest';
import { figure, heading, paragraph, section, snapshot } from '../../model/sample-document.ts';
import { found, mended } from '../testing/judge.ts';

const kinds = (document: ReturnType<typeof snapshot>) => document.sections.map(({ kind }) => kind);
const one = (kind: Parameters<typeof section>[0], title = '') =>
  section(kind, `${kind}-id`, title, paragraph('Текст раздела.'));

describe('order of sections', () => {
  it('is that of clause 4, and unassigned text stays after its neighbour', () => {
    const document = snapshot([
      one('intro'),
      one('common'),
      one('abstract'),
      one('conclusion'),
      one('chap'),
    ]);
    expect(found('G32-4-order', document)).toMatchObject([
      { values: { name: 'Реферат', before: 'Введение' }, place: { sectionId: 'abstract-id' } },
    ]);
    expect(kinds(mended('G32-4-order', document))).toEqual([
      'abstract',
      'intro',
      'common',
      'chap',
      'conclusion',
    ]);
  });

  it('is right with several chapters and appendices in a row', () => {
    const document = snapshot([
      one('title'),
      one('intro'),
      one('chap'),
      one('chap'),
      one('applications'),
    ]);
    expect(found('G32-4-order', document)).toEqual([]);
  });
});

describe('required sections', () => {
  it('are named when absent, and those that the product makes are added in their place', () => {
    const document = snapshot([one('abstract'), one('intro'), one('chap')]);
    expect(
      found('G32-4-required', document).map(({ values, fixable }) => [values.name, fixable]),
    ).toEqual([
      ['Титульный лист', true],
      ['Содержание', true],
      ['Заключение', false],
    ]);
    expect(kinds(mended('G32-4-required', document))).toEqual([
      'title',
      'abstract',
      'main',
      'intro',
      'chap',
    ]);
  });

  it('include a list of sources by practice, under either name', () => {
    expect(found('G32-4-sources-practice', snapshot([one('intro')]))).toHaveLength(1);
    expect(found('G32-4-sources-practice', snapshot([one('literatures')]))).toEqual([]);
  });
});

describe('kinds of sections', () => {
  it('follow a title that names a structural element', () => {
    const document = snapshot([one('chap', 'Введение.'), one('common', 'Перечень сокращений')]);
    expect(kinds(mended('G32-6.2.1-struct-kind', document))).toEqual(['intro', 'abbreviations']);
  });

  it('are not changed when the document has that element already', () => {
    const document = snapshot([one('intro'), one('chap', 'Введение')]);
    expect(found('G32-6.2.1-struct-kind', document)).toMatchObject([{ fixable: false }]);
    expect(found('G32-6.2.1-struct-kind', snapshot([one('chap', 'Введение в предмет')]))).toEqual(
      [],
    );
  });

  it('are asked for where nobody has assigned one', () => {
    const document = snapshot([one('common', 'Черновик'), one('common', 'Введение')]);
    expect(found('G32-4-unassigned', document).map(({ values }) => values.title)).toEqual([
      'Черновик',
    ]);
  });
});

describe('emptiness', () => {
  it('is found in sections and under headings; a deeper heading is no emptiness', () => {
    const document = snapshot([
      section('intro', 'i', 'Введение'),
      section(
        'chap',
        'c',
        'Обзор',
        heading('a', 'Пустой'),
        heading('b', 'Полный'),
        heading('d', 'Глубже', 3),
        paragraph('Текст.'),
      ),
      section('references', 'r', ''),
    ]);
    expect(found('G32-6.2.2-empty', document).map(({ values }) => values.title)).toEqual([
      'Введение',
      'Пустой',
    ]);
  });

  it('is no list of illustrations that has something to list', () => {
    const list = section('illustrative', 'l', 'Список');
    const empty = (...content: Parameters<typeof section>[3][]) =>
      found('G32-6.2.2-empty', snapshot([section('chap', 'c', 'Обзор', ...content), list]));
    expect(empty(paragraph('Текст'), figure('f', 'Схема'))).toEqual([]);
    expect(empty(paragraph('Текст'))).toMatchObject([{ place: { sectionId: 'l' } }]);
  });
});

describe('abstract', () => {
  const abstract = (keywords: string[], text: string) =>
    snapshot(
      [
        section('abstract', 'a', '', paragraph(text)),
        section(
          'chap',
          'c',
          'Обзор',
          paragraph('Применялись облачные вычисления, сети под управлением.'),
        ),
      ],
      { keywords },
    );

  it('has 5 to 15 keywords', () => {
    const count = (n: number) =>
      found('G32-5.3.2.1-keywords-count', abstract(Array(n).fill('сеть'), 'Т.'));
    expect([4, 16].map((n) => count(n)[0]?.values.count)).toEqual([4, 16]);
    expect([5, 15].flatMap(count)).toEqual([]);
    expect(count(4)[0]).toMatchObject({
      subject: { kind: 'keywords' },
      place: { sectionId: 'a', path: [] },
    });
  });

  it('has keywords of the text, in whatever case they stand there', () => {
    const document = abstract(
      ['ОБЛАЧНЫЕ ВЫЧИСЛЕНИЯ', 'сеть', 'управление', 'квантовый компьютер'],
      'Т.',
    );
    expect(
      found('G32-5.3.2.1-keywords-from-text', document).map(({ values }) => values.word),
    ).toEqual(['квантовый компьютер']);
  });

  it('fits a page', () => {
    expect(found('G32-5.3.2.2-abstract-length', abstract([], 'а'.repeat(850)))).toEqual([]);
    expect(found('G32-5.3.2.2-abstract-length', abstract([], 'а'.repeat(1501)))).toMatchObject([
      { values: { count: 1501, optimum: 850 }, severity: 'should' },
    ]);
  });
});

describe('opening phrases', () => {
  it('are put before the first line', () => {
    const document = snapshot([section('terms', 't', '', paragraph('сеть — набор узлов'))]);
    const lines = mended('G32-5.5.2-terms-opening', document).sections[0]?.content.content;
    expect(lines).toEqual([
      paragraph('В настоящей работе применяют следующие термины с соответствующими определениями:'),
      paragraph('сеть — набор узлов'),
    ]);
  });

  it('are accepted in the words of a report and of a thesis', () => {
    for (const phrase of ['В настоящем отчете о НИР применяют', 'В настоящей работе применяются']) {
      const text = `${phrase} следующие сокращения и обозначения:`;
      const document = snapshot([section('abbreviations', 'a', '', paragraph(text))]);
      expect(found('G32-5.6.1-abbr-opening', document)).toEqual([]);
    }
  });
});

describe('introduction', () => {
  it('names what a committee looks for', () => {
    const document = snapshot([
      section(
        'intro',
        'i',
        '',
        paragraph(
          'Актуальность темы высока. Цель и задачи работы. Объектом служит сеть. Использованы методы анализа.',
        ),
      ),
    ]);
    expect(found('V-intro-keywords', document)).toMatchObject([{ values: { list: 'предмет' } }]);
  });
});
