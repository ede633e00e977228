/** Threads of comments on tasks and whatever else is talked about. */
export const comments = {
  title: 'Комментарии',
  count_one: '{{count}} комментарий',
  count_few: '{{count}} комментария',
  count_many: '{{count}} комментариев',
  empty: 'Пока никто ничего не написал.',
  emptyOpen: 'Открытых комментариев нет.',
  filter: { label: 'Какие показать', all: 'Все', open: 'Нерешённые' },
  form: {
    label: 'Комментарий',
    hint: 'Увидит вся команда. Чтобы позвать участника, наберите @. Отправить: Ctrl+Enter.',
    send: 'Отправить',
    answerLabel: 'Ответ: {{name}}',
    answer: 'Ответить',
    editLabel: 'Текст комментария',
    quote: 'Цитата',
    dropQuote: 'Убрать цитату',
  },
  /** One comment as a screen reader names it. */
  named: 'Комментарий: {{name}}, {{when}}',
  answerNamed: 'Ответ: {{name}}, {{when}}',
  edited: 'изменён {{when}}',
  deleted: 'Комментарий удалён.',
  asRemarks: 'Ваши открытые комментарии к документу',
  toPlace: 'К месту в документе',
  origin: { guest: 'гость', file: 'из файла' },
  removedBy: {
    supervisor: 'Удалено руководителем.',
    author: 'Удалено автором работы.',
  },
  gone: 'Комментария по ссылке больше нет.',
  more: 'Действия с комментарием: {{name}}, {{when}}',
  quote: 'Цитировать',
  edit: 'Изменить',
  link: 'Скопировать ссылку',
  copied: 'Ссылка скопирована.',
  task: 'Сделать задачей',
  remove: 'Удалить',
  removed: 'Комментарий удалён.',
  removing: {
    title: 'Удалить комментарий?',
    text: 'Текст исчезнет у всех. Вернуть его нельзя.',
    withAnswers: 'Текст исчезнет у всех, вернуть его нельзя. Ответы останутся.',
  },
  resolve: 'Отметить решённым',
  reopen: 'Открыть снова',
  resolved: 'Решено: {{name}}, {{when}}',
  resolvedDone: 'Комментарий отмечен решённым.',
  reopened: 'Комментарий открыт снова.',
  react: 'Добавить реакцию',
  reaction: {
    like: 'Нравится',
    agree: 'Поддерживаю',
    thanks: 'Спасибо',
    question: 'Вопрос',
    done: 'Сделано',
  },
  /** Who has reacted so, with the name of the reaction. */
  reacted: '{{reaction}}: {{people}}',
} as const;

/** Calling people by «@» in notes and comments. */
export const mentions = {
  mention: 'Упомянуть',
  people: 'Кого упомянуть',
  found: 'Найдено: {{count}}. Выберите стрелками и нажмите Enter.',
  nobody: 'Кроме вас, в команде пока никого нет.',
} as const;
