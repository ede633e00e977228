import {
  CREATING_ROLES,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectType,
  ROADMAP_TEMPLATES,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoadmapTemplate,
  type RoadmapView,
  type TemplateStage,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import { templateOf } from './first-stages.ts';

const CATEGORIES = Object.keys(PROJECT_CATEGORIES) as ProjectCategory[];

/** The categories of research projects with their roadmap templates, in the caller's language. */
export function listCategories(locale: Locale) {
  return CATEGORIES.map((code) => ({
    id: PROJECT_CATEGORIES[code],
    code,
    title: translate(locale, `projects.category.${code}`),
    template: ROADMAP_TEMPLATES[code].numeric.map(({ title }) => title[locale]),
  }));
}

function presentTemplate(
  { start, numeric, finish }: RoadmapTemplate,
  category: ProjectCategory | null,
  locale: Locale,
): RoadmapView {
  const words = ({ title, goal, planned_result, share }: TemplateStage) => ({
    title: title[locale],
    goal: goal[locale],
    planned_result: planned_result[locale],
    share,
  });
  return {
    category_id: category && PROJECT_CATEGORIES[category],
    start: words(start),
    numeric: numeric.map(words),
    finish: words(finish),
  };
}

/** The roadmaps that a new project of a kind may begin with, in the caller's language. */
export function listTemplates(type: ProjectType, locale: Locale): RoadmapView[] {
  const categories = type === 'nir' ? CATEGORIES : [null];
  return categories.map((category) =>
    presentTemplate(templateOf(type, category), category, locale),
  );
}

/** The roles of a kind of project, in the caller's language. */
export function listRoles(type: ProjectType, locale: Locale) {
  return ROLES_BY_TYPE[type].map((code) => ({
    id: ROLE_IDS[code],
    code,
    title: translate(locale, `roles.${code}`),
    can_create: CREATING_ROLES[type].includes(code),
  }));
}
