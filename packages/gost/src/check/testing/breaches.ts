import { ARTICLE_PROFILE, type DocumentSnapshot, type SectionKind } from '@pv/editor-schema';
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
import type { RuleId } from '../registry.ts';
import { BIBLIOGRAPHY_BREACHES } from './bibliography-breaches.ts';
import { chapterOf, footnote, list, pageCitation, sourcesOf, textOf, titled } from './documents.ts';
import { titleBreaches } from './title-breaches.ts';

const cited = (...parts: Parameters<typeof paragraph>) =>
  snapshot([section('chap', 'c', 'Обзор', paragraph(...parts))], { sources: [source('s')] });
const withFigure = (...parts: Parameters<typeof paragraph>) =>
  chapterOf(paragraph(...parts), figure('f', 'Схема'));

/** One breach of every rule about references, sources, units, signs and style. */
const inline = {
  'V-broken-reference': chapterOf(paragraph('Рисунок ', reference('gone'))),
  'V-reference-kind': withFigure('Таблица ', reference('f')),
  'V-reference-no-word': withFigure('Смотри ', reference('f')),
  'G32-6.5.1-reference-word': withFigure('На рис. ', reference('f')),
  'G32-6.6.2-reference-word': textOf('См. табл. 1'),
  'G32-6.17.2-reference-word': textOf('Код (прил. А)'),
  'V-typed-reference': withFigure('На рисунке 1'),
  'V-typed-reference-unknown': withFigure('На рисунке 9'),
  'G32-6.5.1-word-case': withFigure('На Рисунке ', reference('f')),
  'R05-7.4.2-page': cited('Слово ', pageCitation('s', 'стр. 5')),
  'G32-6.9.1-before-dot': cited('Слово. ', citation('s')),
  'T-citation-space': cited('Слово', citation('s')),
  'G32-6.9.1-match': cited('Слово ', citation('gone')),
  'G32-6.16-uncited': cited('Слово'),
  'G32-6.9.1-brackets': cited('Слово [3]'),
  'B100-5.8.6.4-url': sourcesOf('Сети. – URL: http://a.ru.'),
  'B100-5.8.6.4-url-word': sourcesOf('Сети. – http://a.ru'),
  'B100-5.10-content-type': sourcesOf('Сети.'),
  'B100-5.10-match': sourcesOf('Сети. – URL: http://a.ru. – Текст : непосредственный.'),
  'G32-5.10.2-empty': sourcesOf(''),
  'V-source-duplicate': sourcesOf('Сети.', 'сети'),
  'G32-6.16-typed-number': sourcesOf('1. Сети.'),
  'B100-4.6.1-final-dot': sourcesOf('Сети'),
  'B100-4.6.2-area-sep': sourcesOf('Сети. - 5 с.'),
  'B100-4.6.5-spacing': sourcesOf('Сети. – Москва: Наука.'),
  'B100-7.6-numbering': sourcesOf('Вестник. – №5.'),
  'B100-7.4.1-pages': sourcesOf('Вестник. – с. 5-6.'),
  'B100-heading-comma': sourcesOf('Иванов И. И. Сети.'),
  'B100-5.2-no-GMD': sourcesOf('Сети [Электронный ресурс].'),
  'B100-5.8-access-mode': sourcesOf('Сети. – Режим доступа: http://a.ru.'),
  'B100-5.6-extent': sourcesOf('Сети. – 5 стр.'),
  'B100-4.6.11-abbr-dot': sourcesOf('Сети. – 2-е изд.. – Москва : Наука, 2020.'),
  'B100-5.8.6.4-case': sourcesOf('Сети. – URL: http://a.ru (Дата обращения: 01.02.2020).'),
  'B100-5.5-place': sourcesOf('Сети. – М. : Наука, 2020.'),
  'B100-lang': sourcesOf('Smith, J. Nets / J. Smith // Journal. – 2020. – № 5.'),
  'B100-5.2.6.2-names': sourcesOf('Сети / И.И. Иванов. – Москва : Наука, 2020.'),
  'B100-5.2.6.8-authors-1-3': sourcesOf('Иванов, И. И. Сети. – Москва : Наука, 2020.'),
  'B100-5.2.6.8-authors-4': sourcesOf(
    'Иванов, И. И. Сети / И. И. Иванов, П. П. Петров, А. А. Орлов, Б. Б. Кротов. – 2020.',
  ),
  'B100-5.2.6.8-authors-5': sourcesOf(
    'Сети / И. И. Иванов, П. П. Петров, А. А. Орлов, Б. Б. Кротов, В. В. Лис. – 2020.',
  ),
  'B100-5.5-year': sourcesOf('Сети / И. И. Иванов. – Москва : Наука. – 256 с.'),
  'G32-5.3.2.1-typed-volume': snapshot([
    section('abstract', 'a', 'Реферат', paragraph('В работе 12 рисунков и 3 таблицы.')),
  ]),
  'T-decimal-comma-cell': chapterOf(
    tableBlock('t', 'Узлы', [
      [headCell('Узел'), headCell('Цена')],
      [cell('а'), cell('0.95')],
    ]),
  ),
  'T-decimal-comma-formula': chapterOf(formula('q', 'a = 0.95 b')),
  'T-million-dot': textOf('прибыль 5 млрд. рублей'),
  'T-minus': textOf('снижение (-3 %) за год'),
  'V-bold-heading': chapterOf(
    { type: 'paragraph', content: [text('Выбор метода', 'bold')] },
    paragraph('Текст.'),
  ),
  'V-code-caption': chapterOf({
    type: 'codeBlock',
    attrs: { language: null },
    content: [text('a\nb\nc\nd')],
  }),
  'V-dead-formula-number': chapterOf(paragraph('Согласно (4.5) растёт.'), formula('q', 'a')),
  'V-intro-whole': snapshot([
    section('intro', 'i', 'Введение', heading('h', 'Цель'), paragraph('Текст.')),
  ]),
  'V-title-supervisor': textOf('Текст.'),
  'B100-doi': sourcesOf('Сети. – DOI: 10.1/2.'),
  'U8-8.11-no-mix': textOf('80 км/час'),
  'U8-8.8-product': textOf('5 кВтч'),
  'U8-8.2-roman': textOf('10 кг. воды'),
  'U8-8.13-range': textOf('от 1 до 2 %'),
  'U8-8.3-space': textOf('10кг'),
  'U8-8.3-nobreak': textOf('10 кг'),
  'T-dash': textOf('сеть - связь'),
  'T-decimal-comma': textOf('3.5 кг'),
  'T-double-space': textOf('Один  два'),
  'T-mixed-script': textOf('cистема'),
  'T-nbsp-initials': textOf('И. И. Иванов'),
  'T-nbsp-ref': textOf('рисунок 1'),
  'T-number-space': textOf('№5'),
  'T-quotes': textOf('метод "сеток"'),
  'T-range': textOf('15-20 %'),
  'T-repeated-word': textOf('в в сети'),
  'T-unprintable': textOf('Готово 🚀🚀 к запуску'),
  'T-short-forms': textOf('т.е. сеть'),
  'T-space-before-sign': textOf('сеть , узел'),
  'T-space-after-sign': textOf('сеть,узел'),
  'T-yo': textOf('отчёт и отчет'),
  'V-no-empty-paragraphs': textOf('', 'Текст.'),
  'V-first-person': textOf('Мной найдено.'),
  'G32-6.1.1-bold': chapterOf(paragraph(text('важно', 'bold'))),
  'V-underline': chapterOf(paragraph(text('важно', 'underline'))),
  'V-paragraph-end': textOf('Здесь ровно девять слов в одном абзаце без точки', 'Текст.'),
} as const;

