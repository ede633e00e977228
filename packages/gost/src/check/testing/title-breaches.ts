import type { DocumentSnapshot, SectionKind, TitleFields } from '@pv/editor-schema';
import { figure, paragraph, reference, section, snapshot } from '../../model/sample-document.ts';

const REPORT = 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ';
const PEOPLE =
  'Руководитель, профессор; О. В. Лебедева; раздел 1\nИсполнитель, инженер; А. С. Иванова; раздел 2';

/** A report of which the title page alone is told. */
export const reportWith = (titleFields: TitleFields, ...kinds: SectionKind[]): DocumentSnapshot =>
  snapshot(
    kinds.map((kind) => section(kind, kind, '')),
    { titleFields: { workKind: REPORT, ...titleFields } },
  );

/** A report with these lines of performers. */
export const performersOf = (...lines: string[]): DocumentSnapshot =>
  reportWith({ performersList: lines.join('\n') }, 'performers');

const DISSERTATION = 'gost-r-7.0.11-2011';

/** A dissertation of one section with this text. */
export const dissertationWith = (kind: SectionKind, ...texts: string[]): DocumentSnapshot =>
  snapshot([section(kind, 'a', '', ...texts.map((text) => paragraph(text)))], {
    profile: DISSERTATION,
  });

/** An autoreferat of one section with this text. */
export const autoreferatWith = (kind: SectionKind, ...texts: string[]): DocumentSnapshot => {
  const work = dissertationWith(kind, ...texts);
  return { ...work, settings: { ...work.settings, profile: `${DISSERTATION}-autoreferat` } };
};

const moved = reportWith({}, 'title');

/** One breach of every rule about title pages, performers and dissertations. */
export const titleBreaches = {
  'G32-6.10.1-fields': reportWith({}, 'title'),
  'G32-6.10.1-udk': reportWith({}, 'title'),
  'G32-6.10.1-order': {
    ...moved,
    settings: {
      ...moved.settings,
      titleBlocks: [
        { id: 'title', kind: 'title' },
        { id: 'ministry', kind: 'ministry' },
      ],
    },
  },
  'G32-6.10.1-names-equal': reportWith({ title: 'Шум', projectName: 'шум' }, 'title'),
  'G32-6.10.1-date': reportWith({ approve: 'Ректор, 1.2.26; И. И. Иванов' }, 'title'),
  'G32-6.10.1-continuation': reportWith(
    { people: 'Исполнитель; А. С. Иванова\n'.repeat(11) },
    'title',
  ),
  'G32-6.4.8-book-number': reportWith({ books: 'Обзор\nРасчёты' }, 'title'),
  'G32-5.4.2-toc-books': reportWith({ volume: 'Книга 1' }, 'title'),
  'G32-4-performers': reportWith({ performersList: PEOPLE }, 'title'),
  'G32-5.2.2-single-author': performersOf('Исполнитель, инженер; А. С. Иванова; раздел 1'),
  'G32-5.2.1-performers-data': performersOf('Исполнитель; А. С. Иванова', 'Инженер'),
  'G32-6.11-order': performersOf(...PEOPLE.split('\n').toReversed()),
  'G32-6.11-columns': performersOf('Исполнитель, инженер; А. С. Иванова'),
  'D11-4-abstract': dissertationWith('abstract', 'Цель работы.'),
  'D11-5.1.2-title': dissertationWith('title'),
  'D11-5.3.1-intro': dissertationWith('intro', 'Актуальность темы видна.'),
  'D11-5.5.3-terms': dissertationWith('terms', 'Сеть — связь узлов'),
  'D11-5.7.1-illustr-list': snapshot([section('chap', 'c', 'Обзор', figure('f', 'Схема'))], {
    profile: DISSERTATION,
  }),
  'D11-5.3.9-figures': snapshot(
    [section('chap', 'c', 'Обзор', paragraph('На рисунке ', reference('f')), figure('f', 'Схема'))],
    { profile: DISSERTATION },
  ),
  'D11-9.1.1-autoref-cover': autoreferatWith('title'),
  'D11-9.1.2-autoref-back': autoreferatWith('title'),
  'D11-9.2.1-autoref-parts': autoreferatWith('intro', 'Актуальность темы видна.'),
};
