import type { FirstArticle } from './first-article.ts';

export const thesisToGrant: FirstArticle = {
  key: 'innovation-thesis-to-grant',
  section: 'innovation',
  day: '2026-11-05',
  kinds: ['startup'],
  stage: 'start',
  ru: {
    title: 'От защищённой работы к заявке на грант',
    summary:
      'Выпускная работа уже содержит половину заявки. Что из неё взять, чего в ней нет и кого позвать в команду.',
    parts: [
      [
        null,
        'После защиты у вас есть обзор, метод и проверенный результат. Для заявки этого мало: там спрашивают не только «что вы сделали», но и «кому это нужно» и «что вы сделаете за эти деньги».',
      ],
      [
        'Что взять из работы',
        [
          'Актуальность: сократите её до одного абзаца и замените общие слова одной проверяемой цифрой с источником.',
          'Обзор: превратите его в таблицу сравнения, где ваше решение стоит в последней строке.',
          'Результаты: оставьте те, которые можно показать: образец, программу, измерение.',
        ],
      ],
      [
        'Чего в работе нет',
        'В дипломе нет заказчика. Поговорите с пятью людьми, у которых есть ваша задача, и запишите, как они решают её сейчас и сколько это стоит. Эти разговоры сильнее любого прогноза рынка.',
        'Нет и плана работ по месяцам. Разбейте его на этапы с результатом, который примет посторонний человек: отчёт об испытаниях, действующий образец, письмо от первого пользователя.',
      ],
      [
        'Кто нужен рядом',
        'Автор редко умеет всё. Найдите того, кто будет разговаривать с заказчиками, и наставника, который уже проходил экспертизу. Договоритесь о долях и о правах на результат сразу: права на работу, сделанную в университете, могут принадлежать и ему.',
      ],
      [
        'С чего начать сегодня',
        'Откройте завершённый проект и сделайте из него стартап: задание и материалы перейдут в новый проект, а связь с исходной работой сохранится. Первым этапом запишите разговоры с пользователями. Условия конкурса читайте на сайте фонда в день подачи: они меняются каждый год.',
      ],
    ],
  },
  en: {
    title: 'From a defended thesis to a grant application',
    summary:
      'A thesis already holds half of an application. What to take from it, what it lacks and whom to ask into the team.',
    parts: [
      [
        null,
        'After the defence you have a review, a method and a result that was tested. An application wants more: not only what you have done, but who needs it and what you will do for the money.',
      ],
      [
        'What to take from the thesis',
        [
          'Relevance: cut it to one paragraph and put one figure with a source in place of general words.',
          'Review: turn it into a table of alternatives with your solution in the last row.',
          'Results: keep those that can be shown: a sample, a program, a measurement.',
        ],
      ],
      [
        'What the thesis lacks',
        'A thesis has no customer. Talk to five people who have your problem and write down how they solve it now and what that costs. Such talks are stronger than any market forecast.',
        'It has no plan by months either. Divide the work into stages whose result an outsider would accept: a test report, a working sample, a letter of the first user.',
      ],
      [
        'Who should be with you',
        'Few authors can do everything. Find somebody who will talk to customers and a mentor who has been through an expert review. Agree on shares and on the rights to the result at once: what was made at a university may belong to it, too.',
      ],
      [
        'What to do today',
        'Open the finished project and make a startup of it: the assignment and materials go with it, and the link to the work stays. Let the first stage be talks with users. Read the terms of the competition on the site of the fund on the day you apply: they change every year.',
      ],
    ],
  },
};
