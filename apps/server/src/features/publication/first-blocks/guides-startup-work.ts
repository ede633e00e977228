import type { FirstBlock } from './first-block.ts';

/** Study guides for startups: the founders, the product, the pilot, first sales, the model of money. */
export const startupWorkGuides: readonly FirstBlock[] = [
  {
    type: 'guides-startup',
    slug: 'dogovorennosti-osnovateley',
    icon: 'users',
    stage: 'start',
    ru: {
      title: 'О чём договориться основателям',
      summary: 'Шесть вопросов, которые легко решить в начале и почти невозможно потом.',
      parts: [
        [
          'Шесть вопросов',
          [
            'Кто сколько времени отдаёт проекту и до какого срока.',
            'Кто за что отвечает и чьё слово последнее, если вы не согласны.',
            'Доли: за что они и что будет с долей того, кто уйдёт через полгода.',
            'Чьи права на код, данные и разработки, сделанные в вузе или на работе.',
            'Кто и сколько вкладывает денег и как их вернуть.',
            'Что считаем провалом и в какой день это обсуждаем.',
          ],
        ],
        [
          'Как записать',
          'На одной странице, обычными словами, с датой и подписями всех. Это ещё не договор, но при регистрации юридического лица юрист составит документы по этой странице. Приложите её к описанию проекта: эксперт и ментор спросят о долях раньше, чем о продукте.',
        ],
        [
          'Права вуза',
          'Если вы пользовались оборудованием, деньгами гранта или делали работу по заданию, часть прав может принадлежать вузу. Узнайте это в отделе интеллектуальной собственности до того, как показывать продукт инвестору: неясные права останавливают сделку.',
        ],
      ],
    },
    en: {
      title: 'What founders should agree on',
      summary: 'Six questions that are easy to settle at the start and almost impossible later.',
      parts: [
        [
          'Six questions',
          [
            'How much time each of you gives to the project, and until when.',
            'Who answers for what, and whose word is the last if you disagree.',
            'Shares: what they are for, and what becomes of the share of somebody who leaves after half a year.',
            'Whose are the rights to code, data and results made at the university or at work.',
            'Who puts in how much money, and how it comes back.',
            'What you call failure, and on which day you talk about it.',
          ],
        ],
        [
          'How to write it down',
          'On one page, in plain words, with a date and everybody’s signature. It is no contract yet, but a lawyer makes the papers from it when the company is registered. Attach it to the description of the project: expert and mentor ask about shares before they ask about the product.',
        ],
        [
          'Rights of the university',
          'If you have used its equipment or grant money, or worked on an assignment, some of the rights may belong to the university. Ask its office for intellectual property before you show the product to an investor: unclear rights stop a deal.',
        ],
      ],
    },
  },
  {
    type: 'guides-startup',
    slug: 'minimalnyy-produkt',
    icon: 'rocket',
    stage: 'numeric',
    ru: {
      title: 'Как сделать минимальный продукт',
      summary:
        'Самое малое, чем можно пользоваться без вас, и одно число, которое покажет, нужно ли это.',
      parts: [
        [
          'Что оставить',
          'Выпишите путь человека от «у меня эта проблема» до «она решена». Оставьте в продукте только шаги этого пути. Регистрация, настройки, отчёты и красивая страница подождут; то, что пока делают десять человек, можно делать за них руками.',
        ],
        [
          'Одно число',
          'До запуска выберите показатель и порог: «семь из десяти вернулись на второй неделе», «пятеро заплатили». Запишите их в план этапа: после запуска порог захочется подвинуть. Скачивания и отметки «нравится» не годятся: за ними нет действия, которое вам нужно.',
        ],
        [
          'Что приложить к результату',
          [
            'Ссылку, по которой продукт открывается, и короткую запись экрана.',
            'Таблицу: кто пользовался, сколько раз, что не получилось.',
            'Три цитаты пользователей, в том числе худшую.',
            'Решение: продолжаем, меняем решение или меняем клиента.',
          ],
        ],
      ],
    },
    en: {
      title: 'How to make a minimum viable product',
      summary:
        'The least that can be used without you, and one figure that shows whether it is needed.',
      parts: [
        [
          'What to keep',
          'Write down the way of a person from “I have this problem” to “it is solved”. Keep only the steps of that way. Sign-up, settings, reports and a handsome page can wait; what ten people need can be done for them by hand.',
        ],
        [
          'One figure',
          'Choose a measure and a threshold before the launch: “seven of ten came back in the second week”, “five have paid”. Put them into the plan of the stage: after the launch you will want to move the threshold. Downloads and likes are of no use: no action that you need stands behind them.',
        ],
        [
          'What to attach to the result',
          [
            'A link under which the product opens, and a short recording of the screen.',
            'A table: who has used it, how often, what did not work.',
            'Three quotations of users, the worst one among them.',
            'The decision: go on, change the solution or change the customer.',
          ],
        ],
      ],
    },
  },
  {
    type: 'guides-startup',
    slug: 'pilot-i-pervye-prodazhi',
    icon: 'key',
    stage: 'numeric',
    ru: {
      title: 'Как провести пилот и получить первые деньги',
      summary:
        'Пилот без показателя и срока не кончается, а бесплатный пилот не доказывает спроса.',
      parts: [
        [
          'Договорённость о пилоте',
          [
            'Показатель у заказчика, его значение сегодня и значение, при котором пилот удался.',
            'Срок и человек со стороны заказчика, который каждую неделю отвечает на вопросы.',
            'Что будет после успеха: цена и объём, названные до начала.',
            'Какие данные вы получаете и как их храните.',
          ],
        ],
        [
          'Расчёт на одного клиента',
          'Сколько стоит привести клиента: реклама, время на встречи, комиссия. Сколько он приносит за месяц за вычетом того, что вы тратите на него. Через сколько месяцев он окупается и сколько остаётся. Берите свои настоящие числа, даже если их три; прогноз покажите отдельно.',
        ],
        [
          'Когда нужно юридическое лицо',
          'Когда заказчик готов платить по договору или того требует грант. Форму и налоговый режим выберите с бухгалтером: они зависят от того, кто платит и есть ли доля вуза. Копии договоров и платёжных документов приложите к результату этапа, закрыв то, что заказчик просил не показывать.',
        ],
      ],
    },
    en: {
      title: 'How to run a pilot and earn first money',
      summary: 'A pilot without a measure and a date never ends, and a free one proves no demand.',
      parts: [
        [
          'The agreement on the pilot',
          [
            'A figure at the customer’s: its value today, and the one at which the pilot has succeeded.',
            'A term, and a person at the customer’s who answers questions every week.',
            'What follows success: price and volume, named before the start.',
            'Which data you get, and how you keep them.',
          ],
        ],
        [
          'The economics of one customer',
          'What it costs to win a customer: advertising, time for meetings, commission. What the customer brings in a month after what you spend on him. After how many months that pays off, and how long customers stay. Take your real figures even if there are three of them; show the forecast apart.',
        ],
        [
          'When a company is needed',
          'When a customer is ready to pay by contract, or a grant asks for it. Choose its form and tax regime with an accountant: they depend on who pays and whether the university holds a share. Attach copies of contracts and payments to the result of the stage, with what the customer asked to keep back covered.',
        ],
      ],
    },
  },
  {
    type: 'guides-startup',
    slug: 'finansovaya-model',
    icon: 'scale',
    stage: 'finish',
    ru: {
      title: 'Как собрать финансовую модель',
      summary: 'Таблица, в которой меняют одно число и видят, когда кончатся деньги.',
      parts: [
        [
          'Четыре листа',
          [
            'Допущения: все исходные числа в одном месте, у каждого источник и дата.',
            'Выручка: сколько клиентов приходит, сколько остаётся, сколько платят.',
            'Расходы: люди, серверы, материалы, продажи; отдельно постоянные и на одного клиента.',
            'Деньги: остаток на счёте по месяцам. Прибыль и деньги\u00a0— разное: платят вам позже, чем вы тратите.',
          ],
        ],
        [
          'Три сценария',
          'Обычный, осторожный и плохой. В плохом клиентов вдвое меньше, а платят они на два месяца позже. Если в нём остаток уходит ниже нуля, скажите, что вы сделаете и за сколько месяцев до этого. Инвестор меняет допущения при вас, поэтому в ячейках должны стоять формулы, а не готовые числа.',
        ],
        [
          'Что спросят',
          'Откуда размер рынка и какую его часть вы возьмёте. Почему клиент стоит столько. Сколько денег нужно, на что и какой факт появится, когда они кончатся. Приложите таблицу в место «Финансовая модель» на завершающем этапе, а в презентации оставьте один график и три числа.',
        ],
      ],
    },
    en: {
      title: 'How to put a financial model together',
      summary: 'A table in which one changes a figure and sees when the money runs out.',
      parts: [
        [
          'Four sheets',
          [
            'Assumptions: all initial figures in one place, each with its source and date.',
            'Revenue: how many customers come, how many stay, what they pay.',
            'Costs: people, servers, materials, sales; fixed ones and those of one customer apart.',
            'Cash: the balance by month. Profit and cash differ: you are paid later than you spend.',
          ],
        ],
        [
          'Three scenarios',
          'Usual, cautious and bad. In the bad one there are half as many customers, and they pay two months later. If the balance falls below zero there, say what you will do and how many months ahead. Investors change assumptions before your eyes, so cells must hold formulas, not finished figures.',
        ],
        [
          'What will be asked',
          'Where the size of the market comes from, and which part of it you will take. Why a customer costs that much. How much money is needed, for what, and which fact there will be when it is spent. Attach the table to its place “Financial model” at the final stage, and leave one graph and three figures in the presentation.',
        ],
      ],
    },
  },
];
