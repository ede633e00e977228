import { z } from 'zod';
import { documentChangesSchema } from '../edition/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line } from '../http/fields.ts';
import { FILE_COMMENT_MAX } from './types.ts';
import { fileSchema, fileSlotSchema, slotSchema } from './views.ts';

const changeErrors = ['section_locked', 'project_finished', 'forbidden'] as const;
const uploadErrors = [
  'slot_mismatch',
  'file_type_refused',
  'file_too_large',
  'project_full',
] as const;

const newFile = {
  project_id: idSchema,
  slot: fileSlotSchema,
  name: line(1, 255),
  /** In bytes; exactly so many are taken. */
  size: z.int().positive(),
  /** What the browser takes the file for; the server believes only name and bytes. */
  type: z.string().max(200),
};
const uploaded = z.object({ uploaded: z.literal(true) });

/** The four calls on files; `noun` begins their names, `path` is their address. */
function fileCalls<N extends 'file' | 'stagefile', B extends z.ZodType>(
  noun: N,
  path: string,
  body: B,
) {
  return {
    /** Makes room for a file and gives the address that its bytes are put to, which works for an hour. */
    add: defineEndpoint({
      name: `${noun}.add`,
      method: 'POST',
      path,
      access: 'profile',
      body,
      responses: { 201: z.object({ file_id: idSchema, upload_url: z.string() }) },
      errors: [...changeErrors, ...uploadErrors],
      limit: { max: 120, minutes: 1, key: 'account' },
    }),
    /** The file with an address that gives its bytes for ten minutes. */
    get: defineEndpoint({
      name: `${noun}.get`,
      method: 'GET',
      path: `${path}/:id`,
      access: 'profile',
      params: byId,
      responses: { 200: fileSchema.extend({ url: z.string() }) },
    }),
    /** Puts an uploaded file into its slot; a removed one comes back. */
    finish: defineEndpoint({
      name: `${noun}.finish`,
      method: 'PATCH',
      path: `${path}/:id`,
      access: 'profile',
      params: byId,
      body: uploaded,
      responses: { 204: null },
      errors: [...changeErrors, ...uploadErrors, 'file_missing', 'stale_version'],
    }),
    /**
     * Takes a file out of its slot, or gives up its upload; with `for_good` an earlier version is removed
     * with its bytes, which makes room, unless an edition was sent with it.
     */
    remove: defineEndpoint({
      name: `${noun}.remove`,
      method: 'DELETE',
      path: `${path}/:id`,
      access: 'profile',
      params: byId,
      query: z.object({ for_good: z.literal('true').optional() }),
      responses: { 204: null },
      errors: [...changeErrors, 'stale_version', 'file_sent'],
    }),
  };
}

export const fileEndpoints = {
  ...fileCalls('file', '/project/file', z.object({ ...newFile, stage_id: idSchema.optional() })),
  /** Every slot of every stage of a project with what lies in it. */
  list: defineEndpoint({
    name: 'file.list',
    method: 'GET',
    path: '/project/:id/file',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ slots: z.array(slotSchema) }) },
  }),
  /**
   * How the words of a DOCX differ from those of another file of its slot, else of the version before it;
   * `changes` is null where no word differs, `readable` false for what is no DOCX that can be read.
   */
  changes: defineEndpoint({
    name: 'file.changes',
    method: 'GET',
    path: '/project/file/:id/changes',
    access: 'profile',
    params: byId,
    query: z.object({ against: idSchema.optional() }),
    responses: {
      200: z.object({ readable: z.boolean(), changes: documentChangesSchema.nullable() }),
    },
    errors: ['worker_busy'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** Says something about a version that one has uploaded oneself; an empty comment takes it back. */
  comment: defineEndpoint({
    name: 'file.comment',
    method: 'PATCH',
    path: '/project/file/:id/comment',
    access: 'profile',
    params: byId,
    body: z.object({ comment: line(0, FILE_COMMENT_MAX) }),
    responses: { 204: null },
    errors: ['project_finished', 'forbidden'],
  }),
};

export const stageFileEndpoints = fileCalls(
  'stagefile',
  '/project/stage/file',
  z.object({ ...newFile, stage_id: idSchema }),
);
