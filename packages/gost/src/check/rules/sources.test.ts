import { describe, expect, it } from 'vitest';
import { paragraph, section, snapshot } from '../../model/sample-document.ts';
import { ALL_RULES, type RuleId } from '../registry.ts';
import { sourcesOf } from '../testing/documents.ts';
import { found, marked, mended } from '../testing/judge.ts';

const MENDED: readonly [rule: RuleId, before: string, after: string][] = [
  ['B100-4.6.1-final-dot', 'Иванов, И. И. Сети', 'Иванов, И. И. Сети.'],
  ['B100-4.6.1-final-dot', 'Сети,', 'Сети.'],
  [
    'B100-4.6.2-area-sep',
    'Сети / И. И. Иванов. - Москва : Наука, 2020. -- 5 с.',
    'Сети / И. И. Иванов. – Москва : Наука, 2020. – 5 с.',
  ],
  ['B100-4.6.5-spacing', 'Сети. – Москва: Наука, 2020.', 'Сети. – Москва : Наука, 2020.'],
  ['B100-4.6.5-spacing', 'Сети// Вестник.', 'Сети // Вестник.'],
  ['B100-7.6-numbering', 'Вестник. – 2020. – №5.', 'Вестник. – 2020. – № 5.'],
  ['B100-7.4.1-pages', 'Вестник. – с.15-20.', 'Вестник. – С. 15–20.'],
  ['B100-heading-comma', 'Иванов И.И. Сети.', 'Иванов, И. И. Сети.'],
  ['B100-heading-comma', 'Чубин И. Узлы.', 'Чубин, И. Узлы.'],
  ['B100-heading-comma', 'Петров-Водкин К. С. Сети.', 'Петров-Водкин, К. С. Сети.'],
  ['B100-heading-comma', 'Blinn J. F. Clouds.', 'Blinn, J. F. Clouds.'],
  ['B100-5.2.6.2-names', 'Сети / И.И. Иванов, Петров П. П.', 'Сети / И. И. Иванов, П. П. Петров'],
  [
    'B100-4.6.2-area-sep',
    'Сети / И. И. Иванов. Москва : Наука, 2020. 256 с. URL: http://a.ru.',
    'Сети / И. И. Иванов. – Москва : Наука, 2020. – 256 с. – URL: http://a.ru.',
  ],
  ['B100-4.6.11-abbr-dot', 'Сети. – 2-е изд.. – 2020.', 'Сети. – 2-е изд. – 2020.'],
  [
    'B100-5.8.6.4-case',
    'Сети. – URL: http://a.ru (Дата обращения: 01.02.2020).',
    'Сети. – URL: http://a.ru (дата обращения: 01.02.2020).',
  ],
  ['B100-5.5-place', 'Сети. – СПб. : Наука, 2020.', 'Сети. – Санкт-Петербург : Наука, 2020.'],
  [
    'B100-lang',
    'Blinn, J. F. Clouds / J. F. Blinn // Journal. – 1998. – Т. 5, № 2. – С. 5–9.',
    'Blinn, J. F. Clouds / J. F. Blinn // Journal. – 1998. – Vol. 5, no. 2. – P. 5–9.',
  ],
  ['B100-5.2-no-GMD', 'Сети [Электронный ресурс] : учебник.', 'Сети : учебник.'],
  [
    'B100-5.8-access-mode',
    'Сети. – Режим доступа: http://a.ru (дата).',
    'Сети. – URL: http://a.ru (дата).',
  ],
  ['B100-5.6-extent', 'Сети. – 256 стр.', 'Сети. – 256 с.'],
  ['B100-5.6-extent', 'Вестник. – Стр. 5–6.', 'Вестник. – С. 5–6.'],
  ['B100-doi', 'Сети. – DOI: 10.1000/182.', 'Сети. – DOI 10.1000/182.'],
  ['B100-5.8.6.4-url-word', 'Сети. – http://a.ru/x', 'Сети. – URL: http://a.ru/x'],
  ['G32-6.16-typed-number', '[12] Иванов И. И. Сети.', 'Иванов И. И. Сети.'],
  ['G32-6.16-typed-number', '3. Иванов И. И. Сети.', 'Иванов И. И. Сети.'],
];

/** Samples in the forms that GOST R 7.0.100-2018 shows, put together from invented data. */
const RIGHT = [
  'Иванов, И. И. Сети и узлы : учебное пособие / И. И. Иванов, П. П. Петров. – 2-е изд., испр. и доп. – Москва : Наука, 2017. – 398 с. : ил. – ISBN 978-5-00000-489-4. – Текст : непосредственный.',
  'Козлова, И. И. Тенденции: конфликт проектов / И. И. Козлова. – Текст : непосредственный // Садоводство. – 2019. – Т. 5, № 2. – С. 25–32.',
  'Московская, А. А. Облака / А. А. Московская. – DOI 10.14515/monitoring.2017.6.02. – Текст : электронный // Мониторинг. – 2017. – № 6. – С. 31–35. – URL: https://a.ru/2017/142_02-a--b.pdf (дата обращения: 11.03.2017).',
  'Сети : монография / А. Н. Швецов, А. А. Суконщиков, Д. В. Кочкин [и др.]. – Санкт-Петербург : Книга, 2017. – 196 с. – Текст : непосредственный.',
  'Орлов, В. Г. Сети : диссертация / Орлов Виктор Глебович. – Томск, 2017. – 361 с. – Библиогр.: с. 296–335. – Текст : непосредственный.',
  'ГОСТ 7.32-2017. Отчет о научно-исследовательской работе : дата введения 2018-07-01. – Москва : Стандартинформ, 2017. – 27 с. – Текст : непосредственный.',
  'Smith, J. Clouds / J. Smith. – Text : electronic // Journal. – 2019. – Vol. 13, no. 16. – P. 5–9. – URL: https://a.org/x (дата обращения: 01.02.2020).',
];

