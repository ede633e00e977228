import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text, versionSchema } from '../http/fields.ts';
import { CONTENT_ROOM, contentKindSchema, dynamicFieldSchema } from './dynamic-field.ts';

const byField = z.object({ id: idSchema, fieldId: idSchema });
const newField = z.object({
  title: line(1, 200),
  kind: contentKindSchema.default('text'),
  content: text(CONTENT_ROOM).default(''),
  order: z.int().nonnegative().optional(),
});
/** A kind without a content turns what is there into that kind. */
const changedField = z.object({
  title: line(1, 200).optional(),
  kind: contentKindSchema.optional(),
  content: text(CONTENT_ROOM).optional(),
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
      errors: [...editErrors, 'field_title_taken'],
    }),
    change: defineEndpoint({
      name: `${noun}.change_${list}Field`,
      method: 'PATCH',
      path: `${path}/:fieldId`,
      access: 'profile',
      params: byField,
      body: changedField,
      responses: { 200: dynamicFieldSchema },
      errors: [...editErrors, 'field_title_taken'],
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
