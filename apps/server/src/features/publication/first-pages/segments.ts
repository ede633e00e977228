import type { FirstPage } from './first-page.ts';

const DAY = '2026-11-21';

const students: FirstPage = {
  path: 'for/students',
  day: DAY,
  ru: {
    title: 'Студентам и аспирантам',
    summary:
      'НИР, выпускная работа, магистерская или кандидатская диссертация: план, ответы руководителя и оформление в одном месте.',
    parts: [
      [
        'С чего начать',
        [
          '[Зарегистрируйтесь](/sign-up) с почтой в зоне .ru или .рф и заполните пять полей [профиля](/profile).',
          '[Создайте проект](/project-add/nir), выберите категорию работы и возьмите шаблон дорожной карты: этапы и сроки до защиты расставятся сами.',
          'Попросите у руководителя код приглашения или позовите его письмом.',
          'Напишите задание и отправьте его на согласование. Дальше страница проекта скажет, чей ход.',
        ],
      ],
      [
        'Если руководителя пока нет',
        'Работайте без него: свои разделы вы согласуете сами. Когда он войдёт в команду, всё готовое можно отправить ему одним нажатием.',
      ],
    ],
  },
  en: {
    title: 'For students',
    summary:
      'Research, bachelor’s, master’s or doctoral thesis: the plan, the supervisor’s answers and the formatting in one place.',
    parts: [
      [
        'Where to begin',
        [
          '[Register](/sign-up) with an address in .ru or .рф and fill in five fields of the [profile](/profile).',
          '[Create a project](/project-add/nir), choose the category of the work and take a roadmap template: stages and dates up to the defence come by themselves.',
          'Ask your supervisor for an invitation code, or invite him or her by mail.',
          'Write the assignment and send it for approval. From there the page of the project says whose move it is.',
        ],
      ],
      [
        'If there is no supervisor yet',
        'Work without one: you approve your own sections. When the supervisor joins, everything that is ready can be sent at once.',
      ],
    ],
  },
};

const supervisors: FirstPage = {
  path: 'for/scientific-supervisors',
  day: DAY,
  ru: {
    title: 'Научным руководителям',
    summary: 'Тридцать работ, и видно, какие три ждут вас сегодня.',
    parts: [
      [
        'С чего начать',
        [
          'Заполните [профиль](/profile): из него соберутся титульные листы и листы согласования ваших студентов.',
          'Передайте студентам код приглашения из профиля. Введя его, каждый добавит вас в свой проект.',
          'Утром открывайте страницу [«На мне»](/reviews): там всё, что ждёт вашего решения.',
        ],
      ],
      [
        'Сколько это занимает времени',
        'Раздел открывается сразу с отличиями от прошлой согласованной редакции, поэтому второй круг читать быстрее первого. Частые замечания можно сохранить как шаблоны.',
      ],
    ],
  },
  en: {
    title: 'For scientific supervisors',
    summary: 'Thirty works, and it is plain which three wait for you today.',
    parts: [
      [
        'Where to begin',
        [
          'Fill in your [profile](/profile): the title pages and approval sheets of your students are made from it.',
          'Give students the invitation code from your profile. Whoever enters it adds you to the project.',
          'In the morning open the page [“My move”](/reviews): everything that waits for your decision is there.',
        ],
      ],
      [
        'How much time it takes',
        'A section opens with its differences from the last approved edition, so the second round is read faster than the first. Frequent remarks can be kept as templates.',
      ],
    ],
  },
};

const departments: FirstPage = {
  path: 'for/departments',
  day: DAY,
  ru: {
    title: 'Кафедрам',
    summary: 'Куратор видит ход работ, не собирая отчётов, а бумаги к защите у всех одинаковы.',
    parts: [
      [
        'С чего начать',
        [
          'Выберите куратора: он видит всё в тех проектах, куда его позвали, и решает последним.',
          'Попросите студентов указать в [профиле](/profile) кафедру и группу: по группе проекты ищутся в [списке](/projects).',
          'Договоритесь, какие разделы доходят до куратора к какому сроку. О просрочке Провектор напомнит сам.',
        ],
      ],
      [
        'Договор не нужен',
        'Руководители и студенты регистрируются сами. Одна кафедра может начать с нескольких работ и посмотреть, как идёт дело.',
      ],
    ],
  },
  en: {
    title: 'For departments',
    summary:
      'The curator sees how works go on without collecting reports, and the papers for the defence look alike.',
    parts: [
      [
        'Where to begin',
        [
          'Choose a curator, who sees everything in the projects that he or she was invited to and decides last.',
          'Ask students to fill in department and group in the [profile](/profile): the [list of projects](/projects) is searched by group.',
          'Agree which sections reach the curator by which date. Provektor reminds of what is late.',
        ],
      ],
      [
        'No contract is needed',
        'Supervisors and students register by themselves. A department may begin with a few works and see how it goes.',
      ],
    ],
  },
};

