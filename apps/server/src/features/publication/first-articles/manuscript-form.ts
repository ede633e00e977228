import type { FirstArticle } from './first-article.ts';

export const manuscriptForm: FirstArticle = {
  key: 'news-manuscript-form',
  section: 'news',
  day: '2026-11-16',
  kinds: ['article'],
  stage: 'start',
  ru: {
    title: 'В редакторе появилась рукопись научной статьи',
    summary:
      'У проекта-статьи теперь собственный документ: сведения на двух языках, аннотация, разделы и список источников вместо титульного листа и содержания.',
    parts: [
      [
        null,
        'Раньше документ статьи начинался как отчёт: титульный лист, реферат, содержание. Журналу это не нужно. Теперь новая статья сразу открывается как рукопись.',
      ],
      [
        'Что внутри',
        [
          'Сведения о статье: УДК, название, авторы с местом работы, почтой и ORCID из профилей.',
          'Аннотация и ключевые слова на русском и английском языках.',
          'Введение, материалы и методы, результаты, обсуждение, заключение. Названия средних разделов можно менять.',
          'Благодарности и финансирование, вклад авторов, конфликт интересов. Пустое поле не печатается.',
        ],
      ],
      [
        'Что проверяется',
        'Проверка спрашивает со статьи только то, что нужно статье: состав частей, УДК, объём аннотации, число ключевых слов, английские сведения, оформление источников, рисунков и таблиц. Правила для дипломов, например слова «актуальность» и «задачи» во введении, к ней не применяются.',
      ],
      [
        'Куда дальше',
        'Когда рукопись согласована, её можно скачать в DOCX или PDF для журнала, а ещё предложить в раздел нашего сайта прямо со страницы проекта.',
      ],
    ],
  },
  en: {
    title: 'The editor can now write the manuscript of an article',
    summary:
      'An article project has a document of its own: details in two languages, abstract, sections and references instead of a title page and contents.',
    parts: [
      [
        null,
        'The document of an article used to begin like a report: title page, abstract, contents. A journal needs none of it. A new article now opens as a manuscript.',
      ],
      [
        'What is inside',
        [
          'Details: UDC, title, authors with affiliation, e-mail and ORCID from their profiles.',
          'Abstract and keywords in Russian and English.',
          'Introduction, materials and methods, results, discussion, conclusion. The sections in the middle may be renamed.',
          'Acknowledgements and funding, contribution of the authors, conflict of interest. An empty field is not printed.',
        ],
      ],
      [
        'What is checked',
        'The check asks of an article only what an article needs: its parts, UDC, length of the abstract, number of keywords, details in English, the form of sources, figures and tables. Rules for theses, such as the words that a committee looks for in an introduction, do not apply.',
      ],
      [
        'What comes next',
        'An approved manuscript can be downloaded as DOCX or PDF for a journal, and it can be proposed for a section of our site from the page of its project.',
      ],
    ],
  },
};
