import type { FirstBlock } from './first-block.ts';

/** Study guides for research, theses and dissertations. */
export const researchGuides: readonly FirstBlock[] = [
  {
    type: 'guides-research',
    slug: 'kak-napisat-zadanie',
    icon: 'pencil',
    stage: 'start',
    ru: {
      title: 'Как написать задание',
      summary:
        'Четыре вопроса, на которые задание отвечает, и три ошибки, из-за которых его возвращают.',
      parts: [
        [
          'На что отвечает задание',
          [
            'Какую задачу решает работа и кому это нужно.',
            'Что будет в конце: методика, программа, образец, расчёт, выводы.',
            'Из чего вы исходите: данные, оборудование, предыдущие работы.',
            'Как проверить, что получилось: показатель, сравнение, испытание.',
          ],
        ],
        [
          'Почему задание возвращают',
          'Тема названа вместо задачи: «Исследование датчиков» не говорит, что вы сделаете. Результат нельзя проверить: «повысить эффективность» без показателя. Объём не помещается в срок: если задач больше пяти, вычеркните половину.',
        ],
        [
          'Как это сделать в проекте',
          'Откройте раздел «Задание», заполните поля и приложите исходные материалы. Перед отправкой прочитайте задание глазами человека, который видит тему впервые.',
        ],
      ],
    },
    en: {
      title: 'How to write an assignment',
      summary:
        'Four questions that an assignment answers, and three mistakes for which it is sent back.',
      parts: [
        [
          'What an assignment answers',
          [
            'Which problem the work solves and who needs it.',
            'What there will be in the end: a method, a program, a sample, a calculation, conclusions.',
            'What you start from: data, equipment, earlier work.',
            'How to check that it has worked: a figure, a comparison, a trial.',
          ],
        ],
        [
          'Why an assignment is sent back',
          'It names a topic instead of a problem: “A study of sensors” does not say what you will do. The result cannot be checked: “to raise efficiency” without a figure. There is more than fits into the time: if there are more than five objectives, strike out half of them.',
        ],
        [
          'How it is done in a project',
          'Open the section “Assignment”, fill in the fields and attach the source materials. Before you send it, read the assignment as somebody who sees the topic for the first time.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'kak-sostavit-dorozhnuyu-kartu',
    icon: 'route',
    stage: 'start',
    ru: {
      title: 'Как составить дорожную карту',
      summary: 'Этапы, которые можно сдать, и сроки, которые можно выдержать.',
      parts: [
        [
          'С конца к началу',
          'Начните с дня защиты и отсчитайте назад. Месяц перед защитой оставьте на нормоконтроль, отзывы и презентацию. Что осталось, делите на этапы.',
        ],
        [
          'Что такое хороший этап',
          [
            'Заканчивается тем, что можно показать: главой, программой, таблицей измерений.',
            'Длится от двух до шести недель: короче не успеть, длиннее не удержать.',
            'Не зависит от ответа, которого может не быть. Если зависит, запишите, что делаете без него.',
          ],
        ],
        [
          'Шаблон и сроки',
          'Шаблон для вашей категории работы расставит этапы и сроки сам. Поправьте названия под свою тему. Когда срок сдвигается, двигайте его на шкале вместе со следующими, а не терпите просрочку.',
        ],
      ],
    },
    en: {
      title: 'How to lay out a roadmap',
      summary: 'Stages that can be handed in, and dates that can be met.',
      parts: [
        [
          'From the end to the beginning',
          'Begin with the day of the defence and count back. Leave the last month for the standards check, the opinions and the slides. Divide what is left into stages.',
        ],
        [
          'What a good stage is',
          [
            'It ends with something that can be shown: a chapter, a program, a table of measurements.',
            'It lasts two to six weeks: less is too short, more is hard to keep in view.',
            'It does not depend on an answer that may not come. If it does, write down what you do without it.',
          ],
        ],
        [
          'Template and dates',
          'The template for the category of your work lays out stages and dates. Adapt the names to your topic. When a date slips, move it on the timeline together with those that follow instead of living with a delay.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'obzor-literatury',
    icon: 'book',
    stage: 'numeric',
    ru: {
      title: 'Как сделать обзор литературы',
      summary: 'Обзор отвечает на вопрос, а не пересказывает источники по очереди.',
      parts: [
        [
          'Сначала вопрос',
          'Запишите, что обзор должен выяснить: какие методы пробовали, где они перестают работать, чего никто не сделал. Источник, который на этот вопрос не отвечает, в обзор не входит, как бы хорош он ни был.',
        ],
        [
          'Потом таблица',
          'Заведите таблицу: источник, что сделано, на каких данных, что вышло, чего не хватает. Пишите обзор по столбцам, а не по строкам: тогда получится сравнение, а не пересказ.',
        ],
        [
          'Источники в редакторе',
          [
            'Заносите источник в список сразу, как сослались: номера и порядок редактор ведёт сам.',
            'Ссылайтесь на то, что читали. Ссылка из чужого обзора часто говорит не то.',
            'Закончите обзор одним абзацем: что известно, чего нет и что из этого делаете вы.',
          ],
        ],
      ],
    },
    en: {
      title: 'How to review the literature',
      summary: 'A review answers a question; it does not retell sources one after another.',
      parts: [
        [
          'First the question',
          'Write down what the review has to find out: which methods were tried, where they cease to work, what nobody has done. A source that does not answer it stays out, however good it is.',
        ],
        [
          'Then a table',
          'Make a table: source, what was done, on which data, what came out, what is missing. Write the review by columns, not by rows: that makes a comparison instead of a summary.',
        ],
        [
          'Sources in the editor',
          [
            'Enter a source into the list as soon as you refer to it: the editor keeps numbers and order.',
            'Cite what you have read. A reference taken from another review often says something else.',
            'End with one paragraph: what is known, what is not, and which part of it you do.',
          ],
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'plan-i-rezultat-etapa',
    icon: 'list',
    stage: 'numeric',
    ru: {
      title: 'План и результат этапа',
      summary: 'Почему их согласуют отдельно и как написать то и другое в несколько строк.',
      parts: [
        [
          'План',
          'В плане этапа три вещи: цель одной фразой, ожидаемый результат, который можно показать, и срок. План согласуют до работы, чтобы спор о том, что делать, не случился после неё.',
        ],
        [
          'Результат',
          'Пишите в том же порядке, что и план: обещали\u00a0— сделали. Если вышло иначе, скажите это первой фразой и объясните почему. Приложите то, на что ссылаетесь: отчёт, данные, презентацию.',
        ],
        [
          'Когда раздел вернули',
          'Отмечайте замечания по одному по мере исправления. С замечанием можно не согласиться, но ответить на него нужно. Отправляйте снова, когда не осталось неотмеченных.',
        ],
      ],
    },
    en: {
      title: 'The plan and the result of a stage',
      summary: 'Why they are approved apart, and how to write either in a few lines.',
      parts: [
        [
          'The plan',
          'The plan of a stage has three things: the goal in one sentence, an expected result that can be shown, and the dates. It is approved before the work, so that the argument about what to do does not come after it.',
        ],
        [
          'The result',
          'Write in the order of the plan: promised, done. If things went differently, say so in the first sentence and explain why. Attach what you refer to: the report, the data, the slides.',
        ],
        [
          'When a section comes back',
          'Tick off the remarks one by one as you fix them. You may disagree with a remark, but it needs an answer. Send again when none is left open.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'kak-proyti-normokontrol',
    icon: 'checks',
    stage: 'finish',
    ru: {
      title: 'Как пройти нормоконтроль',
      summary: 'Что исправит редактор, что исправите вы и о чём спросить заранее.',
      parts: [
        [
          'За три недели',
          'Возьмите положение своего вуза и сверьте титульный лист и состав разделов. Если положение расходится со стандартом, прав вуз.',
        ],
        [
          'За две недели',
          [
            'Откройте панель «Нормоконтроль» в редакторе документа. Каждое замечание ведёт к месту в тексте и называет пункт стандарта.',
            'Исправьте разом всё, что редактор исправляет сам: пробелы, тире, кавычки, оформление источников. Это можно отменить.',
            'Остальное исправьте руками, начиная с требований стандарта, потом рекомендации.',
          ],
        ],
        [
          'Перед сдачей',
          'Посмотрите страницы в просмотре: заголовок не должен остаться внизу страницы один, таблица\u00a0— разорваться без нужды. Скачайте DOCX и PDF и отдайте нормоконтролёру то, что он просит.',
        ],
      ],
    },
    en: {
      title: 'How to pass the standards check',
      summary: 'What the editor fixes, what you fix, and what to ask beforehand.',
      parts: [
        [
          'Three weeks before',
          'Take the rules of your university and compare the title page and the list of sections. Where they differ from the standard, the university is right.',
        ],
        [
          'Two weeks before',
          [
            'Open the panel “Standards check” in the editor of the document. Each finding leads to its place in the text and names the clause of the standard.',
            'Fix at once everything that the editor can fix: spaces, dashes, quotation marks, the form of sources. It can be undone.',
            'Fix the rest by hand, requirements of the standard first, recommendations after them.',
          ],
        ],
        [
          'Before you hand it in',
          'Look through the pages in the preview: no heading should stand alone at the foot of a page, no table break without need. Download DOCX and PDF and give the standards compliance reviewer what is asked for.',
        ],
      ],
    },
  },
  {
    type: 'guides-research',
    slug: 'kak-podgotovitsya-k-zashchite',
    icon: 'presentation',
    stage: 'finish',
    ru: {
      title: 'Как подготовиться к защите',
      summary: 'Доклад на семь минут, десять слайдов и папка, в которой ничего не забыто.',
      parts: [
        [
          'Доклад',
          'Одна минута на задачу, одна на то, что сделали до вас, три на ваше решение, одна на проверку, одна на выводы. Прочитайте вслух с часами: на бумаге семь минут кажутся длиннее.',
        ],
        [
          'Слайды',
          [
            'Один слайд\u00a0— одна мысль, она и есть заголовок.',
            'Рисунки и таблицы берите из работы: номера совпадут, и вопрос комиссии найдёт место.',
            'Последний слайд\u00a0— выводы, а не «спасибо за внимание»: он останется на экране во время вопросов.',
          ],
        ],
        [
          'Папка',
          'Работа, отзыв руководителя, рецензия, отчёт о проверке на заимствования, презентация. У каждого файла есть своё место на завершающем этапе; всё вместе скачивается одним архивом.',
        ],
      ],
    },
    en: {
      title: 'How to prepare for the defence',
      summary: 'A talk of seven minutes, ten slides, and a folder in which nothing is missing.',
      parts: [
        [
          'The talk',
          'One minute for the problem, one for what was done before you, three for your solution, one for its test, one for the conclusions. Read it aloud with a clock: on paper seven minutes look longer.',
        ],
        [
          'The slides',
          [
            'One slide, one thought; the thought is the heading.',
            'Take figures and tables from the work: the numbers agree, and a question of the committee finds its place.',
            'The last slide is the conclusions, not “thank you”: it stays on the screen during the questions.',
          ],
        ],
        [
          'The folder',
          'The work, the supervisor’s opinion, the review, the plagiarism report, the slides. Each file has its place at the final stage; all of it comes as one archive.',
        ],
      ],
    },
  },
];
