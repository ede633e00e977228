import { z } from 'zod';
import type { ProjectType } from './kinds.ts';

/** Roles of a team, with fixed ids. */
export const ROLE_IDS = {
  researcher: '0192f0a1-0000-7000-8000-000000000001',
  supervisor: '0192f0a1-0000-7000-8000-000000000002',
  curator: '0192f0a1-0000-7000-8000-000000000003',
  coordinator: '0192f0a1-0000-7000-8000-000000000004',
  tracker: '0192f0a1-0000-7000-8000-000000000005',
  expert: '0192f0a1-0000-7000-8000-000000000006',
  mentor: '0192f0a1-0000-7000-8000-000000000007',
  topmanager: '0192f0a1-0000-7000-8000-000000000008',
  founder: '0192f0a1-0000-7000-8000-000000000009',
} as const;
export type RoleCode = keyof typeof ROLE_IDS;
export type RoleId = (typeof ROLE_IDS)[RoleCode];

export const roleIdSchema = z.enum(Object.values(ROLE_IDS) as [RoleId, ...RoleId[]]);

/** Which roles a kind of project has, in the order of approval. */
export const ROLES_BY_TYPE: Record<ProjectType, readonly RoleCode[]> = {
  nir: ['researcher', 'supervisor', 'curator'],
  article: ['researcher', 'supervisor', 'curator'],
  startup: ['founder', 'topmanager', 'mentor', 'expert', 'tracker', 'coordinator'],
};

/** The roles in which somebody may create a project; the first one is the usual. The others join. */
export const CREATING_ROLES: Record<ProjectType, readonly RoleCode[]> = {
  nir: ['researcher', 'supervisor'],
  article: ['researcher', 'supervisor'],
  startup: ['founder', 'topmanager'],
};

/** The role with this id. */
export function roleOf(id: RoleId): RoleCode {
  const found = (Object.keys(ROLE_IDS) as RoleCode[]).find((role) => ROLE_IDS[role] === id);
  if (!found) throw new RangeError(`Unknown role ${id}`);
  return found;
}
