import type { FirstArticle } from './first-article.ts';

export const normControl: FirstArticle = {
  key: 'science-norm-control',
  section: 'science',
  day: '2026-11-09',
  kinds: ['nir'],
  stage: 'finish',
  ru: {
    title: 'На что смотрит нормоконтролёр',
    summary:
      'Нормоконтроль проверяет форму, а не науку. Шесть мест, из-за которых работу возвращают чаще всего, и как проверить их самому.',
    parts: [
      [
        null,
        'Нормоконтролёр не оценивает ваши выводы. Он проверяет, можно ли работу прочитать, найти в ней нужное и сослаться на неё. Поэтому его замечания предсказуемы, и почти все можно снять до встречи.',
      ],
      [
        'Шесть частых причин возврата',
        [
          'Рисунок или таблица есть, а ссылки на них в тексте нет, или ссылка стоит позже самого рисунка.',
          'Подпись оформлена по-разному: где-то с точкой в конце, где-то без, тире то длинное, то короткое.',
          'Источник есть в списке, но на него никто не ссылается, или номер в скобках ведёт не туда.',
          'Обозначения в формуле не расшифрованы под ней, начиная со слова «где».',
          'Сокращение появилось раньше, чем его объяснили.',
          'Номера страниц в содержании не совпадают с настоящими: их набирали руками.',
        ],
      ],
      [
        'Что проверить за полчаса',
        'Пройдите по всем рисункам и таблицам подряд: у каждого должен быть номер, название и ссылка выше по тексту. Затем откройте список источников и для каждой записи найдите место, где она упомянута. После этого перечитайте только заголовки: они должны складываться в понятный рассказ о работе.',
      ],
      [
        'Что лучше поручить программе',
        'Нумерацию, содержание, ссылки на рисунки и порядок источников человек набирает с ошибками, а программа без них. В редакторе номера не печатают: их ставит сам документ, поэтому после перестановки глав всё остаётся верным. Проверка показывает пункт стандарта и место в тексте, а однозначные ошибки исправляет сама.',
        'У вашей кафедры могут быть собственные правила. Если они расходятся со стандартом, прав тот, кто подписывает: уточните их до печати.',
      ],
    ],
  },
  en: {
    title: 'What a standards compliance reviewer looks at',
    summary:
      'The standards check is about form, not science. Six places for which works are returned most often, and how to check them yourself.',
    parts: [
      [
        null,
        'A standards compliance reviewer does not judge your conclusions, but checks whether the work can be read, searched and cited. The remarks are therefore predictable, and almost all of them can be dealt with before you meet.',
      ],
      [
        'Six common reasons for a return',
        [
          'A figure or table stands there, but the text never refers to it, or only after it.',
          'Captions differ: some end with a full stop, some do not, and dashes have different lengths.',
          'A source is listed but never cited, or the number in brackets leads elsewhere.',
          'The symbols of a formula are not explained under it.',
          'An abbreviation is used before it is explained.',
          'Page numbers in the contents are wrong because they were typed by hand.',
        ],
      ],
      [
        'What to check in half an hour',
        'Go through all figures and tables in a row: each needs a number, a title and a reference above it. Then open the list of sources and find the place where each one is cited. Finally read the headings alone: together they should tell what the work is about.',
      ],
      [
        'What to leave to a program',
        'People make mistakes in numbers, contents, cross-references and the order of sources; a program does not. In the editor nobody types numbers: the document sets them, so everything stays right when chapters move. The check names the clause of the standard and the place, and fixes what has only one answer.',
        'Your department may have rules of its own. Where they differ from the standard, whoever signs is right: ask before you print.',
      ],
    ],
  },
};
