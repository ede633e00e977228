import type { DocumentSnapshot, NodeJson, SectionKind } from '@pv/editor-schema';
import { citation, paragraph, section, snapshot } from '../../model/sample-document.ts';

/** Records in the form of the standard, made up for this test. */
export const SOURCES = [
  'Лебедева, О. В. Контроль швов : учебное пособие / О. В. Лебедева, И. П. Сидоров. – Москва : Наука, 2020. – 256 с. – Текст : непосредственный.',
  'Blinn, J. F. Clouds / J. F. Blinn. – Text : electronic // Journal. – 2019. – Vol. 13, no. 16. – P. 5–9. – URL: https://a.org/x (дата обращения: 01.02.2020).',
];

/** One fault, or what looks like one. */
export interface Seed {
  /** One more line of the chapter, or a block. */
  line?: string | NodeJson;
  /** A record of the list in the place of the first. */
  source?: string;
  /** The text of another section. */
  sections?: Partial<Record<SectionKind, NodeJson[]>>;
}

/** A small work without a fault, with one fault put in. */
export function work({ line, source, sections = {} }: Seed = {}): DocumentSnapshot {
  const own = (kind: SectionKind, ...content: NodeJson[]) => sections[kind] ?? content;
  const block = typeof line === 'string' ? paragraph(line) : line;
  return snapshot(
    [
      section('title', 't', ''),
      section('abstract', 'a', 'Реферат', ...own('abstract', paragraph('Работа о швах.'))),
      section('main', 'm', 'Содержание'),
      section(
        'intro',
        'i',
        'Введение',
        ...own(
          'intro',
          paragraph(
            'Актуальность работы ясна, новизна описана. Цель — найти объект и предмет, задачи и методы просты.',
          ),
        ),
      ),
      section(
        'chap',
        'c',
        'Обзор методов',
        paragraph('Швы проверяют по снимкам: методы известны, работа идёт, итоги есть.'),
        ...(block ? [block] : []),
        paragraph('Об этом сказано ', citation('s1', 's2'), '.'),
      ),
      section('conclusion', 'z', 'Заключение', paragraph('Итоги подведены.')),
      section('references', 'r', 'Список использованных источников'),
    ],
    {
      sources: [source ?? SOURCES[0] ?? '', SOURCES[1] ?? ''].map((raw, index) => ({
        id: `s${index + 1}`,
        raw,
        csl: null,
      })),
      keywords: ['швы', 'снимки', 'работа', 'методы', 'итоги'],
    },
  );
}