const grid = [[cell('а'), cell('б')]];
const table = (caption: string) => chapterOf(tableBlock('t', caption, grid));
const headed = (head: string, ...rows: string[][]) =>
  chapterOf(
    tableBlock('t', 'Узлы', [
      [headCell('Имя'), headCell(head)],
      ...rows.map((texts) => texts.map((text) => cell(text))),
    ]),
  );
const pages = Array.from({ length: 4 }, () => paragraph('слово '.repeat(300)));

/** One breach of every rule about lists, captions, tables, notes, formulas and their places. */
const blocks = {
  'E105-6.7.1-lead-in': chapterOf(paragraph('Узлы сети'), list('мост,', 'луч.')),
  'E105-6.7.1-one-element': chapterOf(list('мост.')),
  'G32-6.4.6-lowercase': chapterOf(paragraph('Есть мост.'), list('Мост,', 'луч.')),
  'G32-6.4.6-punct': chapterOf(list('мост', 'луч')),
  'G32-6.4.6-typed-list': textOf('- мост;', '- луч.'),
  'G32-6.4.6-typed-marker': chapterOf(list('- мост;', 'луч.')),
  'G32-6.5.8-caption-capital': chapterOf(figure('f', 'схема')),
  'G32-6.6.3-caption-capital': table('узлы'),
  'V-listing-capital': chapterOf(listing('l', 'код', 'x')),
  'G32-6.5.7-caption': chapterOf(figure('f', 'Схема.')),
  'G32-6.6.3-caption': table('Узлы.'),
  'V-listing-dot': chapterOf(listing('l', 'Код.', 'x')),
  'V-caption-empty': table(''),
  'G32-6.5.1-no-image': chapterOf({ type: 'figure', attrs: { id: 'f', images: [] } }),
  'V-object-in-cell': chapterOf(
    tableBlock('t', 'Узлы', [[{ type: 'tableCell', content: [figure('f', 'Схема')] }]]),
  ),
  'G32-6.5.7-caption-paragraph': chapterOf(figure('f', ''), paragraph('Рис. 1 – Схема')),
  'G32-6.5.7-caption-typed': chapterOf(figure('f', 'Рисунок 1 – Схема')),
  'G32-6.6.3-caption-typed': table('Таблица 1 – Узлы'),
  'V-listing-typed': chapterOf(listing('l', 'Листинг 1 – Код', 'x')),
  'G32-6.5.1-position': chapterOf(figure('f', 'Схема'), paragraph('Рисунок ', reference('f'))),
  'G32-6.6.2-position': chapterOf(
    tableBlock('t', 'Узлы', grid),
    paragraph('Таблица ', reference('t')),
  ),
  'G32-6.5.1-far': chapterOf(paragraph('Рисунок ', reference('f')), ...pages, figure('f', 'Схема')),
  'G32-6.6.2-far': chapterOf(
    paragraph('Таблица ', reference('t')),
    ...pages,
    tableBlock('t', 'Узлы', grid),
  ),
  'G32-6.5.1-reference': chapterOf(figure('f', 'Схема')),
  'G32-6.6.2-reference': table('Узлы'),
  'V-listing-reference': chapterOf(listing('l', 'Код', 'x')),
  'E105-4.4.18-empty': headed('Цена', ['мост', ''], ['луч', '2']),
  'G32-6.6.7-ditto': headed('Цена', ['мост', '10'], ['луч', '"']),
  'E105-6.8.1-size': table('Узлы'),
  'G32-6.6.5-heads-case': headed('цена', ['мост', '1']),
  'G32-6.6.5-heads-dot': headed('Цена.', ['мост', '1']),
  'E105-4.4.8-no-npp': headed('№ п/п', ['мост', '1']),
  'G32-6.6.3-header-repeat': chapterOf(
    tableBlock('t', 'Узлы', Array.from({ length: 45 }, () => grid).flat()),
  ),
  'G32-6.7.4-footnote-mark': chapterOf(paragraph('Слово ', footnote('Текст.'))),
  'G32-6.7.4-footnote-empty': chapterOf(paragraph('Слово', footnote(''))),
  'G32-6.7.3-note-single': textOf('Примечание: текст'),
  'G32-6.7.3-note-many': textOf('Примечания:'),
  'G32-6.8.1-empty': chapterOf(formula('q', '')),
  'E105-6.10.1-formula-comma': chapterOf(formula('q', 'a'), formula('r', 'b')),
  'G32-6.8.1-asterisk': chapterOf(formula('q', 'a * b')),
  'G32-6.8.4-reference': chapterOf(paragraph('Формула (', reference('q'), ')'), formula('q', 'a')),
  'G32-6.8.2-unexplained': chapterOf(formula('q', 'W')),
  'G32-6.8.2-where': chapterOf(formula('q', 'a'), paragraph('где: a — сила')),
  'G32-6.8.2-where-case': chapterOf(formula('q', 'a'), paragraph('Где a — сила')),
  'V-where-comma': chapterOf(formula('q', 'a'), paragraph('где a — сила')),
  'G32-6.17.2-order': snapshot([
    section('chap', 'c', 'Обзор', paragraph('Приложения ', reference('b'), ' и ', reference('a'))),
    section('applications', 'a', 'Схемы'),
    section('applications', 'b', 'Код'),
  ]),
} as const;

