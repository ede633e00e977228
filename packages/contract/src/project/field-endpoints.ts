import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text, versionSchema } from '../http/fields.ts';
import { dynamicFieldSchema } from './dynamic-field.ts';

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
const editErrors = ['stale_version', 'section_locked', 'project_finished', 'forbidden'] as const;

/** The four calls on one list of dynamic fields; `noun` and `list` name them, `path` is that of the list. */
export function fieldEndpoints(noun: 'project' | 'stage', list: string, path: string) {
  return {
    list: defineEndpoint({
      name: `${noun}.${list}Fields`,
      method: 'GET',
      path,
      access: 'profile',
      params: byId,
      responses: { 200: z.object({ fields: z.array(dynamicFieldSchema) }) },
    }),
    add: defineEndpoint({
      name: `${noun}.add_${list}Field`,
      method: 'POST',
      path,
      access: 'profile',
      params: byId,
      body: newField,
      responses: { 201: dynamicFieldSchema },
      errors: editErrors,
    }),
    change: defineEndpoint({
      name: `${noun}.change_${list}Field`,
      method: 'PATCH',
      path: `${path}/:fieldId`,
      access: 'profile',
      params: byField,
      body: changedField,
      responses: { 200: dynamicFieldSchema },
      errors: editErrors,
    }),
    remove: defineEndpoint({
      name: `${noun}.remove_${list}Field`,
      method: 'DELETE',
      path: `${path}/:fieldId`,
      access: 'profile',
      params: byField,
      responses: { 204: null },
      errors: editErrors,
    }),
  };
}
