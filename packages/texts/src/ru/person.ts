/** The page of a person as others see him. */
export const person = {
  title: 'Участник',
  own: 'Так вашу страницу видят',
  as: {
    team: 'Участники проектов',
    others: 'Остальные',
  },
  change: 'Изменить, кто что видит',
  contacts: 'Контакты',
  about: 'О себе',
  projects: 'Общие проекты',
  silent: 'О себе пока ничего не рассказывает.',
  noName: 'Имя не указано',
} as const;
