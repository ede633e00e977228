import {
  CREATING_ROLES,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectType,
  ROADMAP_TEMPLATES,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoadmapView,
  TEMPLATES_OF_TYPE,
  type TemplateCode,
  type TemplateStage,
} from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Locale } from '../../../context.ts';

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

const isCategory = (code: TemplateCode): code is ProjectCategory => code in PROJECT_CATEGORIES;

function presentTemplate(code: TemplateCode, locale: Locale, language: Locale): RoadmapView {
  const { start, numeric, finish } = ROADMAP_TEMPLATES[code];
  const of = isCategory(code) ? 'category' : 'template';
  const words = ({ title, goal, planned_result, share }: TemplateStage) => ({
    title: title[language],
    goal: goal[language],
    planned_result: planned_result[language],
    share,
  });
  return {
    code,
    title: translateDynamic(locale, `projects.${of}.${code}`),
    category_id: isCategory(code) ? PROJECT_CATEGORIES[code] : null,
    start: words(start),
    numeric: numeric.map(words),
    finish: words(finish),
  };
}

/** The roadmaps that a new project of a kind may begin with, named for the caller, their stages in `language`. */
export function listTemplates(
  type: ProjectType,
  locale: Locale,
  language: Locale = locale,
): RoadmapView[] {
  return TEMPLATES_OF_TYPE[type].map((code) => presentTemplate(code, locale, language));
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
