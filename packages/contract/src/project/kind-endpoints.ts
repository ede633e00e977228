import { z } from 'zod';
import { DECISION_LIMIT } from '../approval/decision-limit.ts';
import { decisionSchema } from '../approval/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  byId,
  idSchema,
  line,
  pageQuery,
  text,
  typedDateSchema,
  versionSchema,
} from '../http/fields.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { zoneSchema } from '../time/zone.ts';
import { askedStatusSchema } from '../workflow/status-code.ts';
import { PROJECT_SORTS, searchFields } from './search.ts';
import { templateCodeSchema } from './templates/codes.ts';
import { projectRowSchema, projectSchema } from './views.ts';

/** The title of a project of any kind. */
export const projectTitle = line(3, 300);

/** What a search of every list of projects asks for. */
export const listQuery = {
  ...pageQuery,
  ...searchFields,
  current_status: askedStatusSchema.optional(),
  sort: z.enum(PROJECT_SORTS).default('move'),
};

/** One page of projects. */
export const projectPage = z.object({
  projects: z.array(projectRowSchema),
  next_cursor: z.string().nullable(),
});

/** What every kind of project is created from. */
export const newProject = {
  /**
   * Made by the creator's browser, so that a lost answer makes nothing twice: under the same key the same
   * person gets the project that is there, and `project_made` where it was begun from something else.
   */
  key: idSchema.optional(),
  title: projectTitle,
  role_id: roleIdSchema,
  annotation: text(5000).optional(),
  starts_at: typedDateSchema.nullish(),
  ends_at: typedDateSchema.nullish(),
  /** Take the stages of the template; otherwise only start and finish are made. */
  template: z.boolean().optional(),
  /** Which template of the kind it is, for start and finish too; the category's, or the first, by default. */
  template_code: templateCodeSchema.optional(),
};

const decisionErrors = [
  'not_your_move',
  'researcher_first',
  'already_decided',
  'recalled',
  'role_signed',
  'stale_version',
  'section_locked',
  'project_finished',
  'content_missing',
  'forbidden',
] as const;
/** What a change of content may be refused with. */
export const editErrors = [
  'stale_version',
  'section_locked',
  'project_finished',
  'forbidden',
] as const;

/** The calls that kinds of projects have in common; `noun` begins their names, `path` their addresses. */
export function kindEndpoints(
  noun: 'project' | 'startup' | 'article',
  path: string,
  { removed }: { removed: string },
) {
  const approval = (action: 'approve' | 'revise') =>
    defineEndpoint({
      name: `${noun}.${action}`,
      method: 'POST',
      path: `${path}/:id/${action}`,
      access: 'profile',
      params: byId,
      body: decisionSchema,
      responses: { 204: null },
      errors: decisionErrors,
      limit: DECISION_LIMIT,
    });
  return {
    get: defineEndpoint({
      name: `${noun}.get`,
      method: 'GET',
      path: `${path}/:id`,
      access: 'profile',
      params: byId,
      responses: { 200: projectSchema },
    }),
    change: defineEndpoint({
      name: `${noun}.change`,
      method: 'PATCH',
      path: `${path}/:id`,
      access: 'profile',
      params: byId,
      body: z.object({
        annotation: text(5000).optional(),
        starts_at: typedDateSchema.nullish(),
        ends_at: typedDateSchema.nullish(),
        time_zone: zoneSchema.optional(),
        version: versionSchema,
      }),
      responses: { 200: projectSchema },
      errors: [...editErrors, 'dates_reversed'],
    }),
    setTitle: defineEndpoint({
      name: `${noun}.setTitle`,
      method: 'POST',
      path: `${path}/:id/set_title`,
      access: 'profile',
      params: byId,
      body: z.object({ title: projectTitle, version: versionSchema.optional() }),
      responses: { 204: null },
      errors: editErrors,
    }),
    remove: defineEndpoint({
      name: `${noun}.delete`,
      method: 'DELETE',
      path: removed,
      access: 'profile',
      params: byId,
      responses: { 204: null },
      errors: ['forbidden'],
    }),
    approve: approval('approve'),
    revise: approval('revise'),
  };
}

const created = z.object({ id: idSchema });

/** Listing and creating where a kind of project has no categories. */
function withoutCategories(noun: 'startup' | 'article', path: string) {
  return {
    list: defineEndpoint({
      name: `${noun}.list`,
      method: 'GET',
      path,
      access: 'profile',
      query: z.object(listQuery),
      responses: { 200: projectPage },
    }),
    create: defineEndpoint({
      name: `${noun}.create`,
      method: 'POST',
      path,
      access: 'profile',
      body: z.object(newProject),
      responses: { 201: created },
      errors: ['dates_reversed', 'forbidden', 'project_made'],
      limit: { max: 30, minutes: 10, key: 'account' },
    }),
  };
}

const STARTUP = '/project/startup';
const ARTICLE = '/project/article';

export const startupEndpoints = {
  ...withoutCategories('startup', STARTUP),
  ...kindEndpoints('startup', STARTUP, { removed: `${STARTUP}/:id` }),
};

export const articleEndpoints = {
  ...withoutCategories('article', ARTICLE),
  ...kindEndpoints('article', ARTICLE, { removed: `${ARTICLE}/:id/delete` }),
};
