/** What a project is made for, as its papers call it. */
export type FormWork =
  | 'nir'
  | 'nioktr'
  | 'project'
  | 'bachelor'
  | 'graduate'
  | 'master'
  | 'candidate'
  | 'doctor'
  | 'phd'
  | 'postdoc'
  | 'startup'
  | 'article';

/** The look of a calendar plan; see `calendar-plan.ts`. */
export type PlanLook = 'thesis' | 'research' | 'startup';

interface WorkWords {
  /** «Календарный план выполнения …» */
  genitive: string;
  nominative: string;
  author: string;
  supervisor: string;
  plan: PlanLook;
}

function qualifying(genitive: string, nominative: string): WorkWords {
  return { genitive, nominative, author: 'Студент', supervisor: 'Руководитель', plan: 'thesis' };
}

function dissertation(degree: string, supervisor = 'Научный руководитель'): WorkWords {
  const rest = `на соискание учёной степени ${degree}`;
  return {
    genitive: `диссертации ${rest}`,
    nominative: `Диссертация ${rest}`,
    author: 'Соискатель',
    supervisor,
    plan: 'thesis',
  };
}

function research(genitive: string, nominative: string): WorkWords {
  return {
    genitive,
    nominative,
    author: 'Исполнитель',
    supervisor: 'Руководитель',
    plan: 'research',
  };
}

export const WORKS: Readonly<Record<FormWork, WorkWords>> = {
  nir: research('научно-исследовательской работы', 'Научно-исследовательская работа'),
  nioktr: research(
    'научно-исследовательской, опытно-конструкторской и технологической работы',
    'Научно-исследовательская, опытно-конструкторская и технологическая работа',
  ),
  project: research('проекта', 'Проект'),
  postdoc: research('научного исследования', 'Научное исследование'),
  bachelor: qualifying(
    'выпускной квалификационной работы бакалавра',
    'Выпускная квалификационная работа бакалавра',
  ),
  graduate: qualifying(
    'выпускной квалификационной работы специалиста',
    'Выпускная квалификационная работа специалиста',
  ),
  master: qualifying('магистерской диссертации', 'Магистерская диссертация'),
  candidate: dissertation('кандидата наук'),
  doctor: dissertation('доктора наук', 'Научный консультант'),
  phd: dissertation('PhD'),
  startup: {
    genitive: 'стартап-проекта',
    nominative: 'Стартап-проект',
    author: 'Лидер проекта',
    supervisor: 'Эксперт',
    plan: 'startup',
  },
  article: {
    genitive: 'научной статьи',
    nominative: 'Научная статья',
    author: 'Автор',
    supervisor: 'Научный руководитель',
    plan: 'research',
  },
};
