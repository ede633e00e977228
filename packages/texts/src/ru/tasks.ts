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
};
