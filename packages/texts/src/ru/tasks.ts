/** Tasks: their views, fields and messages. */
export const tasks = {
  status: {
    todo: 'Сделать',
    doing: 'В работе',
    review: 'На проверке',
    done: 'Готово',
  },
  priority: {
    low: 'Низкий',
    medium: 'Средний',
    high: 'Высокий',
  },
  feed: {
    own: 'Провектор: мои задачи',
    stage: 'Окончание этапа «{{title}}»',
  },
  column: {
    number: '№',
    title: 'Задача',
    status: 'Статус',
    priority: 'Приоритет',
    assignees: 'Исполнители',
    stage: 'Этап',
    start: 'Начало',
    due: 'Срок',
    tags: 'Метки',
    parent: 'Входит в',
  },
} as const;
