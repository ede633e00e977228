import { type RoadmapTemplate, stage } from './stage.ts';

const ASSIGNMENT = stage(
  [
    'Задание и календарный план',
    'Закрепить тему, вопросы к разработке и сроки.',
    'Задание на работу с календарным планом, принятое студентом и руководителем.',
  ],
  [
    'Assignment and calendar plan',
    'Settle the topic, the questions to be answered and the dates.',
    'Assignment with its calendar plan, accepted by student and supervisor.',
  ],
);

const REVIEW = stage(
  [
    'Обзор и постановка задачи',
    'Разобраться, как задачу решают сегодня, и сказать, что сделает эта работа.',
    'Обзор источников с выводами, цель и задачи работы.',
  ],
  [
    'Review and problem statement',
    'See how the problem is solved today and say what this work will do.',
    'Review of sources with conclusions, aim and tasks of the work.',
  ],
);

const THEORY = stage(
  [
    'Теоретическая глава',
    'Выбрать методы и обосновать их.',
    'Глава с описанием методов, моделей и допущений.',
  ],
  [
    'Theoretical chapter',
    'Choose the methods and justify them.',
    'Chapter with methods, models and assumptions.',
  ],
);

const PRACTICE = stage(
  [
    'Практическая глава',
    'Решить задачу и проверить решение.',
    'Глава с решением, расчётом или программой и результатами проверки.',
  ],
  [
    'Practical chapter',
    'Solve the problem and check the solution.',
    'Chapter with the solution, calculation or program and the results of its checking.',
  ],
  2,
);

const NORMOCONTROL = stage(
  [
    'Оформление, нормоконтроль, проверка на заимствования',
    'Привести текст к требованиям стандарта и вуза.',
    'Оформленная работа, лист нормоконтроля, отчёт о проверке на заимствования.',
  ],
  [
    'Formatting check, plagiarism check',
    'Bring the text to the demands of the standard and the university.',
    'Formatted work, formatting check sheet, plagiarism report.',
  ],
);

const REHEARSAL = stage(
  [
    'Предзащита',
    'Проверить доклад и готовность работы на кафедре.',
    'Презентация, доклад, замечания комиссии и ответы на них.',
  ],
  [
    'Preliminary defence',
    'Try the talk and the readiness of the work at the department.',
    'Presentation, talk, remarks of the commission and answers to them.',
  ],
);

const OUTSIDE_REVIEW = stage(
  [
    'Рецензия',
    'Получить оценку работы со стороны.',
    'Рецензия внешнего специалиста, ответы на замечания.',
  ],
  [
    'External review',
    'Have the work judged from outside.',
    'Review by an outside specialist, answers to its remarks.',
  ],
);

const QUALIFYING = [REVIEW, THEORY, PRACTICE, NORMOCONTROL, REHEARSAL];

/** The final qualifying work of a bachelor. */
export const BACHELOR: RoadmapTemplate = {
  start: ASSIGNMENT,
  numeric: QUALIFYING,
  finish: stage(
    [
      'Выпускная квалификационная работа',
      'Защитить работу в государственной экзаменационной комиссии.',
      'Работа, отзыв руководителя, отчёт о проверке на заимствования, презентация.',
    ],
    [
      'Final qualifying work',
      'Defend the work before the state examination board.',
      'The work, the supervisor’s opinion, plagiarism report, presentation.',
    ],
  ),
};

/** The graduate work of a specialist: as a bachelor's, with an outside review. */
export const GRADUATE: RoadmapTemplate = {
  start: ASSIGNMENT,
  numeric: [...QUALIFYING, OUTSIDE_REVIEW],
  finish: stage(
    [
      'Дипломная работа',
      'Защитить работу в государственной экзаменационной комиссии.',
      'Работа, отзыв, рецензия, отчёт о проверке на заимствования, презентация.',
    ],
    [
      'Graduate work',
      'Defend the work before the state examination board.',
      'The work, opinion, review, plagiarism report, presentation.',
    ],
  ),
};

/** A master's thesis. */
export const MASTER: RoadmapTemplate = {
  start: stage(
    [
      'Утверждение темы и индивидуальный план',
      'Утвердить тему и руководителя, расписать работу по срокам.',
      'Утверждённая тема, индивидуальный план магистранта.',
    ],
    [
      'Approval of the topic and individual plan',
      'Have the topic and the supervisor approved, plan the work for two years.',
      'Approved topic, individual plan of the student.',
    ],
  ),
  numeric: [
    stage(
      [
        'Обзор',
        'Найти место работы среди уже известного.',
        'Обзор литературы, гипотеза, цель и задачи.',
      ],
      [
        'Review',
        'Find the place of the work among what is known.',
        'Literature review, hypothesis, aim and tasks.',
      ],
    ),
    stage(
      [
        'Методы',
        'Выбрать, чем и как измерять и считать.',
        'Описание методов, план эксперимента, пробный прогон.',
      ],
      [
        'Methods',
        'Choose what to measure and compute with, and how.',
        'Description of the methods, plan of the experiment, trial run.',
      ],
    ),
    stage(
      [
        'Исследование',
        'Получить собственные результаты и проверить гипотезу.',
        'Данные, их обработка, выводы о гипотезе.',
      ],
      [
        'Research',
        'Obtain results of one’s own and test the hypothesis.',
        'Data, their processing, conclusions on the hypothesis.',
      ],
      2,
    ),
    stage(
      [
        'Апробация: статья, конференция',
        'Показать результаты тем, кто может возразить.',
        'Статья в печати или принятая, выступление на конференции.',
      ],
      [
        'Publication: article, conference',
        'Show the results to those who can object.',
        'An article printed or accepted, a talk at a conference.',
      ],
    ),
    NORMOCONTROL,
    REHEARSAL,
  ],
  finish: stage(
    [
      'Магистерская диссертация',
      'Защитить диссертацию в государственной экзаменационной комиссии.',
      'Диссертация, отзыв, рецензия, публикации, презентация.',
    ],
    [
      'Master’s thesis',
      'Defend the thesis before the state examination board.',
      'Thesis, opinion, review, publications, presentation.',
    ],
  ),
};
