import { z } from 'zod';
import { decisionSchema, reviewSchema } from '../approval/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  byId,
  dateSchema,
  idSchema,
  line,
  pageQuery,
  text,
  versionSchema,
} from '../http/fields.ts';
import { categoryIdSchema, projectTypeSchema } from './kinds.ts';
import { roleIdSchema } from './roles.ts';
import { dynamicFieldSchema, projectRowSchema, projectSchema } from './views.ts';

const title = line(3, 300);
const byField = z.object({ id: idSchema, fieldId: idSchema });
const newField = z.object({
  title: line(1, 200),
  kind: z.enum(['text', 'content']).default('text'),
  content: text(50_000).default(''),
  order: z.int().nonnegative().optional(),
});
const changedField = z.object({
  title: line(1, 200).optional(),
  content: text(50_000).optional(),
  order: z.int().nonnegative().optional(),
  version: versionSchema.optional(),
});
const decisionErrors = [
  'not_your_move',
  'already_decided',
  'stale_version',
  'section_locked',
  'project_finished',
  'content_missing',
  'forbidden',
] as const;
const editErrors = ['stale_version', 'section_locked', 'project_finished', 'forbidden'] as const;
const decisions = { max: 30, minutes: 1, key: 'account' } as const;

/** The four calls on one of the two lists of dynamic fields of a project. */
function fieldEndpoints<const N extends 'task' | 'full_info'>(list: N) {
  const path = `/project/:id/${list}_dynamic_filed`;
  return {
    list: defineEndpoint({
      name: `project.${list}Fields`,
      method: 'GET',
      path,
      access: 'profile',
      params: byId,
      responses: { 200: z.object({ fields: z.array(dynamicFieldSchema) }) },
    }),
    add: defineEndpoint({
      name: `project.add_${list}Field`,
      method: 'POST',
      path,
      access: 'profile',
      params: byId,
      body: newField,
      responses: { 201: dynamicFieldSchema },
      errors: editErrors,
    }),
    change: defineEndpoint({
      name: `project.change_${list}Field`,
      method: 'PATCH',
      path: `${path}/:fieldId`,
      access: 'profile',
      params: byField,
      body: changedField,
      responses: { 200: dynamicFieldSchema },
      errors: editErrors,
    }),
    remove: defineEndpoint({
      name: `project.remove_${list}Field`,
      method: 'DELETE',
      path: `${path}/:fieldId`,
      access: 'profile',
      params: byField,
      responses: { 204: null },
      errors: editErrors,
    }),
  };
}

export const projectEndpoints = {
  list: defineEndpoint({
    name: 'project.list',
    method: 'GET',
    path: '/project/nir',
    access: 'profile',
    query: z.object({
      ...pageQuery,
      all_parameters: z.string().max(200).optional(),
      title: z.string().max(200).optional(),
      author: z.string().max(200).optional(),
      group: z.string().max(200).optional(),
      category: categoryIdSchema.optional(),
      current_status: z.string().max(80).optional(),
    }),
    responses: {
      200: z.object({ projects: z.array(projectRowSchema), next_cursor: z.string().nullable() }),
    },
  }),
  create: defineEndpoint({
    name: 'project.create',
    method: 'POST',
    path: '/project/nir',
    access: 'profile',
    body: z.object({
      title,
      category_id: categoryIdSchema,
      role_id: roleIdSchema,
      annotation: text(5000).optional(),
      starts_at: dateSchema.nullish(),
      ends_at: dateSchema.nullish(),
      /** Take the stages of the category's template; otherwise only start and finish are made. */
      template: z.boolean().optional(),
    }),
    responses: { 201: z.object({ id: idSchema }) },
    errors: ['dates_reversed', 'forbidden'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'project.get',
    method: 'GET',
    path: '/project/nir/:id',
    access: 'profile',
    params: byId,
    responses: { 200: projectSchema },
  }),
  change: defineEndpoint({
    name: 'project.change',
    method: 'PATCH',
    path: '/project/nir/:id',
    access: 'profile',
    params: byId,
    body: z.object({
      annotation: text(5000).optional(),
      starts_at: dateSchema.nullish(),
      ends_at: dateSchema.nullish(),
      version: versionSchema,
    }),
    responses: { 200: projectSchema },
    errors: [...editErrors, 'dates_reversed'],
  }),
  setTitle: defineEndpoint({
    name: 'project.setTitle',
    method: 'POST',
    path: '/project/nir/:id/set_title',
    access: 'profile',
    params: byId,
    body: z.object({ title }),
    responses: { 204: null },
    errors: editErrors,
  }),
  setCategory: defineEndpoint({
    name: 'project.setCategory',
    method: 'POST',
    path: '/project/nir/:id/set_category',
    access: 'profile',
    params: byId,
    body: z.object({ category_id: categoryIdSchema }),
    responses: { 204: null },
    errors: editErrors,
  }),
  remove: defineEndpoint({
    name: 'project.delete',
    method: 'DELETE',
    path: '/project/nir/:id/delete',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  approve: defineEndpoint({
    name: 'project.approve',
    method: 'POST',
    path: '/project/nir/:id/approve',
    access: 'profile',
    params: byId,
    body: decisionSchema,
    responses: { 204: null },
    errors: decisionErrors,
    limit: decisions,
  }),
  revise: defineEndpoint({
    name: 'project.revise',
    method: 'POST',
    path: '/project/nir/:id/revise',
    access: 'profile',
    params: byId,
    body: decisionSchema,
    responses: { 204: null },
    errors: decisionErrors,
    limit: decisions,
  }),
  categories: defineEndpoint({
    name: 'project.categories',
    method: 'GET',
    path: '/project/nir/category/categories',
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
  roles: defineEndpoint({
    name: 'project.roles',
    method: 'GET',
    path: '/project/role/roles',
    access: 'account',
    query: z.object({ project_type: projectTypeSchema }),
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
    responses: { 200: z.object({ reviews: z.array(reviewSchema) }) },
  }),
  taskFields: fieldEndpoints('task'),
  infoFields: fieldEndpoints('full_info'),
};