describe('records of the list of sources', () => {
  it.each(MENDED)('%s mends «%s»', (rule, before, after) => {
    expect(found(rule, sourcesOf(before))).toHaveLength(1);
    expect(mended(rule, sourcesOf(before)).sources.map(({ raw }) => raw)).toEqual([after]);
  });

  it('by several authors have a heading that only the writer can mend', () => {
    const several = sourcesOf('Лаптев А.Б., Орлов В. Г. Сети.');
    expect(found('B100-heading-comma', several)).toMatchObject([
      { fixable: false, values: { found: 'Лаптев А.Б.', right: 'Лаптев, А. Б.' } },
    ]);
    expect(mended('B100-heading-comma', several)).toEqual(several);
  });

  it('in the standard’s form break no rule', () => {
    const rules = ALL_RULES.map(({ id }) => id).filter((id) => id.startsWith('B100'));
    const broken = rules.flatMap((rule) => found(rule, sourcesOf(...RIGHT)));
    expect(broken.map(({ rule, subject }) => [rule, subject])).toEqual([]);
  });

  it('with an address say when it was visited and that the text is electronic', () => {
    const document = sourcesOf('Сети. – URL: http://a.ru. – Текст : непосредственный.', 'Сети.');
    expect(found('B100-5.8.6.4-url', document).map(({ subject }) => subject)).toEqual([
      { kind: 'source', id: 's1' },
    ]);
    const [match] = found('B100-5.10-match', document);
    expect(match && marked(document, match)).toBe('непосредственный');
    expect(found('B100-5.10-content-type', document).map(({ subject }) => subject)).toEqual([
      { kind: 'source', id: 's2' },
    ]);
  });

  it('are written, and once', () => {
    const document = sourcesOf(
      '',
      'Сети / И. И. Иванов.',
      'СЕТИ / И.И. Иванов (дата обращения: 01.01.2020)',
    );
    expect(found('G32-5.10.2-empty', document)).toHaveLength(1);
    expect(found('V-source-duplicate', document)).toMatchObject([
      { subject: { kind: 'source', id: 's3' } },
    ]);
  });

  it('made from fields have their date of access, and repeat nothing, as typed ones', () => {
    const page = { type: 'webpage', title: 'Сети', URL: 'https://a.ru' };
    const document = snapshot([section('chap', 'c', 'Обзор', paragraph('Текст.'))], {
      sources: [
        { id: 'a', raw: '', csl: page },
        { id: 'b', raw: 'Сети. – URL: https://a.ru (дата обращения: 01.02.2020).', csl: null },
      ],
    });
    expect(found('B100-5.8.6.4-url', document)).toMatchObject([{ subject: { id: 'a' } }]);
    expect(found('V-source-duplicate', document)).toMatchObject([{ subject: { id: 'b' } }]);
    const book = { type: 'book', title: 'Сети', 'publisher-place': 'М.', publisher: 'Наука' };
    const short = snapshot([section('chap', 'c', 'Обзор', paragraph('Текст.'))], {
      sources: [{ id: 'a', raw: '', csl: book }],
    });
    expect(found('B100-5.5-place', short)).toMatchObject([
      { fixable: false, values: { found: 'М.', right: 'Москва' } },
    ]);
  });

  it.each([
    ['B100-5.2.6.8-authors-1-3', 'Иванов, И. И. Сети. – Москва : Наука, 2020.'],
    [
      'B100-5.2.6.8-authors-4',
      'Иванов, И. И. Сети / И. И. Иванов, П. П. Петров, А. А. Орлов, Б. Б. Кротов. – 2020.',
    ],
    [
      'B100-5.2.6.8-authors-5',
      'Иванов, И. И. Сети / И. И. Иванов, П. П. Петров, А. А. Орлов [и др.]. – 2020.',
    ],
    [
      'B100-5.5-year',
      'Сети // Вестник. – № 2. – URL: https://a.ru/2020 (дата обращения: 01.02.2020).',
    ],
  ] as const)('%s finds «%s», which only the writer can mend', (rule, record) => {
    expect(found(rule, sourcesOf(record))).toMatchObject([{ fixable: false }]);
  });

  it('made from fields are right by construction and not read', () => {
    const document = snapshot([section('chap', 'c', 'Обзор', paragraph('Текст.'))], {
      sources: [{ id: 's', raw: 'Сети - 5 стр', csl: { title: 'Сети' } }],
    });
    expect(found('B100-4.6.1-final-dot', document)).toEqual([]);
  });
});