const nothing = snapshot([]);
const abstract = (keywords: string[], text: string): DocumentSnapshot =>
  snapshot([section('abstract', 'a', '', paragraph(text))], { keywords });
const lines = (kind: 'terms' | 'abbreviations', ...texts: string[]): DocumentSnapshot =>
  snapshot([section(kind, 's', '', ...texts.map((text) => paragraph(text)))]);

/** One breach of every rule about the parts of a document, headings and appendices. */
const structure = {
  'G32-5.3.2.1-keywords-count': abstract(['сеть'], 'Текст.'),
  'G32-5.3.2.1-keywords-from-text': abstract(['нейросеть'], 'Текст.'),
  'G32-5.3.2.2-abstract-length': abstract([], 'слово '.repeat(300)),
  'G32-6.2.2-empty': snapshot([section('intro', 'i', 'Введение')]),
  'V-intro-keywords': snapshot([section('intro', 'i', '', paragraph('Актуальность высока.'))]),
  'G32-5.5.2-terms-opening': lines('terms', 'сеть — связь'),
  'G32-5.6.1-abbr-opening': lines('abbreviations', 'ОС — система'),
  'G32-4-order': snapshot([section('chap', 'c', 'Обзор'), section('intro', 'i', '')]),
  'G32-4-required': nothing,
  'G32-4-sources-practice': nothing,
  'G32-6.2.1-struct-kind': titled('Введение'),
  'G32-4-unassigned': titled('Черновик', 'common'),
  'G32-5.6.2-abbr-needed': chapterOf(paragraph('СУБД, АСУ, ЛВС, САПР и СУБД, АСУ, ЛВС, САПР')),
  'G32-5.6.3-abbr-inline': lines('abbreviations', 'ОС — система'),
  'V-abbr-expand': chapterOf(paragraph('Взята СУБД. Эта СУБД быстра.')),
  'G32-6.14-terms-form': lines('terms', 'сеть — связь;'),
  'G32-6.15-abbr-form': lines('abbreviations', 'ОС — система.'),
  'G32-6.14-terms-order': lines('terms', 'узел — точка', 'сеть — связь'),
  'G32-6.15-abbr-order': lines('abbreviations', 'ОС — система', 'БД — база'),
  'G32-6.2.3-all-caps': chapterOf(heading('h', 'ОБЗОР СЕРВЕРОВ'), paragraph('Дан обзор серверов.')),
  'G32-6.2.3-final-dot': titled('Обзор.'),
  'G32-6.2.3-capital': titled('обзор'),
  'G32-6.4.7-heading-clear': titled('Обзор '.repeat(40)),
  'G32-6.2.2-levels': chapterOf(heading('h', 'Сети', 4)),
  'G32-6.2.2-titles': titled(''),
  'V-heading-not-adjacent': chapterOf(heading('h', 'Сети'), { type: 'codeBlock' }),
  'G32-6.4.3-single-item': chapterOf(heading('h', 'Сети'), paragraph('Текст.')),
  'G32-6.4.1-sequence': titled('1.2 Обзор'),
  'G32-6.17.2-reference': titled('Схемы', 'applications'),
  'G32-6.17.3-title': titled('', 'applications'),
  'G32-6.17.3-typed': titled('Приложение А. Схемы', 'applications'),
} as const;

