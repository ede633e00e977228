import { z } from 'zod';
import { idSchema, versionSchema } from '../http/fields.ts';

/** How a text is written: plain, or the JSON of paragraphs, lists, links and tables. */
export const contentKindSchema = z.enum(['text', 'content']);

/** Room for the JSON of a text with a form; its words are counted as those of a plain one. */
export const CONTENT_ROOM = 400_000;

/** A text block that the team adds to the task, to the extended information or to a stage's plan. */
export const dynamicFieldSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: contentKindSchema,
  content: z.string(),
  order: z.int(),
  version: versionSchema,
});
export type DynamicField = z.infer<typeof dynamicFieldSchema>;

const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether one of the names is the same to a reader: case and spaces do not count. */
export function isTaken(title: string, names: readonly string[]): boolean {
  return names.some((name) => plain(name) === plain(title));
}
