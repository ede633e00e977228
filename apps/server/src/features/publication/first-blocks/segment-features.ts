import type { FirstBlock } from './first-block.ts';

/** What each group of people gets: the features of the six segments. */
export const segmentFeatures: readonly FirstBlock[] = [
  {
    type: 'students',
    slug: 'gotovyy-plan',
    icon: 'route',
    ru: {
      title: 'План из шаблона',
      summary:
        'Категория работы и день защиты дают готовую дорожную карту. Сроки можно двигать на шкале, этапов бывает до двенадцати.',
    },
    en: {
      title: 'A plan from a template',
      summary:
        'The category of the work and the day of the defence give a ready roadmap. Dates move on a timeline; there may be up to twelve stages.',
    },
  },
  {
    type: 'students',
    slug: 'otvety-rukovoditelya',
    icon: 'message',
    ru: {
      title: 'Ответы руководителя',
      summary:
        'Раздел возвращается со списком замечаний, каждое вы отмечаете как исправленное. Если ответа нет три дня, напоминание уйдёт само.',
    },
    en: {
      title: 'Answers from the supervisor',
      summary:
        'A section comes back with a list of remarks, and you tick off each one. When there is no answer for three days, a reminder goes out by itself.',
    },
  },
  {
    type: 'students',
    slug: 'oformlenie-po-gost',
    icon: 'document',
    ru: {
      title: 'Оформление по ГОСТ',
      summary:
        'Загрузите свой DOCX: редактор узнаёт заголовки, рисунки, таблицы и источники, а дальше сам ведёт номера и ссылки по ГОСТ\u00a07.32.',
    },
    en: {
      title: 'Formatting by GOST',
      summary:
        'Upload your DOCX: the editor recognises headings, figures, tables and sources, and from there keeps numbers and references by GOST 7.32 itself.',
    },
  },
  {
    type: 'scientific-supervisors',
    slug: 'vsyo-v-odnom-spiske',
    icon: 'list',
    ru: {
      title: 'Всё, что ждёт вас, в одном списке',
      summary:
        'Страница «На мне» собирает разделы из всех работ: что прислали, когда и что изменилось. Решать можно с клавиатуры.',
    },
    en: {
      title: 'Everything that waits, in one list',
      summary:
        'The page “My move” gathers sections from all works: what was sent, when, and what has changed. Decisions can be made from the keyboard.',
    },
  },
  {
    type: 'scientific-supervisors',
    slug: 'zamechaniya-ne-teryayutsya',
    icon: 'checks',
    ru: {
      title: 'Замечания не теряются',
      summary:
        'Каждое замечание становится пунктом, который студент отмечает. На новом круге видны пункты, отметки и разница в тексте.',
    },
    en: {
      title: 'Remarks are not lost',
      summary:
        'Each remark becomes an item that the student ticks off. A new round shows the items, the ticks and the difference in the text.',
    },
  },
  {
    type: 'scientific-supervisors',
    slug: 'odin-kod-na-gruppu',
    icon: 'key',
    ru: {
      title: 'Один код на всю группу',
      summary:
        'Студент вводит ваш код и добавляет вас руководителем. Код действует 30\u00a0дней, обновить его можно в любой момент.',
    },
    en: {
      title: 'One code for the whole group',
      summary:
        'A student enters your code and adds you as supervisor. The code is valid for 30 days and can be renewed at any moment.',
    },
  },
  {
    type: 'departments',
    slug: 'khod-rabot',
    icon: 'search',
    ru: {
      title: 'Ход работ без опросов',
      summary:
        'Список проектов с этапом, сроком и тем, чей ход. Поиск по группе можно сохранить и открывать одним нажатием.',
    },
    en: {
      title: 'Progress without asking around',
      summary:
        'A list of projects with stage, deadline and whose move it is. A search by group can be kept and opened with one click.',
    },
  },
  {
    type: 'departments',
    slug: 'poslednyaya-podpis',
    icon: 'scale',
    ru: {
      title: 'Последнее решение за кафедрой',
      summary:
        'После руководителя раздел приходит куратору, и без его решения согласованным не считается. Лист согласования выгружается в DOCX и PDF.',
    },
    en: {
      title: 'The last decision is the department’s',
      summary:
        'After the supervisor a section comes to the curator, and without that decision it is not approved. The approval sheet comes as DOCX and PDF.',
    },
  },
  {
    type: 'departments',
    slug: 'odinakovye-bumagi',
    icon: 'archive',
    ru: {
      title: 'Бумаги собираются сами',
      summary:
        'Задание, календарный план и лист согласования печатаются из данных проекта. Кто, что и когда изменил, хранит журнал.',
    },
    en: {
      title: 'Paperwork fills itself in',
      summary:
        'Assignment, calendar plan and approval sheet are printed from the data of the project. Who changed what and when is kept in the log.',
    },
  },
  {
    type: 'r-and-d-customers',
    slug: 'vy-v-proekte',
    icon: 'users',
    ru: {
      title: 'Вы внутри проекта',
      summary:
        'Исполнитель приглашает вас куратором: видно задание, план, файлы и документ. Править вы ничего не можете, решать можете.',
    },
    en: {
      title: 'You are inside the project',
      summary:
        'The contractor invites you as a curator: you see the assignment, plan, files and document. You change nothing, and you decide.',
    },
  },
  {
    type: 'r-and-d-customers',
    slug: 'priyomka-po-etapam',
    icon: 'checks',
    ru: {
      title: 'Приёмка по этапам',
      summary:
        'План этапа согласуется до работы, результат после неё. За каждым решением стоит редакция: что именно приняли, можно прочитать и через год.',
    },
    en: {
      title: 'Acceptance stage by stage',
      summary:
        'The plan of a stage is approved before the work, its result after it. Each decision belongs to an edition: what exactly was accepted can be read a year later.',
    },
  },
  {
    type: 'r-and-d-customers',
    slug: 'otchyot-po-gost',
    icon: 'document',
    ru: {
      title: 'Отчёт по ГОСТ\u00a07.32',
      summary:
        'Отчёт о НИР пишется здесь же и скачивается в DOCX и PDF со списком исполнителей, рефератом и приложениями.',
    },
    en: {
      title: 'A report by GOST 7.32',
      summary:
        'The research report is written here and comes as DOCX and PDF with the list of performers, the abstract and the appendices.',
    },
  },
  {
    type: 'aspiring-entrepreneurs',
    slug: 'rabota-ne-propadaet',
    icon: 'rocket',
    ru: {
      title: 'Работа не пропадает',
      summary:
        'Завершённое исследование или диплом становится началом стартапа: задание, файлы и согласованные документы переходят по вашему выбору.',
    },
    en: {
      title: 'The work is not lost',
      summary:
        'Finished research or a thesis becomes the beginning of a startup: the assignment, files and approved documents come along as you choose.',
    },
  },
  {
    type: 'aspiring-entrepreneurs',
    slug: 'strogie-voprosy',
    icon: 'scale',
    ru: {
      title: 'Строгие вопросы вовремя',
      summary:
        'Ментор, эксперт и трекер смотрят план и результат каждого этапа в любом порядке. Если кто-то вернул, причина написана.',
    },
    en: {
      title: 'Hard questions in time',
      summary:
        'Mentor, expert and tracker look at the plan and the result of every stage, in any order. If one returns it, the reason is written down.',
    },
  },
  {
    type: 'aspiring-entrepreneurs',
    slug: 'karta-s-tselyami',
    icon: 'target',
    ru: {
      title: 'Дорожная карта с целями',
      summary:
        'Шаблон ведёт от проверки спроса к продажам: у каждого этапа цель и ожидаемый результат. Просрочки видны сразу.',
    },
    en: {
      title: 'A roadmap with goals',
      summary:
        'The template leads from testing demand to sales: each stage has a goal and an expected result. What is late is seen at once.',
    },
  },
  {
    type: 'business-accelerators',
    slug: 'roli-opisany',
    icon: 'users',
    ru: {
      title: 'Роли уже описаны',
      summary:
        'Координатор собирает команды и видит всё, трекер, эксперт и ментор решают. Кто что может, сказано в открытой таблице прав.',
    },
    en: {
      title: 'Roles are described already',
      summary:
        'A coordinator gathers teams and sees everything; trackers, experts and mentors decide. Who may do what is said in a public table of rights.',
    },
  },
  {
    type: 'business-accelerators',
    slug: 'resheniya-bystro',
    icon: 'clock',
    ru: {
      title: 'Решения без переписки',
      summary:
        'Эксперт читает разницу с прошлой редакцией и решает с клавиатуры. Его замечания к прошлому кругу рядом.',
    },
    en: {
      title: 'Decisions without letters',
      summary:
        'An expert reads the difference from the last edition and decides from the keyboard. The remarks of the last round stand beside it.',
    },
  },
  {
    type: 'business-accelerators',
    slug: 'nichego-po-molchaniyu',
    icon: 'shield',
    ru: {
      title: 'Ничего по молчанию',
      summary:
        'Этап не засчитывается сам. Эксперту, который не отвечает, приходят напоминания, а с десятого дня о задержке узнаёт координатор.',
    },
    en: {
      title: 'Nothing by silence',
      summary:
        'No stage counts by itself. An expert who does not answer is reminded, and from the tenth day on the coordinator hears of the delay.',
    },
  },
];
