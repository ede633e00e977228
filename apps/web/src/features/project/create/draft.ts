import { z } from 'zod';

const KEY = 'pv_project_draft';

const draftSchema = z.object({
  title: z.string(),
  category_id: z.string().nullable(),
  role: z.enum(['researcher', 'supervisor']),
  annotation: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  template: z.boolean(),
});

/** The form of a new project as it was typed. */
export type ProjectDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: ProjectDraft = {
  title: '',
  category_id: null,
  role: 'researcher',
  annotation: '',
  starts_at: '',
  ends_at: '',
  template: true,
};

/** The kept draft, or an empty form. */
export function readDraft(storage: Storage): ProjectDraft {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps what is typed, so that a reload loses nothing. A full or forbidden storage is no failure. */
export function keepDraft(storage: Storage, draft: ProjectDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // the form itself still holds the text
  }
}

export function dropDraft(storage: Storage): void {
  storage.removeItem(KEY);
}
