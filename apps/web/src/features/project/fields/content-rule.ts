import { contentProblem, type KindContent, TEXT_LIMIT } from '@pv/editor-schema/rich-text';
import { z } from 'zod';

/** Names of what is wrong with a text, as the schemas of the contract give them. */
const NAMES = { long: `field_long:${TEXT_LIMIT}`, wrong: 'field_wrong' } as const;

/** The check of a text of either kind, by which one that the server would refuse is not sent. */
export const contentRule = z.custom<KindContent>().superRefine((value, context) => {
  const problem = contentProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: NAMES[problem] });
});
