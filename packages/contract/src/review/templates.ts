import { z } from 'zod';
import { idSchema, line, text } from '../http/fields.ts';

/** How many templates a person may keep. */
export const MOST_TEMPLATES = 100;

const kind = z.enum(['plan', 'result', 'any']);
/** What a template is for: plans (the project section too), results (the final one too), or both. */
export type TemplateKind = z.infer<typeof kind>;

const title = line(1, 120);
/** One line, one remark. */
const remarks = text(10_000).refine((value) => value.trim() !== '', { error: 'field_empty' });

/** A reviewer's own remarks, ready to be put into a return. */
export const reviewTemplateSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  kind,
});
export type ReviewTemplate = z.infer<typeof reviewTemplateSchema>;

export const newTemplateSchema = z.object({ title, text: remarks, kind: kind.default('any') });
export const templateChangeSchema = z.object({ title, text: remarks, kind }).partial();
