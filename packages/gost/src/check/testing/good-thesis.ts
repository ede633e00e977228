import type { DocumentSnapshot } from '@pv/editor-schema';
import {
  cell,
  citation,
  figure,
  formula,
  headCell,
  heading,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  source,
  tableBlock,
  text,
} from '../../model/sample-document.ts';
import { footnote, inlineFormula, items, list } from './documents.ts';

const nb = '\u00A0';

/** A small thesis in which a strict controller finds nothing: rules are tried against it. */
export function goodThesis(): DocumentSnapshot {
  return snapshot(
    [
      section('title', 'title', ''),
      section(
        'abstract',
        'abstract',
        '',
        paragraph('Объект исследования — облачная инфраструктура предприятия.'),
        paragraph('Цель работы — снижение затрат на вычислительную технику.'),
      ),
      section('main', 'main', ''),
      section(
        'terms',
        'terms',
        '',
        paragraph(
          'В настоящей работе применяют следующие термины с соответствующими определениями:',
        ),
        paragraph('Гипервизор — программа, которая делит сервер между виртуальными машинами'),
        paragraph('Контейнер — изолированная среда выполнения (ядра, файлов и т. д.)'),
      ),
      section(
        'abbreviations',
        'abbreviations',
        '',
        paragraph('В настоящей работе применяют следующие сокращения и обозначения:'),
        paragraph('ВМ — виртуальная машина'),
        paragraph('ОС — операционная система'),
        paragraph('СХД — система хранения данных'),
        paragraph('API — программный интерфейс приложения'),
      ),
      intro(),
      ...chapters(),
      section(
        'conclusion',
        'conclusion',
        '',
        paragraph('Поставленная цель достигнута, затраты предприятия снижены на 15', nb, '%.'),
      ),
      section('references', 'references', ''),
      section('illustrative', 'illustrative', ''),
      section(
        'applications',
        'a',
        'Код развёртывания',
        listing(null, 'Сценарий запуска', 'kubectl  apply -f "app.yaml"'),
        paragraph('Сценарий запускают на каждом сервере предприятия.'),
      ),
    ],
    {
      sources: SOURCES,
      keywords: ['облачная инфраструктура', 'контейнер', 'гипервизор', 'сервер', 'затраты'],
    },
  );
}

const intro = () =>
  section(
    'intro',
    'intro',
    '',
    paragraph('Актуальность работы вызвана ростом цен на серверы ', citation('s1'), '.'),
    paragraph(
      'Объект исследования — инфраструктура, предмет — методы развёртывания облачных сред.',
    ),
    paragraph('Для достижения цели поставлены следующие задачи:'),
    list(
      'изучить способы виртуализации;',
      'выбрать гипервизор, подходящий предприятию;',
      'оценить затраты.',
    ),
  );

function chapters() {
  return [
    section(
      'chap',
      'c1',
      'Обзор способов виртуализации',
      paragraph(`Способы виртуализации сравнил А.${nb}С.${nb}Иванов `, citation('s2', 's1'), '.'),
      heading('h1', 'Виртуальные машины'),
      paragraph(
        'Каждая ВМ запускает свою ОС',
        footnote('В том числе Linux.'),
        ` (рисунок${nb}`,
        reference('f1'),
        ').',
      ),
      figure('f1', 'Устройство виртуальной машины'),
      paragraph(`Потребление памяти приведено в таблице${nb}`, reference('t1'), '.'),
      tableBlock('t1', 'Потребление памяти', [
        [headCell('Способ'), headCell('Память, ГБ')],
        [cell('ВМ'), cell('3,5')],
        [cell('Контейнер'), cell('—')],
      ]),
      heading('h2', 'Контейнеры'),
      paragraph(
        'Метод «сетевых ',
        text('пространств', 'italic'),
        `» описан в разделе${nb}`,
        reference('h1'),
        '.',
      ),
      items('orderedList', ['первый слой,'], ['второй слой.']),
      heading('h3', 'Источники'),
      paragraph(`Образ контейнера описан в листинге${nb}`, reference('l1'), '.'),
      listing('l1', 'Образ контейнера', 'FROM scratch\n\n\nCOPY app /\n\n'),
      paragraph('Из образа запускают сколько угодно контейнеров.'),
    ),
    section(
      'chap',
      'c2',
      'Расчёт затрат',
      paragraph(
        `Код приведён в приложении${nb}`,
        reference('a'),
        ', затраты — в формуле',
        nb,
        reference('q'),
      ),
      formula('q', 'C = N \\cdot p,'),
      paragraph(
        'где ',
        inlineFormula('C'),
        ' — затраты, ',
        inlineFormula('N'),
        ' — число серверов, ',
        inlineFormula('p'),
        ` — цена сервера, от 10${nb}% до 20${nb}% бюджета.`,
      ),
      paragraph(`Мощность сервера — 2,5${nb}кВт, СХД — 500${nb}Вт.`),
    ),
  ];
}

const SOURCES = [
  source(
    's1',
    'Иванов, А. С. Облака / А. С. Иванов. – Москва : Наука, 2020. – 300 с. – Текст : непосредственный.',
  ),
  source(
    's2',
    'Петров, И. И. Контейнеры / И. И. Петров. – Текст : электронный // Сети. – 2021. – № 2. – С. 5–9. – URL: https://example.org/a (дата обращения: 01.02.2026).',
  ),
];
