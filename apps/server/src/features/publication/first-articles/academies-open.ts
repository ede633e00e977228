import type { FirstArticle } from './first-article.ts';

export const academiesOpen: FirstArticle = {
  key: 'news-academies-open',
  section: 'news',
  day: '2026-11-20',
  ru: {
    title: 'Открылись две академии с короткими руководствами',
    summary:
      'Как написать задание, пройти нормоконтроль, проверить спрос и рассказать о проекте за пять минут: каждое руководство отвечает на один вопрос.',
    parts: [
      [
        null,
        'В [академии научно-практических исследований](/academy/research) собраны руководства для дипломов, исследований и статей, в [академии инновационного предпринимательства](/academy/entrepreneurship)\u00a0— для стартапов. Читать их можно без регистрации. Вот несколько:',
        [
          '[Как написать задание](/guides/kak-napisat-zadanie)',
          '[Как пройти нормоконтроль](/guides/kak-proyti-normokontrol)',
          '[Как проверить спрос](/guides/kak-proverit-spros)',
          '[Питч за пять минут](/guides/pitch-za-pyat-minut)',
        ],
      ],
      [
        'Где их найти',
        'Ссылки на обе академии есть на [главной странице](/) и внизу каждой страницы. А в проекте руководства, которые подходят к его виду, стоят в справке рядом с работой.',
      ],
      [
        'Чего не хватает',
        'Если вы искали ответ и не нашли, [напишите в поддержку](/support). По таким письмам мы решаем, о чём написать дальше.',
      ],
    ],
  },
  en: {
    title: 'Two academies with short guides are open',
    summary:
      'How to write an assignment, pass the standards check, test demand and tell of a project in five minutes: each guide answers one question.',
    parts: [
      [
        null,
        'The [academy of scientific and practical research](/academy/research) gathers guides for theses, research and articles, the [academy of innovative entrepreneurship](/academy/entrepreneurship) guides for startups. They can be read without an account. Some of them:',
        [
          '[How to write an assignment](/guides/kak-napisat-zadanie)',
          '[How to pass the standards check](/guides/kak-proyti-normokontrol)',
          '[How to test demand](/guides/kak-proverit-spros)',
          '[A pitch in five minutes](/guides/pitch-za-pyat-minut)',
        ],
      ],
      [
        'Where to find them',
        'Both academies are linked from the [home page](/) and from the foot of every page. In a project, the guides that fit its kind stand in the help beside the work.',
      ],
      [
        'What is missing',
        'If you looked for an answer and found none, [contact support](/support). Such letters decide what we write next.',
      ],
    ],
  },
};