const customers: FirstPage = {
  path: 'for/r-and-d-customers',
  day: DAY,
  ru: {
    title: 'Заказчикам исследований',
    summary: 'Видно, за что заплачено: план, результат и решение по каждому этапу.',
    parts: [
      [
        'С чего начать',
        [
          '[Зарегистрируйтесь](/sign-up) и передайте исполнителю код приглашения куратора из [профиля](/profile).',
          'Прочитайте задание и дорожную карту. Согласуйте их или верните с замечаниями.',
          'Дальше принимайте по одному этапу: сначала план, затем результат.',
        ],
      ],
      [
        'Что останется после работы',
        'Лист согласования с датами и редакциями, календарный план, отчёт по ГОСТ\u00a07.32 и архив проекта целиком.',
      ],
    ],
  },
  en: {
    title: 'For R&D customers',
    summary: 'You see what you pay for: the plan, the result and the decision on every stage.',
    parts: [
      [
        'Where to begin',
        [
          '[Register](/sign-up) and give the contractor the invitation code of a curator from your [profile](/profile).',
          'Read the assignment and the roadmap. Approve them or return them with remarks.',
          'Then accept one stage after another: first its plan, then its result.',
        ],
      ],
      [
        'What is left when the work is done',
        'An approval sheet with dates and editions, a calendar plan, a report by GOST 7.32 and the archive of the whole project.',
      ],
    ],
  },
};

const founders: FirstPage = {
  path: 'for/aspiring-entrepreneurs',
  day: DAY,
  ru: {
    title: 'Начинающим предпринимателям',
    summary: 'Из готовой работы в стартап: материалы и люди переходят вместе с вами.',
    parts: [
      [
        'С чего начать',
        [
          'Если исследование завершено, нажмите «Превратить в стартап» на его странице и отметьте, что взять с собой.',
          'Если идея новая, [создайте стартап](/project-add/startup) с нуля и возьмите шаблон дорожной карты.',
          'Позовите ментора, эксперта или трекера. Пока их нет, планы и результаты согласуете вы сами.',
        ],
      ],
      [
        'Чего здесь нет',
        'Провектор не ищет инвестора и не пишет заявку за вас. Он держит в порядке то, о чём инвестор и фонд спросят в первую очередь: что обещали, что сделали и кто это подтвердил.',
      ],
    ],
  },
  en: {
    title: 'For aspiring entrepreneurs',
    summary: 'From finished work to a startup: materials and people come with you.',
    parts: [
      [
        'Where to begin',
        [
          'If your research is finished, press “Turn into a startup” on its page and choose what to take along.',
          'If the idea is new, [create a startup](/project-add/startup) and take a roadmap template.',
          'Invite a mentor, an expert or a tracker. Until they join you approve plans and results yourself.',
        ],
      ],
      [
        'What it does not do',
        'Provektor finds no investor and writes no application for you. It keeps in order what an investor or a fund asks first: what was promised, what was done, and who confirmed it.',
      ],
    ],
  },
};

const accelerators: FirstPage = {
  path: 'for/business-accelerators',
  day: DAY,
  ru: {
    title: 'Акселераторам',
    summary: 'Десятки команд и один порядок работы: видно, кто движется, а кто ждёт эксперта.',
    parts: [
      [
        'С чего начать',
        [
          'Пусть каждая команда создаст стартап и возьмёт общий шаблон дорожной карты.',
          'Войдите в команды координатором: вы увидите всё и сможете звать участников.',
          'Передайте командам коды экспертов, менторов и трекеров.',
        ],
      ],
      [
        'Как идёт неделя',
        'Команды отправляют планы и результаты, эксперты решают на странице [«На мне»](/reviews), а вы в [списке проектов](/projects) видите, чей где ход и что просрочено.',
      ],
    ],
  },
  en: {
    title: 'For business accelerators',
    summary:
      'Dozens of teams, one way of working: you see who moves on and who waits for an expert.',
    parts: [
      [
        'Where to begin',
        [
          'Let every team create a startup and take the same roadmap template.',
          'Join the teams as a coordinator: you see everything and may invite members.',
          'Give the teams the codes of experts, mentors and trackers.',
        ],
      ],
      [
        'How a week goes',
        'Teams send plans and results, experts decide on the page [“My move”](/reviews), and in the [list of projects](/projects) you see whose move it is and what is late.',
      ],
    ],
  },
};

/** The pages of the six groups of people that the product is for, in the order of the home page. */
export const segments: readonly FirstPage[] = [
  students,
  supervisors,
  departments,
  customers,
  founders,
  accelerators,
];
