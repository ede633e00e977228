/** What may follow a work that has succeeded, on its page. */
export const nextSteps = {
  title: 'Работа завершена. Что дальше?',
  startup: {
    title: 'Превратить в стартап',
    text: 'Задание, файлы и люди перейдут по вашему выбору.',
  },
  article: {
    title: 'Написать статью',
    text: 'От замысла и рукописи до выбора журнала.',
  },
  application: {
    title: 'Подать заявку на грант',
    text: 'Черновик заполнится тем, что уже есть в проекте.',
  },
  opportunities: {
    title: 'Посмотреть возможности',
    text: 'Стажировки, вакансии и заказы исследований.',
  },
} as const;
