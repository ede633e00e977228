import { type RoadmapTemplate, stage } from './stage.ts';

/**
 * A startup defended as a graduate work: expert councils that look at the share of the roadmap that is
 * done, then a defence by the team. The numbers follow the usual rules of universities, which differ.
 */
export const STARTUP_DIPLOMA: RoadmapTemplate = {
  start: stage(
    [
      'Концепция и дорожная карта',
      'Договориться, какой стартап команда защищает и кто за что отвечает.',
      'Концепция стартапа, дорожная карта до защиты, часть каждого участника.',
    ],
    [
      'Concept and roadmap',
      'Agree on the startup that the team defends and on who answers for what.',
      'Concept of the startup, roadmap up to the defence, the part of each member.',
    ],
  ),
  numeric: [
    stage(
      [
        'Первый экспертный совет: проблема и решение',
        'Показать совету, что проблема есть, а решение нужно клиенту.',
        'Не менее 30 % дорожной карты: интервью, проверенные гипотезы, прототип; замечания совета.',
      ],
      [
        'First expert council: problem and solution',
        'Show the council that the problem exists and that customers need the solution.',
        'At least 30% of the roadmap: interviews, tested hypotheses, a prototype; remarks of the council.',
      ],
      3,
    ),
    stage(
      [
        'Второй экспертный совет: продукт',
        'Показать работающий продукт и первых пользователей.',
        'Ещё не менее 30 % дорожной карты: минимальный продукт, данные о его использовании; ответы на замечания.',
      ],
      [
        'Second expert council: product',
        'Show a working product and its first users.',
        'At least 30% more of the roadmap: minimum viable product, figures on its use; answers to remarks.',
      ],
      3,
    ),
    stage(
      [
        'Третий экспертный совет: рынок',
        'Показать, что за продукт платят или готовы платить.',
        'Ещё не менее 30 % дорожной карты: пилот или первые продажи, финансовая модель; решение совета о допуске.',
      ],
      [
        'Third expert council: market',
        'Show that people pay for the product or are ready to.',
        'At least 30% more of the roadmap: a pilot or first sales, a financial model; the council’s admission.',
      ],
      3,
    ),
    stage(
      [
        'Подтверждения результата и готовность к защите',
        'Собрать доказательства результата и подготовить текст работы.',
        'Не менее 90 % дорожной карты; подтверждения хотя бы двух результатов: выручка, юридическое лицо, РИД, инвестиции или грант. Точный перечень дан в положении вуза.',
      ],
      [
        'Proof of results and readiness for the defence',
        'Collect the proof of what was achieved and prepare the text of the work.',
        'At least 90% of the roadmap; proof of two results or more: revenue, a legal entity, intellectual property, investment or a grant. The rules of the university give the exact list.',
      ],
      2,
    ),
  ],
  finish: stage(
    [
      'Защита стартапа командой',
      'Защитить стартап как выпускную работу: каждый представляет свою часть.',
      'Общая работа с частью каждого, презентация, финансовая модель, отзывы, решение комиссии.',
    ],
    [
      'Defence of the startup by the team',
      'Defend the startup as a graduate work, each member presenting his or her part.',
      'One work with the part of each, presentation, financial model, opinions, decision of the board.',
    ],
  ),
};
