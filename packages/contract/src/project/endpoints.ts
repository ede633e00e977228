import { z } from 'zod';
import { reviewsSchema } from '../approval/views.ts';
import { CONTENT_ROOM, contentKindSchema } from '../field/dynamic-field.ts';
import { fieldEndpoints } from '../field/endpoints.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, pageQuery, text, versionSchema } from '../http/fields.ts';
import { categoryIdSchema, projectTypeQuery, projectTypeSchema } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { segmentSlugSchema } from '../publication/segments.ts';
import { editErrors, kindEndpoints, listQuery, newProject, projectPage } from './kind-endpoints.ts';
import { projectSearchSchema } from './search.ts';
import { roadmapTemplateSchema } from './views.ts';

const NIR = '/project/nir';

/** What the team tells of itself is one text, at both addresses that the product knows. */
function teamField(name: string, path: string) {
  return defineEndpoint({
    name,
    method: 'PATCH',
    path: `${path}/:id/update_team_dynamic_filed`,
    access: 'profile',
    params: byId,
    body: z.object({
      content: text(CONTENT_ROOM),
      kind: contentKindSchema.optional(),
      /** Of the project, as it was read; the newest text is taken as it is when left out. */
      version: versionSchema.optional(),
    }),
    responses: { 204: null },
    errors: ['stale_version', 'project_finished', 'forbidden'],
  });
}

export const projectEndpoints = {
  ...kindEndpoints('project', NIR, { removed: `${NIR}/:id/delete` }),
  list: defineEndpoint({
    name: 'project.list',
    method: 'GET',
    path: NIR,
    access: 'profile',
    query: z.object({ ...listQuery, category: categoryIdSchema.optional() }),
    responses: { 200: projectPage },
  }),
  /** Projects of every kind, or of one. */
  listAll: defineEndpoint({
    name: 'project.listAll',
    method: 'GET',
    path: '/project/list',
    access: 'profile',
    query: z.object({
      ...projectSearchSchema.shape,
      project_type: projectTypeQuery.optional(),
      ...listQuery,
    }),
    responses: { 200: projectPage },
  }),
  /** How far the caller's projects are, newest first, or one of them. */
  progress: defineEndpoint({
    name: 'project.progress',
    method: 'GET',
    path: '/project/progress',
    access: 'profile',
    query: z.object({ project_id: idSchema.optional(), ...pageQuery }),
    responses: {
      200: z.object({
        progress: z.array(
          z.object({
            project_id: idSchema,
            title: z.string(),
            /** Whole per cent. */
            progress: z.int().min(0).max(100),
          }),
        ),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['not_found'],
  }),
  create: defineEndpoint({
    name: 'project.create',
    method: 'POST',
    path: NIR,
    access: 'profile',
    body: z.object({ ...newProject, category_id: categoryIdSchema }),
    responses: { 201: z.object({ id: idSchema }) },
    errors: ['dates_reversed', 'forbidden', 'project_made'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  /**
   * A filled project of the caller's own, to look at and to try things on: the one that suits a group of
   * people, with stages that are done; without a group a thesis of which nothing is sent yet.
   */
  takeExample: defineEndpoint({
    name: 'project.takeExample',
    method: 'POST',
    path: '/project/example',
    access: 'profile',
    body: z.object({ segment: segmentSlugSchema.optional() }).nullish(),
    responses: { 201: z.object({ id: idSchema, type: projectTypeSchema }) },
    limit: { max: 5, minutes: 10, key: 'account' },
  }),
  setCategory: defineEndpoint({
    name: 'project.setCategory',
    method: 'POST',
    path: `${NIR}/:id/set_category`,
    access: 'profile',
    params: byId,
    body: z.object({ category_id: categoryIdSchema, version: versionSchema.optional() }),
    responses: { 204: null },
    errors: editErrors,
  }),
  categories: defineEndpoint({
    name: 'project.categories',
    method: 'GET',
    path: `${NIR}/category/categories`,
    access: 'account',
    responses: {
      200: z.object({
        categories: z.array(
          z.object({
            id: categoryIdSchema,
            code: z.string(),
            title: z.string(),
            /** Titles of the numeric stages of the roadmap template, in order. */
            template: z.array(z.string()),
          }),
        ),
      }),
    },
  }),
  /** The roadmaps that a new project of a kind may begin with, one a category where there are any, else the usual one first. */
  templates: defineEndpoint({
    name: 'project.templates',
    method: 'GET',
    path: '/project/roadmap/templates',
    access: 'account',
    query: z.object({
      project_type: projectTypeQuery,
      /** Of the words of the stages, where it is not the caller's own. */
      language: z.enum(['ru', 'en']).optional(),
    }),
    responses: { 200: z.object({ templates: z.array(roadmapTemplateSchema) }) },
  }),
  roles: defineEndpoint({
    name: 'project.roles',
    method: 'GET',
    path: '/project/role/roles',
    access: 'account',
    query: z.object({ project_type: projectTypeQuery }),
    responses: {
      200: z.object({
        roles: z.array(
          z.object({
            id: roleIdSchema,
            code: z.string(),
            title: z.string(),
            can_create: z.boolean(),
          }),
        ),
      }),
    },
  }),
  reviews: defineEndpoint({
    name: 'project.reviews',
    method: 'GET',
    path: '/project/:id/reviews',
    access: 'profile',
    params: byId,
    responses: { 200: reviewsSchema },
  }),
  teamField: teamField('project.changeTeamField', '/project'),
  startupTeamField: teamField('startup.changeTeamField', '/project/startup'),
  taskFields: fieldEndpoints('project', 'task', '/project/:id/task_dynamic_filed'),
  infoFields: fieldEndpoints('project', 'full_info', '/project/:id/full_info_dynamic_filed'),
};
