import { type DocumentSnapshot, USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { citation, paragraph, section, snapshot, source } from '../../model/sample-document.ts';
import { footnote, pageCitation, sourcesOf, textOf } from './documents.ts';

/** A list of references typed by hand. */
export function referencesOf(...raws: string[]): DocumentSnapshot {
  const document = sourcesOf(...raws);
  const sourceStyle = { ...USUAL_SOURCE_STYLE, standard: '7.0.5-2008' } as const;
  return { ...document, settings: { ...document.settings, sourceStyle } };
}

/** A chapter with one source in the list and these parts in its line. */
export const citing = (...parts: Parameters<typeof paragraph>): DocumentSnapshot =>
  snapshot([section('chap', 'c', 'Обзор', paragraph(...parts))], {
    sources: [source('s'), source('t')],
  });

/** A line with these footnotes, a word between two. */
export const footnotesOf = (...texts: string[]): DocumentSnapshot =>
  citing(...texts.flatMap((text) => ['слово', footnote(text)]));

const RECORD = 'Орлов А. А. Сети : моногр. М. : Наука, 2020. 90 с.';

/** One breach of every rule about records, references and links. */
export const BIBLIOGRAPHY_BREACHES = {
  'B100-4.6.4-dot-instead': sourcesOf(
    'Сети / А. А. Орлов. Москва : Наука, 2020. 90 с.',
    'Мосты / Б. Б. Лис. Казань : Волга, 2021. 80 с.',
  ),
  'B100-5.5-unknown': sourcesOf('Сети. – Б. м. : Наука, 2020.'),
  'B100-5.7-series': sourcesOf('Сети. – 90 с. – Серия «Связь». – Текст : непосредственный.'),
  'B100-7-component': sourcesOf('Сети // Вестник. – 2020. – С. 5. – Текст : непосредственный.'),
  'B100-patent-2020': sourcesOf('Патент № 1 Российская Федерация. Шов : опубл. 01.02.2020.'),
  'B100-thesis-name': sourcesOf('Сети : диссертация / А. А. Орлов. – Москва, 2020.'),
  'R05-4.9.1-dot': referencesOf('Сети. – М. : Наука, 2020.'),
  'R05-4.9.3-abbr': referencesOf('Сети. Москва : Наука, 2020.'),
  'R05-4.9.4-extent': referencesOf('Сети. М. : Наука, 2020. 90 с. С. 15.'),
  'R05-4.10.1-heading': referencesOf('Сети / А. А. Орлов, Б. Б. Лис. М. : Наука, 2020.'),
  'R05-4.10.2-heading-all': referencesOf('Орлов А. А. Сети / А. А. Орлов. М. : Наука, 2020.'),
  'R05-heading-form': referencesOf('Орлов, А. А. Сети. М. : Наука, 2020.'),
  'R05-four-plus': referencesOf('Сети / А. А. Орлов, Б. Б. Лис [и др.]. М. : Наука, 2020.'),
  'R05-10.3-electronic': referencesOf(
    'Сети // Вестник. URL: http://a.ru (дата обращения: 01.02.2020).',
    'Мосты. М., 2020.',
  ),
  'R05-10.4-notes-order': referencesOf(
    'Сети. URL: http://a.ru (дата обращения: 01.02.2020). Режим доступа: по подписке.',
  ),
  'R05-10.4.4-url': referencesOf('Сети. URL: http://a.ru.'),
  'R05-11.4-archive': sourcesOf('Записки // Архив. Ф. 41, оп. 2, д. 45.'),
  'R05-4.12-secondary': textOf('Так считали (цит. по книге Орлова).'),
  'R05-5.2-intext': textOf('Так считали [Орлов А. А. Сети. М. : Наука, 2020. С. 5].'),
  'R05-7.4.1-link': textOf('Так считали (источник 5).'),
  'R05-7.5.1-author-link': citing('Так считали [Орлов, 2003, с. 18].'),
  'R05-7.5.2-long-title': textOf('Так считали [Сети хранения..., 2003].'),
  'R05-7.5.3-volume': citing('Слово ', pageCitation('s', 'с. 17, т. 1')),
  'R05-7.5.4-several': citing('Слово ', citation('s'), ', ', citation('t')),
  'R05-8.4-repeat': footnotesOf(RECORD, RECORD),
  'R05-8.10-ibid': footnotesOf('Там же. С. 5.'),
  'R05-8.12-opcit': footnotesOf('Указ. соч. С. 5.'),
  'R05-9.1-complex': footnotesOf(`${RECORD.slice(0, -1)}.; Лис Б. Б. Мосты. М., 2020.`),
} as const;
