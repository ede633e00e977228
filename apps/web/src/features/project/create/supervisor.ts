import { emailSchema, looksLikeCode, type ProjectType, ROLE_IDS } from '@pv/contract';
import { check } from '../../../ui/form/field.ts';
import type { ProjectDraft } from './draft.ts';

/** How a supervisor is named in the call that invites him. */
export type SupervisorCall = { role_id: typeof ROLE_IDS.supervisor } & (
  | { code: string }
  | { email: string }
);

const emailFits = check(emailSchema);

/** Whether the form asks for a supervisor: in a startup nobody has that role, and one may be it oneself. */
export const asksSupervisor = (type: ProjectType, role: ProjectDraft['role']): boolean =>
  type !== 'startup' && role === 'researcher';

/** What is wrong with a code or an address that was typed, as a key of the texts; null for nothing. */
export function supervisorProblem(typed: string): ReturnType<typeof emailFits> {
  const value = typed.trim();
  if (value === '') return null;
  if (value.includes('@')) return emailFits(value);
  return looksLikeCode(value) ? null : 'personal_code_wrong';
}

/** The call for what was typed; null when nobody was named. */
export function supervisorCall(typed: string): SupervisorCall | null {
  const value = typed.trim();
  if (value === '') return null;
  const named = value.includes('@') ? { email: value } : { code: value };
  return { role_id: ROLE_IDS.supervisor, ...named };
}
