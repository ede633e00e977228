/** The frame of the help beside a project; its texts are in `@pv/texts/help`. */
export const help = {
  title: 'Справка',
  close: 'Свернуть справку',
  roles: 'Что делают другие',
  own: 'ваша роль',
  rights: 'Полная таблица прав',
} as const;
