import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

/**
 * The body of every failed call: `detail` is for people, in the language of the request; `code` is for
 * programs; `fields` names the wrong fields of a refused body by their path; `data` holds what a program
 * needs to go on, such as the registration that waits for its code.
 */
export const errorBodySchema = z.object({
  detail: z.union([z.string(), z.array(z.string())]),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
