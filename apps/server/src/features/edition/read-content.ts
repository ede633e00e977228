import { contentKindSchema, type EditionContent, type EditionField } from '@pv/contract';
import { z } from 'zod';

const told = z
  .array(
    z.object({ title: z.string(), kind: contentKindSchema.catch('text'), content: z.string() }),
  )
  .catch([]);
const value = z.string().nullish().catch(null);

/** Every form of kept content: older editions lack what was added to sections later. */
const keptSchema = z.object({
  title: value,
  category: value,
  annotation: value,
  goal: value,
  planned_result: value,
  starts_at: value,
  ends_at: value,
  text: value,
  /** In older editions of the project the aim stood among what the start stage holds. */
  start: z.object({ goal: value }).catch({}),
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
    ['annotation', kept.annotation],
    ['goal', kept.goal ?? start.goal],
    ['planned_result', kept.planned_result],
    ['starts_at', kept.starts_at],
    ['ends_at', kept.ends_at],
    ['text', kept.text],
  ];
}

/** The digest of the editor's text in a kept edition; null where it has none. */
export function documentHash(kept: Record<string, unknown>): string | null {
  return keptSchema.parse(kept).document ?? null;
}

/** What editions of the project hold only since the aim stands in them by itself. */
const HELD_LATER: ReadonlySet<EditionField> = new Set(['annotation', 'starts_at', 'ends_at']);

/** `content` without the fields that an `older` edition did not hold yet: they are no change against it. */
export function heldSince(older: Record<string, unknown>, content: EditionContent): EditionContent {
  if (!('start' in older)) return content;
  return { ...content, fields: content.fields.filter(({ key }) => !HELD_LATER.has(key)) };
}

/** The content of a kept edition as it may be read: what is empty is left out. */
export function readContent(content: Record<string, unknown>): EditionContent {
  const kept = keptSchema.parse(content);
  const blocks = (list: 'task' | 'full_info' | 'plan', from: Kept['task']) =>
    from.map(({ title, kind, content: text }) => ({ list, title, kind, content: text }));
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
