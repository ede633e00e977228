import {
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectType,
  ROADMAP_TEMPLATES,
  ROLE_IDS,
  ROLES_BY_TYPE,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import { CREATING_ROLES } from './create-project.ts';

const CATEGORIES = Object.keys(PROJECT_CATEGORIES) as ProjectCategory[];

/** The categories of research projects with their roadmap templates, in the caller's language. */
export function listCategories(locale: Locale) {
  return CATEGORIES.map((code) => ({
    id: PROJECT_CATEGORIES[code],
    code,
    title: translate(locale, `projects.category.${code}`),
    template: ROADMAP_TEMPLATES[code].numeric.map((title) => title[locale]),
  }));
}

/** The roles of a kind of project, in the caller's language. */
export function listRoles(type: ProjectType, locale: Locale) {
  return ROLES_BY_TYPE[type].map((code) => ({
    id: ROLE_IDS[code],
    code,
    title: translate(locale, `roles.${code}`),
    can_create: CREATING_ROLES.includes(code) || code === 'founder' || code === 'topmanager',
  }));
}
