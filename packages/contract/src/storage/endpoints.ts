import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

const token = z.object({ token: z.string().max(2000) });

/** The signed addresses of the disk driver: the token itself is the permission, for one object. */
export const storageEndpoints = {
  /**
   * Takes a file, or with `Content-Range` a piece of it, so that a broken upload is taken up again; with an
   * asterisk in place of its bytes it asks how many have come. Gives how many are there, from the first on.
   */
  put: defineEndpoint({
    name: 'storage.put',
    method: 'PUT',
    path: '/storage/:token',
    access: 'public',
    params: token,
    body: { bytes: true },
    responses: { 200: z.object({ size: z.int() }) },
    errors: ['upload_link_invalid', 'file_too_large', 'upload_gap'],
  }),
  get: defineEndpoint({
    name: 'storage.get',
    method: 'GET',
    path: '/storage/:token',
    access: 'public',
    params: token,
    /** The latter for a part, by which a broken download is taken up again. */
    responses: { 200: { bytes: true }, 206: { bytes: true } },
    errors: ['upload_link_invalid', 'range_not_satisfiable'],
  }),
};
