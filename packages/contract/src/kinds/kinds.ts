import { z } from 'zod';

/** Kinds of projects with their numeric codes. `control-measure` is a kind only for help and the log. */
export const PROJECT_TYPE_CODES = { nir: 1, startup: 2, article: 3, 'control-measure': 4 } as const;

export const projectTypeSchema = z.enum(['nir', 'startup', 'article']);
export type ProjectType = z.infer<typeof projectTypeSchema>;

/** A kind in an address, by its name or its number. */
export const projectTypeQuery = z.union([
  projectTypeSchema,
  z.enum(['1', '2', '3']).transform((code) => projectTypeSchema.options[Number(code) - 1] ?? 'nir'),
]);

/** Kinds of stages: one start and one finish in every project, up to twelve numeric ones between. */
export const STAGE_KINDS = ['start', 'numeric', 'finish'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** How a stage is laid out; what is told of a project besides, `extended-info`, belongs to no stage. */
export const STAGE_LAYOUTS = ['stage-start', 'extended-info', 'stage-numeric-and-finish'] as const;

/** The layout of a kind of stage. */
export function layoutOf(kind: StageKind): (typeof STAGE_LAYOUTS)[number] {
  return kind === 'start' ? 'stage-start' : 'stage-numeric-and-finish';
}

/** Categories of research projects, with fixed ids. */
export const PROJECT_CATEGORIES = {
  nir: '0192f0a0-0000-7000-8000-000000000001',
  nioktr: '0192f0a0-0000-7000-8000-000000000002',
  project: '0192f0a0-0000-7000-8000-000000000003',
  bachelor: '0192f0a0-0000-7000-8000-000000000004',
  graduate: '0192f0a0-0000-7000-8000-000000000005',
  master: '0192f0a0-0000-7000-8000-000000000006',
  candidate: '0192f0a0-0000-7000-8000-000000000007',
  doctor: '0192f0a0-0000-7000-8000-000000000008',
  phd: '0192f0a0-0000-7000-8000-000000000009',
  postdoc: '0192f0a0-0000-7000-8000-00000000000a',
} as const;
export type ProjectCategory = keyof typeof PROJECT_CATEGORIES;
export type CategoryId = (typeof PROJECT_CATEGORIES)[ProjectCategory];

export const categoryIdSchema = z.enum(
  Object.values(PROJECT_CATEGORIES) as [CategoryId, ...CategoryId[]],
);

/** The category with this id. */
export function categoryOf(id: CategoryId): ProjectCategory {
  const found = (Object.keys(PROJECT_CATEGORIES) as ProjectCategory[]).find(
    (category) => PROJECT_CATEGORIES[category] === id,
  );
  if (!found) throw new RangeError(`Unknown category ${id}`);
  return found;
}
