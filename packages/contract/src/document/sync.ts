import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, line } from '../http/fields.ts';

/** A digest of what the server had; whoever sends changes says which one they were made from. */
const digest = z.string().max(64);
const attrs = z.record(z.string(), z.unknown()).optional();
/** A ProseMirror node as JSON; whether it fits the schema of documents is seen later. */
const node = z.object({
  type: z.string(),
  attrs,
  text: z.string().optional(),
  marks: z.array(z.object({ type: z.string(), attrs })).optional(),
  get content() {
    return z.array(node).optional();
  },
});

/** A section with its place in the document, from 0. `content` is a `doc` node. */
const section = z.object({
  id: line(1, 64),
  kind: line(1, 40),
  order: z.int().nonnegative(),
  title: line(0, 500),
  content: node.meta({ examples: [{ type: 'doc', content: [{ type: 'paragraph' }] }] }),
  /** Digest of the section that the changes were made from; null for one that is new. */
  version: digest.nullable(),
});

/** A thesis with its formulas as JSON; pictures are not in it. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Plain HTTP into the document that is edited live: for scripts, and where no WebSocket gets through.
 * No sections are sent to read it. Sections that only one side has changed are taken from there; text
 * that both have changed is merged when the base is known, else the server keeps its own and tells it as
 * a conflict. Sections that are not sent stay.
 *
 * Where the project has one document, the sections of the asked stage are read and written: a new one
 * belongs to that stage, and one of another stage is refused. The last stage reads and writes the whole
 * document. While a stage waits or is approved, its sections take nothing.
 */
export const editorSync = defineEndpoint({
  name: 'document.editorSync',
  method: 'POST',
  path: '/project/stage/:id/editor-sync',
  access: 'profile',
  params: byId,
  body: z.object({
    base_version: digest.nullable().default(null),
    sections: z.array(section).max(300),
  }),
  bodyLimit: MAX_BYTES,
  responses: {
    200: z.object({
      data: z.object({
        version: digest,
        sections: z.array(section.extend({ version: digest })),
        conflicts: z.array(
          z.object({ id: z.string(), theirs: section.extend({ version: digest }).nullable() }),
        ),
      }),
    }),
  },
  errors: [
    'document_locked',
    'document_sections',
    'document_too_large',
    'forbidden',
    'worker_busy',
  ],
  limit: { max: 60, minutes: 1, key: 'account' },
});
