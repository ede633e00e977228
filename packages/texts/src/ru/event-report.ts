/** What works are heard at. */
export const eventKinds = {
  predefence: 'Предзащита',
  defence: 'Защита',
  exam_board: 'Заседание ГЭК',
  stage_acceptance: 'Приёмка этапа',
  pitch: 'Питч-сессия',
  expert_council: 'Экспертный совет',
  demo_day: 'Демо-день',
  startup_defence: 'Защита',
} as const;

/** The public report of a control event. */
export const eventReport = {
  title: 'Отчёт о мероприятии',
  noDay: 'день не назначен',
  print: 'Напечатать',
  committee: 'Комиссия',
  role: { chair: 'Председатель', secretary: 'Секретарь', member: 'Член комиссии' },
  criteria: 'Критерии',
  scale: 'Оценки от {{min}} до {{max}}. Результат\u00a0— среднее с учётом весов.',
  trimmed: 'Если оценили пятеро и больше, самая высокая и самая низкая не считаются.',
  criterion: 'Критерий',
  weight: 'Вес, %',
  mean: 'Среднее по работам',
  works: 'Работы и результаты',
  work: 'Работа',
  supervisors: 'Руководители: {{names}}',
  result: 'Результат',
  mark: 'Оценка',
  place: 'Место',
  shared: '{{place}}, поровну',
  decision: 'Решение',
  decided: 'решение принято',
  closed: 'не публикуется',
  absent: 'не явились',
  closedNote:
    'Оценки и вопросы показаны там, где с этим согласны все авторы. Кто согласия не дал, назван инициалами.',
  excluded: 'Не оценивали по правилам конфликта интересов: {{count}}',
  chartWorks: 'Результаты по работам, номера те же, что в таблице',
  chartCriteria: 'Среднее по критериям, номера те же, что в таблице',
  questions: 'Вопросы и ответы',
  published: 'Опубликовано {{day}}',
} as const;
