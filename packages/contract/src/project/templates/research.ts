import { type RoadmapTemplate, stage } from './stage.ts';

/** Research work: the stages of GOST 15.101, clause 4.4, the task before them. */
export const NIR: RoadmapTemplate = {
  start: stage(
    [
      'Техническое задание',
      'Договориться о том, что исследуется, зачем и к какому сроку.',
      'Задание: цель, задачи, объект, предмет, исходные данные, требования, этапы и сроки.',
    ],
    [
      'Terms of reference',
      'Agree on what is studied, why and by when.',
      'Terms of reference: aim, tasks, object, subject, input data, requirements, stages and dates.',
    ],
  ),
  numeric: [
    stage(
      [
        'Выбор направления исследований',
        'Узнать, что уже сделано, и выбрать направление, у которого есть шанс дать новое.',
        'Аналитический и патентный обзор, сравнение вариантов, обоснованный выбор направления.',
      ],
      [
        'Choice of the direction of research',
        'Find out what has been done and choose a direction that can bring something new.',
        'Analytical and patent review, comparison of options, a justified choice of direction.',
      ],
    ),
    stage(
      [
        'Теоретические исследования',
        'Построить модель явления и получить из неё выводы, которые можно проверить.',
        'Модель с допущениями, расчёты, программа и методика эксперимента.',
      ],
      [
        'Theoretical research',
        'Build a model of the phenomenon and derive conclusions that can be tested.',
        'Model with its assumptions, calculations, programme and method of the experiment.',
      ],
    ),
    stage(
      [
        'Экспериментальные исследования',
        'Проверить выводы теории опытом.',
        'Протоколы испытаний, обработанные данные с оценкой погрешности, сравнение с расчётом.',
      ],
      [
        'Experimental research',
        'Test the conclusions of the theory by experiment.',
        'Test records, processed data with error estimates, comparison with calculation.',
      ],
      2,
    ),
    stage(
      [
        'Обобщение и оценка результатов',
        'Свести результаты вместе и сказать, что из них следует и где их применить.',
        'Выводы, рекомендации по использованию, черновик отчёта, статья или заявка на патент.',
      ],
      [
        'Generalisation and evaluation of results',
        'Bring the results together and say what follows from them and where to use them.',
        'Conclusions, recommendations for use, draft report, an article or a patent application.',
      ],
    ),
  ],
  finish: stage(
    [
      'Отчёт о НИР и приёмка',
      'Предъявить работу и получить её приёмку.',
      'Отчёт по ГОСТ 7.32-2017, акт приёмки.',
    ],
    [
      'Research report and acceptance',
      'Present the work and have it accepted.',
      'Report to GOST 7.32-2017, certificate of acceptance.',
    ],
  ),
};

