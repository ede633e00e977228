import { type RoadmapTemplate, stage, type TemplateStage } from './stage.ts';

const TOPIC_PLAN = stage(
  [
    'Утверждение темы и индивидуальный план',
    'Утвердить тему на учёном совете и распределить работу по годам.',
    'Утверждённая тема, индивидуальный план работы.',
  ],
  [
    'Approval of the topic and individual plan',
    'Have the topic approved by the academic council and spread the work over the years.',
    'Approved topic, individual plan of work.',
  ],
);

const RESEARCH: readonly TemplateStage[] = [
  stage(
    [
      'Обзор литературы',
      'Показать пробел в знании, который закроет диссертация.',
      'Глава с критическим обзором, цель, задачи, положения, которые предстоит доказать.',
    ],
    [
      'Literature review',
      'Show the gap in knowledge that the dissertation will close.',
      'Chapter with a critical review, aim, tasks, theses to be proved.',
    ],
  ),
  stage(
    ['Теория', 'Построить модель или метод.', 'Глава с теорией, доказательствами и допущениями.'],
    ['Theory', 'Build a model or a method.', 'Chapter with theory, proofs and assumptions.'],
    2,
  ),
  stage(
    [
      'Эксперимент',
      'Подтвердить теорию опытом или расчётом на настоящих данных.',
      'Данные, обработка, оценка достоверности.',
    ],
    [
      'Experiment',
      'Confirm the theory by experiment or by computing on real data.',
      'Data, processing, estimate of reliability.',
    ],
    2,
  ),
];

const MANUSCRIPT = stage(
  [
    'Рукопись',
    'Собрать главы в одну работу с одной мыслью.',
    'Полный текст диссертации, прочитанный руководителем.',
  ],
  [
    'Manuscript',
    'Bring the chapters into one work with one thought.',
    'Complete text of the dissertation, read by the supervisor.',
  ],
);

const DISCUSSION = stage(
  [
    'Обсуждение на кафедре',
    'Получить заключение организации, где сделана работа.',
    'Доклад на кафедре, заключение организации, исправленный текст.',
  ],
  [
    'Discussion at the department',
    'Obtain the opinion of the organisation where the work was done.',
    'Talk at the department, opinion of the organisation, corrected text.',
  ],
);

const TO_THE_DEFENCE = stage(
  [
    'Автореферат, оппоненты, ведущая организация',
    'Подготовить защиту и собрать отзывы.',
    'Автореферат, согласие оппонентов и ведущей организации, отзывы и ответы на замечания.',
  ],
  [
    'Extended abstract, opponents, leading organisation',
    'Prepare the defence and collect reviews.',
    'Extended abstract, consents of the opponents and the leading organisation, reviews and replies to their remarks.',
  ],
);

const DEFENCE = stage(
  [
    'Защита в диссертационном совете',
    'Защитить диссертацию и направить аттестационное дело в ВАК.',
    'Решение совета, стенограмма, документы для ВАК, регистрация диссертации в ЕГИСУ НИОКТР.',
  ],
  [
    'Defence at the dissertation council',
    'Defend the dissertation and send the file to the Higher Attestation Commission (VAK).',
    'Decision of the council, verbatim record, file for VAK, registration of the dissertation in the state register of research (EGISU NIOKTR).',
  ],
);

/** A dissertation for candidate of sciences. */
export const CANDIDATE: RoadmapTemplate = {
  start: TOPIC_PLAN,
  numeric: [
    ...RESEARCH,
    stage(
      [
        'Публикации',
        'Напечатать основные результаты там, где их учитывает совет.',
        'Статьи в журналах из перечня ВАК и международных баз.',
      ],
      [
        'Publications',
        'Print the main results where the council counts them.',
        'Articles in journals on the VAK list and of international databases.',
      ],
    ),
    MANUSCRIPT,
    DISCUSSION,
    TO_THE_DEFENCE,
  ],
  finish: DEFENCE,
};

/** A PhD dissertation. */
export const PHD: RoadmapTemplate = {
  start: TOPIC_PLAN,
  numeric: [
    ...RESEARCH,
    stage(
      [
        'Публикации',
        'Напечатать результаты в рецензируемых изданиях.',
        'Статьи в журналах из перечня ВАК, Scopus или Web of Science, доклады на конференциях.',
      ],
      [
        'Publications',
        'Publish the results in peer-reviewed journals.',
        'Articles in journals on the VAK list, Scopus or Web of Science, talks at conferences.',
      ],
    ),
    MANUSCRIPT,
    DISCUSSION,
    TO_THE_DEFENCE,
  ],
  finish: DEFENCE,
};

const PLAN = stage(
  [
    'План научной работы',
    'Договориться о направлении, сроках и публикациях.',
    'План работы с ожидаемыми результатами по годам.',
  ],
  [
    'Plan of research',
    'Agree on the direction, the dates and the publications.',
    'Plan of work with expected results by year.',
  ],
);

/** A dissertation for doctor of sciences: the order of the middle is the author's own. */
export const DOCTOR: RoadmapTemplate = {
  start: PLAN,
  numeric: [
    stage(
      [
        'Концепция',
        'Сформулировать научную проблему и положения, которые её решают.',
        'Концепция диссертации, список положений.',
      ],
      [
        'Concept',
        'State the scientific problem and the theses that solve it.',
        'Concept of the dissertation, list of theses.',
      ],
    ),
    stage(
      [
        'Исследования по положениям',
        'Доказать каждое положение.',
        'Результаты по каждому положению, проверенные независимо.',
      ],
      [
        'Research by theses',
        'Prove each of the theses.',
        'Results for each of the theses, checked independently.',
      ],
      4,
    ),
    stage(
      ['Публикации и монография', 'Сделать результаты известными.', 'Статьи, монография, доклады.'],
      ['Publications and monograph', 'Make the results known.', 'Articles, a monograph, talks.'],
      2,
    ),
    MANUSCRIPT,
    DISCUSSION,
    TO_THE_DEFENCE,
  ],
  finish: DEFENCE,
};

/** The research of a post-doc. */
export const POSTDOC: RoadmapTemplate = {
  start: PLAN,
  numeric: [
    stage(
      [
        'Вхождение в тему',
        'Освоить методы и данные группы.',
        'Воспроизведённый известный результат, уточнённый план.',
      ],
      [
        'Entering the topic',
        'Master the methods and the data of the group.',
        'A known result reproduced, the plan made precise.',
      ],
    ),
    stage(
      [
        'Собственное исследование',
        'Получить новые результаты.',
        'Данные и выводы, обсуждённые на семинаре.',
      ],
      ['Own research', 'Obtain new results.', 'Data and conclusions, discussed at a seminar.'],
      3,
    ),
    stage(
      [
        'Публикации и заявка',
        'Опубликовать результаты и подготовить следующий проект.',
        'Статьи, заявка на грант.',
      ],
      [
        'Publications and proposal',
        'Publish the results and prepare the next project.',
        'Articles, a grant proposal.',
      ],
    ),
  ],
  finish: stage(
    ['Отчёт', 'Подвести итоги срока.', 'Научный отчёт со списком публикаций.'],
    ['Report', 'Sum up the term.', 'Research report with a list of publications.'],
  ),
};
