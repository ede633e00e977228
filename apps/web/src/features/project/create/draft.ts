import {
  CREATING_ROLES,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
  templateCodeSchema,
} from '@pv/contract';
import { z } from 'zod';

const draftSchema = z.object({
  title: z.string(),
  category_id: z.string().nullable(),
  role: z.enum(Object.keys(ROLE_IDS) as [RoleCode, ...RoleCode[]]),
  annotation: z.string(),
  /** A personal code or an address; '' for nobody. */
  supervisor: z.string().default(''),
  starts_at: z.string(),
  ends_at: z.string(),
  template: z.boolean(),
  /** Which of several templates of the kind; '' for the usual one. */
  template_code: z.union([templateCodeSchema, z.literal('')]).default(''),
});

/** Where the form of a new project of a kind is kept. */
export const draftName = (type: ProjectType) => `new-project-${type}`;

/** The form of a new project as it was typed. */
export type ProjectDraft = z.infer<typeof draftSchema>;

/** The form as it is at first, in the role that creators of this kind usually have. */
function emptyDraft(type: ProjectType): ProjectDraft {
  const [role = 'researcher'] = CREATING_ROLES[type];
  return {
    title: '',
    category_id: null,
    role,
    annotation: '',
    supervisor: '',
    starts_at: '',
    ends_at: '',
    template: true,
    template_code: '',
  };
}

/** The form as it was kept, or an empty one. */
export function parseProjectDraft(type: ProjectType, kept: string | null): ProjectDraft {
  try {
    const draft = draftSchema.parse(JSON.parse(kept ?? ''));
    return CREATING_ROLES[type].includes(draft.role) ? draft : emptyDraft(type);
  } catch {
    return emptyDraft(type);
  }
}
