import type { DocumentSnapshot } from '@pv/editor-schema';
import { heading, paragraph, section, snapshot } from '../../../model/sample-document.ts';
import { chapterOf, titled } from '../documents.ts';

const nothing = snapshot([]);
const abstract = (keywords: string[], text: string): DocumentSnapshot =>
  snapshot([section('abstract', 'a', '', paragraph(text))], { keywords });
const lines = (kind: 'terms' | 'abbreviations', ...texts: string[]): DocumentSnapshot =>
  snapshot([section(kind, 's', '', ...texts.map((text) => paragraph(text)))]);

/** One breach of every rule about the parts of a document, headings and appendices. */
export const structure = {
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
