import type { FirstArticle } from './first-article.ts';

export const pitch: FirstArticle = {
  key: 'innovation-pitch',
  section: 'innovation',
  day: '2026-11-12',
  kinds: ['startup'],
  stage: 'finish',
  ru: {
    title: 'Выступление на пять минут: порядок, который выдерживает вопросы',
    summary:
      'Комиссия запоминает одну мысль. Как построить короткий рассказ о стартапе и подготовиться к вопросам.',
    parts: [
      [
        null,
        'За пять минут нельзя рассказать о проекте всё. Можно добиться одного: чтобы эксперт пересказал вашу мысль соседу без ошибок. Под это и стройте выступление.',
      ],
      [
        'Пять частей по минуте',
        [
          'Задача: у кого она возникает, как часто и чем заканчивается, если её не решить.',
          'Решение: что человек делает с вашим продуктом. Покажите это, а не описывайте.',
          'Доказательство: испытание, пользователь, измерение. Одно, но настоящее.',
          'Деньги: кто платит, за что и сколько стоит одно внедрение вам.',
          'Просьба: что вам нужно от этих слушателей и что вы сделаете в следующие три месяца.',
        ],
      ],
      [
        'Слайды',
        'Одна мысль на слайд, и эта мысль стоит в заголовке целым предложением. Если слайд нужно объяснять дольше минуты, разделите его. Цифры без источника уберите: о них обязательно спросят.',
      ],
      [
        'Вопросы готовят заранее',
        'Попросите трекера и эксперта из команды задать по пять самых неприятных вопросов. Ответ строится просто: сначала «да», «нет» или число, потом причина. Если не знаете, так и скажите и назовите день, когда ответите. Запишите все вопросы после выступления: это готовый список работ на следующий этап.',
      ],
    ],
  },
  en: {
    title: 'Five minutes on stage: an order that survives questions',
    summary:
      'A panel remembers one thought. How to build a short talk about a startup and prepare for questions.',
    parts: [
      [
        null,
        'Five minutes are not enough to tell everything. They are enough for one thing: that an expert can repeat your thought to a neighbour without mistakes. Build the talk for that.',
      ],
      [
        'Five parts, one minute each',
        [
          'The problem: who has it, how often, and what happens if nobody solves it.',
          'The solution: what a person does with your product. Show it instead of describing it.',
          'The proof: a test, a user, a measurement. One, but a real one.',
          'The money: who pays, for what, and what one installation costs you.',
          'The request: what you need from these listeners and what you will do in three months.',
        ],
      ],
      [
        'Slides',
        'One thought a slide, and the thought stands in its heading as a whole sentence. A slide that takes more than a minute should be two. Remove figures without a source: somebody will ask about them.',
      ],
      [
        'Questions are prepared, too',
        'Ask the tracker and the expert of your team for the five most unpleasant questions each. An answer begins with yes, no or a number, and then gives the reason. If you do not know, say so and name the day on which you will. Write down all questions afterwards: they are the list of work for the next stage.',
      ],
    ],
  },
};
