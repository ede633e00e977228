import { z } from 'zod';

const draftSchema = z.object({
  title: z.string(),
  category_id: z.string().nullable(),
  role: z.enum(['researcher', 'supervisor']),
  annotation: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  template: z.boolean(),
});

/** Where the form of a new project is kept. */
export const PROJECT_DRAFT = 'new-project';

/** The form of a new project as it was typed. */
export type ProjectDraft = z.infer<typeof draftSchema>;

const EMPTY: ProjectDraft = {
  title: '',
  category_id: null,
  role: 'researcher',
  annotation: '',
  starts_at: '',
  ends_at: '',
  template: true,
};

/** The form as it was kept, or an empty one. */
export function parseProjectDraft(kept: string | null): ProjectDraft {
  try {
    return draftSchema.parse(JSON.parse(kept ?? ''));
  } catch {
    return EMPTY;
  }
}
