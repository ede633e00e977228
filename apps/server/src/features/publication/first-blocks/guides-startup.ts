import type { FirstBlock } from './first-block.ts';

/** Study guides for startups. */
export const startupGuides: readonly FirstBlock[] = [
  {
    type: 'guides-startup',
    slug: 'karta-startapa',
    icon: 'route',
    stage: 'start',
    ru: {
      title: 'Дорожная карта стартапа',
      summary: 'Каждый этап проверяет одно предположение и заканчивается фактом.',
      parts: [
        [
          'Предположения вместо дел',
          'Выпишите, что должно оказаться правдой, чтобы проект жил: проблема есть, за решение платят, вы умеете его сделать, до клиента можно дойти. Первым проверяйте то, что дешевле проверить и страшнее узнать последним.',
        ],
        [
          'Этап и его факт',
          [
            'Проверка спроса: пятнадцать разговоров и хотя бы три согласия попробовать.',
            'Минимальный продукт: им пользуются без вашей помощи.',
            'Пилот: показатель у заказчика до и после.',
            'Первые продажи: деньги получены, известно, во сколько обошёлся клиент.',
          ],
        ],
        [
          'Кого позвать',
          'Эксперта\u00a0— до того, как начали делать, ментора\u00a0— на всё время, трекера\u00a0— чтобы кто-то сверял обещанное со сделанным. С приходом первого человека каждой из этих ролей согласованное придётся подтвердить заново, поэтому зовите их раньше.',
        ],
      ],
    },
    en: {
      title: 'The roadmap of a startup',
      summary: 'Each stage tests one assumption and ends with a fact.',
      parts: [
        [
          'Assumptions instead of chores',
          'Write down what has to be true for the project to live: the problem exists, people pay for a solution, you can make it, customers can be reached. Test first what is cheap to test and would hurt most to learn last.',
        ],
        [
          'A stage and its fact',
          [
            'Demand: fifteen conversations and at least three people who agree to try.',
            'Minimum product: it is used without your help.',
            'Pilot: a figure at the customer’s, before and after.',
            'First sales: money has come, and it is known what a customer costs.',
          ],
        ],
        [
          'Whom to invite',
          'An expert before you begin to build, a mentor for the whole time, a tracker so that somebody compares what was promised with what was done. When the first person of each of these roles joins, what is approved has to be confirmed again, so invite them early.',
        ],
      ],
    },
  },
  {
    type: 'guides-startup',
    slug: 'kak-proverit-spros',
    icon: 'search',
    stage: 'numeric',
    ru: {
      title: 'Как проверить спрос',
      summary: 'Пятнадцать разговоров, в которых вы не продаёте.',
      parts: [
        [
          'О чём спрашивать',
          'О том, что уже было, а не о том, что могло бы быть. «Когда это случилось в последний раз? Что вы сделали? Сколько это стоило?» На вопрос «купили бы вы» почти все отвечают «да» из вежливости.',
        ],
        [
          'Как записывать',
          [
            'Дословно, пока помните: чужие слова станут вашими заголовками.',
            'Отдельно факты, отдельно ваши догадки.',
            'Приложите записи к результату этапа: эксперт спросит, откуда вывод.',
          ],
        ],
        [
          'Когда остановиться',
          'Когда три разговора подряд не сказали ничего нового. Если проблему никто не назвал сам, её, скорее всего, нет: согласуйте новый план и проверьте другую.',
        ],
      ],
    },
    en: {
      title: 'How to test demand',
      summary: 'Fifteen conversations in which you sell nothing.',
      parts: [
        [
          'What to ask',
          'Ask what has happened, not what might. “When was the last time? What did you do? What did it cost?” To “would you buy it” almost everybody says yes out of politeness.',
        ],
        [
          'How to take notes',
          [
            'Word for word while you remember: other people’s words become your headings.',
            'Facts apart from your guesses.',
            'Attach the notes to the result of the stage: the expert will ask where the conclusion comes from.',
          ],
        ],
        [
          'When to stop',
          'When three conversations in a row have said nothing new. If nobody has named the problem unasked, it most likely does not exist: get a new plan approved and test another one.',
        ],
      ],
    },
  },
  {
    type: 'guides-startup',
    slug: 'pitch-za-pyat-minut',
    icon: 'presentation',
    stage: 'finish',
    ru: {
      title: 'Питч за пять минут',
      summary: 'Шесть слайдов в том порядке, в котором у слушателя возникают вопросы.',
      parts: [
        [
          'Порядок',
          [
            'У кого болит и сколько это ему стоит.',
            'Что вы делаете, одной фразой и одной картинкой.',
            'Чем подтверждено: пользователи, пилот, деньги.',
            'Сколько таких клиентов и как вы до них доходите.',
            'Кто вы и почему у вас получится.',
            'Что нужно сейчас и что будет сделано на это.',
          ],
        ],
        [
          'Числа',
          'Называйте только те, за которыми стоят записи. Одно проверенное число сильнее пяти прогнозов: его запомнят и о нём спросят.',
        ],
        [
          'Вопросы',
          'Заготовьте ответы на три самых неприятных. Лучший способ их узнать\u00a0— показать питч своим эксперту и ментору на последнем этапе и прочитать, что они вернут.',
        ],
      ],
    },
    en: {
      title: 'A pitch in five minutes',
      summary: 'Six slides in the order in which a listener begins to wonder.',
      parts: [
        [
          'The order',
          [
            'Who has the problem, and what it costs.',
            'What you do, in one sentence and one picture.',
            'What proves it: users, a pilot, money.',
            'How many such customers there are, and how you reach them.',
            'Who you are and why you will manage.',
            'What you need now, and what will be done with it.',
          ],
        ],
        [
          'Figures',
          'Name only those that stand on records. One figure that was checked is stronger than five forecasts: it is remembered and asked about.',
        ],
        [
          'Questions',
          'Prepare answers to the three most unpleasant ones. The best way to learn them is to show the pitch to your expert and mentor at the last stage and read what they send back.',
        ],
      ],
    },
  },
];
