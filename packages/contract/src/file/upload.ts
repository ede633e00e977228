import type { ProjectType } from '../kinds/kinds.ts';
import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';
import { allowed } from '../workflow/permissions.ts';
import type { EditEffect, HeldRoles, WorkflowEdit } from '../workflow/workflow.ts';
import { WORKFLOWS } from '../workflow/workflows.ts';
import { type FileSlot, SLOTS, type Uploader } from './slots.ts';

const AUTHORS: readonly RoleCode[] = ['researcher', 'founder', 'topmanager'];

type Rule = (role: RoleCode, held: HeldRoles) => boolean;

const RULES: Readonly<Record<Uploader, Rule>> = {
  editors: (role) => allowed(role, 'edit'),
  supervisor: (role, held) =>
    role === 'supervisor' || (role === 'curator' && !held.has('supervisor')),
  // without researchers the supervisor is the author, and nobody reviews himself
  reviewer: (role, held) =>
    role === 'curator' || (role === 'supervisor' && AUTHORS.some((author) => held.has(author))),
};

/** Roles that fill a slot in a project of this kind with such a team, in the order of approval. */
export function uploadersOf(slot: FileSlot, type: ProjectType, held: HeldRoles): RoleCode[] {
  const rule = RULES[SLOTS[slot].uploader];
  return ROLES_BY_TYPE[type].filter((role) => rule(role, held));
}

/**
 * What it does to fill or empty a slot, as an edit of the section that the slot goes with. What is no
 * part of the approved content may be changed whatever the section waits for, until the project has
 * succeeded. Refusals: `forbidden`, `project_finished`, `section_locked`.
 */
export function uploadEffect(
  slot: FileSlot,
  type: ProjectType,
  edit: WorkflowEdit,
  held: HeldRoles,
): EditEffect {
  if (!uploadersOf(slot, type, held).includes(edit.role)) {
    return { kind: 'refused', code: 'forbidden' };
  }
  if (edit.completion === 'succeeded') return { kind: 'refused', code: 'project_finished' };
  return SLOTS[slot].substantive
    ? WORKFLOWS[type].edit(edit)
    : { kind: 'saved', newEdition: false };
}
