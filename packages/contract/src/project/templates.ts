import type { ProjectCategory } from './kinds.ts';

/** A title in both languages. */
export interface StageTitle {
  ru: string;
  en: string;
}

/** The stages that a new project of a category begins with. */
export interface RoadmapTemplate {
  start: StageTitle;
  numeric: readonly StageTitle[];
  finish: StageTitle;
}

const title = (ru: string, en: string): StageTitle => ({ ru, en });

const ASSIGNMENT = title('Задание и календарный план', 'Assignment and calendar plan');
const REVIEW = title('Обзор и постановка задачи', 'Review and problem statement');
const NORMOCONTROL = title(
  'Оформление, нормоконтроль, проверка на заимствования',
  'Formatting, normocontrol, plagiarism check',
);
const REHEARSAL = title('Предзащита', 'Preliminary defence');
const QUALIFYING = [
  REVIEW,
  title('Теоретическая глава', 'Theoretical chapter'),
  title('Практическая глава', 'Practical chapter'),
  NORMOCONTROL,
  REHEARSAL,
];
const CANDIDATE = [
  title('Обзор литературы', 'Literature review'),
  title('Теория', 'Theory'),
  title('Эксперимент', 'Experiment'),
  title('Публикации', 'Publications'),
  title('Рукопись', 'Manuscript'),
  title('Обсуждение на кафедре', 'Discussion at the department'),
  title('Автореферат, оппоненты, ведущая организация', 'Abstract, opponents, leading organisation'),
];
const TOPIC_PLAN = title(
  'Утверждение темы и индивидуальный план',
  'Approval of the topic and individual plan',
);

/**
 * Roadmap templates by category; the stages of research work follow GOST 15.101, clause 4.4. A doctor's
 * and a post-doc's work has no fixed stages.
 */
export const ROADMAP_TEMPLATES: Readonly<Record<ProjectCategory, RoadmapTemplate>> = {
  nir: {
    start: title('Техническое задание', 'Terms of reference'),
    numeric: [
      title('Выбор направления исследований', 'Choice of the direction of research'),
      title('Теоретические исследования', 'Theoretical research'),
      title('Экспериментальные исследования', 'Experimental research'),
      title('Обобщение и оценка результатов', 'Generalisation and evaluation of results'),
    ],
    finish: title('Отчёт о НИР и приёмка', 'Research report and acceptance'),
  },
  nioktr: {
    start: title('Техническое задание и смета', 'Terms of reference and budget'),
    numeric: [
      title('Техническое предложение', 'Technical proposal'),
      title('Эскизный проект', 'Preliminary design'),
      title('Технический проект', 'Detailed design'),
      title('Рабочая конструкторская документация', 'Working design documentation'),
      title('Опытный образец', 'Prototype'),
      title('Предварительные испытания', 'Preliminary tests'),
      title('Приёмочные испытания', 'Acceptance tests'),
    ],
    finish: title('Отчёт и акт приёмки', 'Report and acceptance certificate'),
  },
  project: {
    start: title('Паспорт проекта', 'Project charter'),
    numeric: [
      title('Анализ', 'Analysis'),
      title('Проектирование', 'Design'),
      title('Реализация', 'Implementation'),
      title('Апробация', 'Trial'),
    ],
    finish: title('Итоговый отчёт', 'Final report'),
  },
  bachelor: {
    start: ASSIGNMENT,
    numeric: QUALIFYING,
    finish: title('Выпускная квалификационная работа', 'Final qualifying work'),
  },
  graduate: {
    start: ASSIGNMENT,
    numeric: [...QUALIFYING, title('Рецензия', 'External review')],
    finish: title('Дипломная работа', 'Graduate work'),
  },
  master: {
    start: TOPIC_PLAN,
    numeric: [
      title('Обзор', 'Review'),
      title('Методы', 'Methods'),
      title('Исследование', 'Research'),
      title('Апробация: статья, конференция', 'Publication: article, conference'),
      NORMOCONTROL,
      REHEARSAL,
    ],
    finish: title('Магистерская диссертация', 'Master’s thesis'),
  },
  candidate: {
    start: TOPIC_PLAN,
    numeric: CANDIDATE,
    finish: title('Защита в диссертационном совете', 'Defence at the dissertation council'),
  },
  doctor: {
    start: title('План научной работы', 'Plan of research'),
    numeric: [],
    finish: title('Диссертация', 'Dissertation'),
  },
  phd: {
    start: TOPIC_PLAN,
    numeric: CANDIDATE,
    finish: title('Защита диссертации', 'Defence of the dissertation'),
  },
  postdoc: {
    start: title('План научной работы', 'Plan of research'),
    numeric: [],
    finish: title('Отчёт', 'Report'),
  },
};
