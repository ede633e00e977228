import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { idSchema, pageQuery } from '../http/fields.ts';
import {
  blockTypeQuery,
  blockTypeSchema,
  infoBlockSchema,
  wholeBlockSchema,
} from '../publication/blocks.ts';
import { webPageSchema } from '../publication/pages.ts';
import { operatorSchema } from './operator.ts';

const next_cursor = z.string().nullable();
const limit = { max: 600, minutes: 1, key: 'address' } as const;

/** The pages of the site as anybody reads them, in the language of the request. */
export const webPageEndpoints = {
  /** By its path, `/faq` or `faq`. What editors have not published is the text that came with the product. */
  get: defineEndpoint({
    name: 'webpage.get',
    method: 'GET',
    path: '/web_pages/',
    access: 'public',
    query: z.object({ path: z.string().max(200) }),
    responses: { 200: webPageSchema },
    errors: ['not_found'],
    limit,
  }),
  /** Who runs the installation. */
  operator: defineEndpoint({
    name: 'webpage.operator',
    method: 'GET',
    path: '/web_pages/operator',
    access: 'public',
    responses: { 200: operatorSchema },
    limit,
  }),
};

/** Short texts of the site by type, in the language of the request. */
export const infoBlockEndpoints = {
  types: defineEndpoint({
    name: 'infoblock.types',
    method: 'GET',
    path: '/info_block/type/list',
    access: 'public',
    responses: { 200: z.object({ info_blocks: z.array(blockTypeSchema) }) },
    limit,
  }),
  /** A page of blocks without their texts: of one type, or of all, in the order of the editors. */
  list: defineEndpoint({
    name: 'infoblock.list',
    method: 'GET',
    path: '/info_block/list',
    access: 'public',
    query: z.object({ type_id: blockTypeQuery.optional(), ...pageQuery }),
    responses: { 200: z.object({ info_blocks: z.array(infoBlockSchema), next_cursor }) },
    limit,
  }),
  byType: defineEndpoint({
    name: 'infoblock.by_type',
    method: 'GET',
    path: '/info_block/by_type_id',
    access: 'public',
    query: z.object({ type_id: blockTypeQuery, ...pageQuery }),
    responses: { 200: z.object({ info_blocks: z.array(wholeBlockSchema), next_cursor }) },
    limit,
  }),
  /** One block, by its id or its name in the address. */
  get: defineEndpoint({
    name: 'infoblock.get',
    method: 'GET',
    path: '/info_block',
    access: 'public',
    query: z
      .object({ id: idSchema.optional(), slug: z.string().max(120).optional() })
      .refine(({ id, slug }) => (id === undefined) !== (slug === undefined)),
    responses: { 200: z.object({ info_blocks: z.array(wholeBlockSchema).length(1) }) },
    errors: ['not_found'],
    limit,
  }),
};
