import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, momentSchema, pageQuery, text } from '../http/fields.ts';
import { doiSchema, isbnSchema } from './numbers.ts';

/** How many records a person's library may hold. */
export const MOST_LIBRARY_SOURCES = 3000;
/** How many records go into it at once: a file of another program. */
export const MOST_SOURCES_AT_ONCE = 300;

const LIBRARY = '/user/sources';
const BIGGEST_RECORD = 20_000;

const csl = z
  .record(z.string().max(100), z.unknown())
  .refine((fields) => JSON.stringify(fields).length <= BIGGEST_RECORD, {
    error: `field_long:${BIGGEST_RECORD}`,
  });

/** A record as a document has it: the line, and its fields in CSL-JSON where they are known. */
const typedSource = z.object({ raw: text(5000), csl: csl.nullable() });

/** A record of a person's own library of sources. */
export const librarySourceSchema = z.object({
  id: idSchema,
  raw: z.string(),
  csl: z.record(z.string(), z.unknown()).nullable(),
  created_at: momentSchema,
});
export type LibrarySource = z.infer<typeof librarySourceSchema>;

/** Looking up what a source is by its number, and the sources that a person keeps for all his works. */
export const sourceEndpoints = {
  /** Asks the registry of DOIs or a catalogue of books; the fields are to be looked over, nothing is kept. */
  lookup: defineEndpoint({
    name: 'source.lookup',
    method: 'POST',
    path: '/source/lookup',
    access: 'profile',
    body: z.union([z.strictObject({ doi: doiSchema }), z.strictObject({ isbn: isbnSchema })]),
    responses: { 200: z.object({ csl: z.record(z.string(), z.unknown()) }) },
    errors: ['lookup_absent', 'lookup_unreachable'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  /** The newest first; `query` is words of the records, in any order. */
  list: defineEndpoint({
    name: 'source.list',
    method: 'GET',
    path: LIBRARY,
    access: 'profile',
    query: z.object({ ...pageQuery, query: line(0, 200).optional() }),
    responses: {
      200: z.object({
        sources: z.array(librarySourceSchema),
        next_cursor: z.string().nullable(),
        total: z.int(),
      }),
    },
  }),
  /** Adds records; those that the library has already, by DOI, work or words, are passed over. */
  add: defineEndpoint({
    name: 'source.add',
    method: 'POST',
    path: LIBRARY,
    access: 'profile',
    body: z.object({ sources: z.array(typedSource).min(1).max(MOST_SOURCES_AT_ONCE) }),
    responses: { 200: z.object({ added: z.int(), known: z.int() }) },
    errors: ['too_many_sources'],
    limit: { max: 120, minutes: 10, key: 'account' },
  }),
  remove: defineEndpoint({
    name: 'source.remove',
    method: 'DELETE',
    path: `${LIBRARY}/:id`,
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
};
