import { CREATING_ROLES, ROLES_BY_TYPE, type RoleCode, templateCodeSchema } from '@pv/contract';
import { z } from 'zod';
import { requestId } from '../../../platform/api/client.ts';
import type { PlaceDraft } from '../../../platform/drafts.ts';

const codes = (roles: readonly RoleCode[]) => z.enum(roles as [RoleCode, ...RoleCode[]]);

const draftSchema = z.object({
  /** Names the request, so that one which was sent twice makes one startup. */
  request_id: z.uuid(),
  title: z.string(),
  role: codes(CREATING_ROLES.startup),
  template: z.boolean(),
  /** Which of the templates; '' for the usual one. */
  template_code: z.union([templateCodeSchema, z.literal('')]).default(''),
  /** Keys of what is ticked otherwise than at first. */
  toggled: z.array(z.string()),
  /** The role that somebody is proposed for, by his id, where another was chosen than the likely one. */
  roles: z.record(z.string(), codes(ROLES_BY_TYPE.startup)),
});

/** The form of a startup that grows from a work, as it was filled. */
export type SpinoffDraft = z.infer<typeof draftSchema>;

/** Where the form of a work is kept. */
export const spinoffDraftName = (projectId: string) => `startup-from-${projectId}`;

/** The form as it is at first: the startup is called as the work. */
function firstDraft(title: string): SpinoffDraft {
  const [role = 'founder'] = CREATING_ROLES.startup;
  return {
    request_id: requestId(),
    title,
    role,
    template: true,
    template_code: '',
    toggled: [],
    roles: {},
  };
}

/** The form as it was kept, or as it is at first for a work with this title. */
export function parseSpinoffDraft(kept: string | null, title: string): SpinoffDraft {
  try {
    return draftSchema.parse(JSON.parse(kept ?? ''));
  } catch {
    return firstDraft(title);
  }
}

/**
 * What was kept as `sent` has become a startup: it goes. What was typed since stays, as a request of its own,
 * because under the name of the first one it would only lead there.
 */
export function settleSpinoffDraft(kept: PlaceDraft, sent: string, title: string): void {
  kept.settle(sent);
  const left = kept.read();
  if (left === null) return;
  kept.keep(JSON.stringify({ ...parseSpinoffDraft(left, title), request_id: requestId() }));
}
