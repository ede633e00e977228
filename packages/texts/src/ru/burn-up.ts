/** How the tasks of a stage are finished, day by day. */
export const burnUp = {
  action: 'Ход этапа',
  title: 'Ход этапа «{{stage}}»',
  empty: 'В этом этапе пока нет задач. Добавьте их, и здесь появится график.',
  total: 'Всего задач',
  done: 'Готово',
  plan: 'По плану',
  day: 'День',
  now: 'Готово {{done}} из {{total}}',
  end: 'окончание этапа {{day}}',
  expected: 'в нынешнем темпе всё будет готово {{day}}',
  late: 'позже срока',
} as const;
