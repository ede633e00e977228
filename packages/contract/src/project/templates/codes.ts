import { z } from 'zod';
import { PROJECT_CATEGORIES, type ProjectCategory, type ProjectType } from '../../kinds/kinds.ts';

const CATEGORIES = Object.keys(PROJECT_CATEGORIES) as [ProjectCategory, ...ProjectCategory[]];

export const templateCodeSchema = z.enum([...CATEGORIES, 'startup', 'startup_diploma', 'article']);
/** A roadmap template: of research projects, one a category under its code. */
export type TemplateCode = z.infer<typeof templateCodeSchema>;

/** The templates of each kind of project. The first one is taken where nobody has chosen. */
export const TEMPLATES_OF_TYPE: Readonly<Record<ProjectType, readonly TemplateCode[]>> = {
  nir: CATEGORIES,
  startup: ['startup', 'startup_diploma'],
  article: ['article'],
};