const article = (kind: SectionKind, text = 'Текст.'): DocumentSnapshot =>
  snapshot([section(kind, 'a', '', paragraph(text))], { profile: ARTICLE_PROFILE });

/** One breach of every rule about articles. */
const articles = {
  'R707-parts': article('intro'),
  'R707-udc': article('title'),
  'R707-keywords': article('abstract'),
  'R707-abstract': article('abstract', 'слово '.repeat(251)),
  'R707-english': article('title'),
} as const;

/** One breach of every rule about forms of units, signs and abstracts. */
const forms = {
  'U8-8.4-decimal': textOf('Масса 423 т,06 велика.'),
  'U8-8.5-tolerance': textOf('Масса 100 ± 1 кг дана.'),
  'U8-8.9-single-slash': textOf('Значение 5 Вт/м/К дано.'),
  'U8-8.7-no-unit-in-formula': chapterOf(formula('f', 'm = \\rho V~\\text{кг}')),
  'E105-4.2.4-signs': textOf('Доля растёт, взят этот % от неё.'),
  'A9-5.2.3-start': snapshot([
    section('abstract', 'a', '', paragraph('Автор рассматривает сети.')),
  ]),
  'A9-5.2.11-objects': snapshot([section('abstract', 'a', '', formula('f', 'a = b'))]),
  'T-heading-no-abbr': chapterOf({
    type: 'heading',
    attrs: { id: 'h', level: 2 },
    content: [text('Число '), { type: 'formulaInline', attrs: { tex: 'x' } }],
  }),
} as const;

/** For every rule, the smallest document that breaks it: a rule without one does not compile. */
export const BREACHES: Readonly<Record<RuleId, DocumentSnapshot>> = {
  ...BIBLIOGRAPHY_BREACHES,
  ...articles,
  ...titleBreaches,
  ...forms,
  ...structure,
  ...blocks,
  ...inline,
};
