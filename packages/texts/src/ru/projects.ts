/** Projects: names of categories by the contract's codes. */
export const projects = {
  category: {
    nir: 'Научно-исследовательская работа',
    nioktr: 'Научно-исследовательская, опытно-конструкторская и технологическая работа (НИОКТР)',
    project: 'Проект',
    bachelor: 'Выпускная квалификационная работа бакалавра',
    graduate: 'Дипломная работа специалиста',
    master: 'Магистерская диссертация',
    candidate: 'Диссертация на соискание учёной степени кандидата наук',
    doctor: 'Диссертация на соискание учёной степени доктора наук',
    phd: 'Диссертация PhD',
    postdoc: 'Исследование постдока',
  },
  /** Roadmap templates that are not of a category. */
  template: {
    startup: 'Студенческий стартап',
    startup_diploma: 'Стартап как диплом',
    article: 'Статья',
  },
} as const;
