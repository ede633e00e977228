import { type RoadmapTemplate, stage } from './stage.ts';

/** A student startup of about a year, from hypotheses to the first sales. */
export const STARTUP: RoadmapTemplate = {
  start: stage(
    [
      'Паспорт стартап-проекта',
      'Назвать проблему, клиента и продукт так, чтобы их можно было проверить.',
      'Паспорт: проблема, решение, рынок, команда, цель на год.',
    ],
    [
      'Startup charter',
      'Name the problem, the customer and the product so that they can be tested.',
      'Charter: problem, solution, market, team, aim for the year.',
    ],
  ),
  numeric: [
    stage(
      [
        'Проверка гипотез и команда',
        'Убедиться, что проблема есть и за её решение готовы платить.',
        'Интервью с клиентами, подтверждённые и отвергнутые гипотезы, роли в команде.',
      ],
      [
        'Hypotheses and team',
        'Make sure that the problem exists and that people would pay for its solution.',
        'Customer interviews, hypotheses confirmed and rejected, roles in the team.',
      ],
      2,
    ),
    stage(
      [
        'Минимальный продукт',
        'Сделать самую малую версию, которой можно пользоваться.',
        'Работающий продукт, первые пользователи, измерения.',
      ],
      [
        'Minimum viable product',
        'Make the smallest version that can be used.',
        'A working product, first users, measurements.',
      ],
      4,
    ),
    stage(
      [
        'Пилот',
        'Испытать продукт у заказчика в настоящей работе.',
        'Договорённость о пилоте, показатели до и после, отзыв заказчика.',
      ],
      [
        'Pilot',
        'Try the product at a customer’s in real work.',
        'Agreement on the pilot, figures before and after, the customer’s opinion.',
      ],
      3,
    ),
    stage(
      [
        'Первые продажи',
        'Получить деньги за продукт и понять, во что обходится клиент.',
        'Юридическое лицо, договоры, выручка, расчёт на одного клиента.',
      ],
      [
        'First sales',
        'Be paid for the product and learn what a customer costs.',
        'Legal entity, contracts, revenue, unit economics.',
      ],
      3,
    ),
  ],
  finish: stage(
    [
      'Итоги и финансовая модель',
      'Показать, чего стартап достиг и что ему нужно дальше.',
      'Отчёт, финансовая модель, презентация для демо-дня.',
    ],
    [
      'Results and financial model',
      'Show what the startup has achieved and what it needs next.',
      'Report, financial model, presentation for the demo day.',
    ],
  ),
};

/** An article has no roadmap between its idea and its manuscript. */
export const ARTICLE: RoadmapTemplate = {
  start: stage(
    [
      'Замысел статьи',
      'Договориться, что статья доказывает и для какого журнала она.',
      'Рабочее название, главная мысль, журнал, список авторов.',
    ],
    [
      'Idea of the article',
      'Agree on what the article proves and for which journal it is.',
      'Working title, main thought, journal, list of authors.',
    ],
  ),
  numeric: [],
  finish: stage(
    [
      'Рукопись статьи',
      'Написать статью и согласовать её с соавторами.',
      'Рукопись, готовая к отправке в журнал.',
    ],
    [
      'Manuscript of the article',
      'Write the article and agree on it with the co-authors.',
      'Manuscript ready for the journal.',
    ],
  ),
};
