import { type FileSlot, SLOTS } from '../file/slots.ts';
import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';
import { allowed } from '../workflow/permissions.ts';

/** Texts of a finished work that are no text blocks, by which a startup may be told of them. */
export const WORK_TEXTS = ['annotation', 'goal', 'result'] as const;
export type WorkText = (typeof WORK_TEXTS)[number];

/** The slot of the startup where everything lies that is carried over: it is no part of what is approved. */
export const CARRIED_SLOT: FileSlot = 'additional_source_materials_file';

/**
 * Whether a file is taken along unless somebody says otherwise. What others have written about the work,
 * and what it was checked with, stays behind.
 */
export function isCarriedAtFirst(slot: FileSlot): boolean {
  const { uploader, gives } = SLOTS[slot];
  return uploader === 'editors' && gives !== 'plagiarism_report';
}

const LIKELY: Partial<Record<RoleCode, readonly RoleCode[]>> = {
  researcher: ['topmanager', 'founder'],
  supervisor: ['mentor', 'expert'],
  curator: ['expert', 'tracker'],
};

/**
 * The roles that somebody may be proposed for in the startup, the likely ones for his role in the work
 * first. `own` is the role of whoever proposes.
 */
export function proposedRoles(role: RoleCode, own: RoleCode): RoleCode[] {
  const all = [...(LIKELY[role] ?? []), ...ROLES_BY_TYPE.startup];
  return [...new Set(all)].filter((invitedRole) => allowed(own, 'invite', { invitedRole }));
}