/** Development work, from the proposal to the acceptance tests. */
export const NIOKTR: RoadmapTemplate = {
  start: stage(
    [
      'Техническое задание и смета',
      'Согласовать с заказчиком, что создаётся и сколько это стоит.',
      'Техническое задание на разработку, смета, календарный план.',
    ],
    [
      'Terms of reference and budget',
      'Agree with the customer what is made and what it costs.',
      'Terms of reference for the development, budget, calendar plan.',
    ],
  ),
  numeric: [
    stage(
      [
        'Техническое предложение',
        'Показать, что изделие возможно, и выбрать вариант.',
        'Сравнение вариантов, патентные исследования, обоснование выбранного.',
      ],
      [
        'Technical proposal',
        'Show that the product is feasible and choose a variant.',
        'Comparison of variants, patent research, grounds for the chosen one.',
      ],
    ),
    stage(
      [
        'Эскизный проект',
        'Определить устройство изделия и принцип его работы.',
        'Эскизы, схемы, предварительные расчёты, макеты спорных узлов.',
      ],
      [
        'Preliminary design',
        'Settle the structure of the product and the principle of its work.',
        'Sketches, diagrams, preliminary calculations, mock-ups of doubtful units.',
      ],
    ),
    stage(
      [
        'Технический проект',
        'Принять окончательные технические решения.',
        'Чертежи общего вида, полные расчёты, решения по надёжности и безопасности.',
      ],
      [
        'Detailed design',
        'Make the final technical decisions.',
        'General arrangement drawings, complete calculations, reliability and safety decisions.',
      ],
    ),
    stage(
      [
        'Рабочая конструкторская документация',
        'Дать производству всё, по чему можно изготовить образец.',
        'Комплект рабочих чертежей, спецификации, программа и методика испытаний.',
      ],
      [
        'Working design documentation',
        'Give production all that it needs to make a prototype.',
        'Set of working drawings, specifications, programme and method of tests.',
      ],
    ),
    stage(
      ['Опытный образец', 'Изготовить и наладить образец.', 'Образец, протокол наладки.'],
      ['Prototype', 'Make and adjust a prototype.', 'Prototype, record of its adjustment.'],
      2,
    ),
    stage(
      [
        'Предварительные испытания',
        'Проверить образец своими силами и исправить найденное.',
        'Протоколы испытаний, исправленная документация.',
      ],
      [
        'Preliminary tests',
        'Test the prototype in-house and mend what is found.',
        'Test records, corrected documentation.',
      ],
    ),
    stage(
      [
        'Приёмочные испытания',
        'Доказать комиссии, что образец отвечает заданию.',
        'Акт и протоколы приёмочных испытаний.',
      ],
      [
        'Acceptance tests',
        'Prove to the commission that the prototype meets the terms of reference.',
        'Certificate and records of the acceptance tests.',
      ],
    ),
  ],
  finish: stage(
    [
      'Отчёт и акт приёмки',
      'Сдать работу заказчику и закрепить права на результат.',
      'Научно-технический отчёт, акт приёмки, заявки на охрану результатов.',
    ],
    [
      'Report and acceptance certificate',
      'Hand the work over and secure the rights to its result.',
      'Technical report, certificate of acceptance, applications for protection of the results.',
    ],
  ),
};

/** A study or applied project. */
export const PROJECT: RoadmapTemplate = {
  start: stage(
    [
      'Паспорт проекта',
      'Назвать задачу, её заказчика и признак успеха.',
      'Паспорт: проблема, цель, результат, сроки, участники, ограничения.',
    ],
    [
      'Project charter',
      'Name the problem, whose it is and what success is.',
      'Charter: problem, aim, result, dates, people, constraints.',
    ],
  ),
  numeric: [
    stage(
      ['Анализ', 'Понять задачу и тех, кому она мешает.', 'Описание задачи, требования, аналоги.'],
      [
        'Analysis',
        'Understand the problem and whom it troubles.',
        'Description of the problem, requirements, existing solutions.',
      ],
    ),
    stage(
      [
        'Проектирование',
        'Выбрать решение и продумать его до деталей.',
        'Описание решения, схемы, план работ и проверки.',
      ],
      [
        'Design',
        'Choose a solution and think it through.',
        'Description of the solution, diagrams, plan of work and of its checking.',
      ],
    ),
    stage(
      ['Реализация', 'Сделать задуманное.', 'Работающее решение и описание того, как оно сделано.'],
      ['Implementation', 'Make it.', 'A working solution and a description of how it is made.'],
      2,
    ),
    stage(
      [
        'Апробация',
        'Испытать решение у тех, для кого оно сделано.',
        'Отзывы и измерения, список исправленного.',
      ],
      [
        'Trial',
        'Try the solution with those whom it is made for.',
        'Feedback and measurements, a list of what was corrected.',
      ],
    ),
  ],
  finish: stage(
    [
      'Итоговый отчёт',
      'Показать, что вышло, и передать результат.',
      'Отчёт, презентация, если нужно — финансовая модель.',
    ],
    [
      'Final report',
      'Show what has come out and hand the result over.',
      'Report, presentation, a financial model where it is needed.',
    ],
  ),
};
