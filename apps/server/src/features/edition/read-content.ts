import type { EditionContent, EditionField } from '@pv/contract';
import { z } from 'zod';

const told = z.array(z.object({ title: z.string(), content: z.string() })).catch([]);
const value = z.string().nullish().catch(null);

/** What is kept of a plan; the same of the start stage, which belongs to the project section. */
const plan = {
  title: value,
  goal: value,
  planned_result: value,
  starts_at: value,
  ends_at: value,
};

/** Every form of kept content: older editions lack what was added to sections later. */
const keptSchema = z.object({
  ...plan,
  category: value,
  text: value,
  start: z.object(plan).catch({}),
  task: told,
  full_info: told,
  fields: told,
  files: z.array(z.object({ slot: z.string(), name: z.string(), hash: z.string() })).default([]),
  document: value,
});
type Kept = z.infer<typeof keptSchema>;

function fieldsOf({ start, ...kept }: Kept): [EditionField, string | null | undefined][] {
  return [
    ['title', kept.title],
    ['category', kept.category],
    ['start_title', start.title],
    ['goal', kept.goal ?? start.goal],
    ['planned_result', kept.planned_result ?? start.planned_result],
    ['starts_at', kept.starts_at ?? start.starts_at],
    ['ends_at', kept.ends_at ?? start.ends_at],
    ['text', kept.text],
  ];
}

/** The digest of the editor's text in a kept edition; null where it has none. */
export function documentHash(kept: Record<string, unknown>): string | null {
  return keptSchema.parse(kept).document ?? null;
}

/** The content of a kept edition as it may be read: what is empty is left out. */
export function readContent(content: Record<string, unknown>): EditionContent {
  const kept = keptSchema.parse(content);
  const blocks = (list: 'task' | 'full_info' | 'plan', from: Kept['task']) =>
    from.map(({ title, content: text }) => ({ list, title, content: text }));
  return {
    fields: fieldsOf(kept).flatMap(([key, text]) => (text ? [{ key, value: text }] : [])),
    blocks: [
      ...blocks('task', kept.task),
      ...blocks('full_info', kept.full_info),
      ...blocks('plan', kept.fields),
    ],
    files: kept.files,
    document: Boolean(kept.document),
  };
}
