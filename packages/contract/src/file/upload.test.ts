import { describe, expect, it } from 'vitest';
import type { ProjectType } from '../kinds/kinds.ts';
import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';
import { PROJECT_STATUSES, STAGE_STATUSES } from '../workflow/research/statuses.ts';
import { STARTUP_RESULT_STATUSES } from '../workflow/startup/statuses.ts';
import type { AnyProjectStatus, AnyStageStatus, WorkflowStatus } from '../workflow/statuses.ts';
import { FILE_SLOTS, type FileSlot, SLOTS, sectionOfSlot } from './slots.ts';
import { uploadEffect, uploadersOf } from './upload.ts';

const team = (...roles: RoleCode[]): ReadonlySet<RoleCode> => new Set(roles);
const FULL = team('researcher', 'supervisor', 'curator');

function outcome(
  slot: FileSlot,
  role: RoleCode,
  status: WorkflowStatus,
  held: ReadonlySet<RoleCode> = FULL,
  type: ProjectType = 'nir',
): string {
  const edit = { section: sectionOfSlot(slot), status, resultStatus: null, role };
  const effect = uploadEffect(slot, type, { ...edit, completion: 'none' }, held);
  return effect.kind === 'refused' ? effect.code : effect.kind;
}

/** Columns: researcher, supervisor, curator. */
const RESEARCH = `
task_statement_file                          + + -
additional_source_materials_file             + + -
stage_one__stage_report_file                 + + -
stage_one__task_solution_file                + + -
stage_one__presentation_file                 + + -
stage_one__plagiat_report_file               + + -
stage_one__additional_source_materials_file  + + -
stage_one__additional_materials_file         + + -
stage_final__final_report_file               + + -
stage_final__presentation_file               + + -
stage_final__check_report_plagiat_file       + + -
stage_final__supervisor_review_file          - + -
stage_final__review_file                     - + +
stage_final__final_financial_model_file      + + -
stage_final__additional_materials_file       + + -
`;

describe('who fills a slot', () => {
  it('is said by the role', () => {
    const lines = FILE_SLOTS.map((slot) => {
      const may = uploadersOf(slot, 'nir', FULL);
      const signs = ROLES_BY_TYPE.nir.map((role) => (may.includes(role) ? '+' : '-'));
      return `${slot.padEnd(44)} ${signs.join(' ')}`;
    });
    expect(lines.join('\n')).toBe(RESEARCH.trim());
  });

  it('of the supervisor’s review is the curator where there is no supervisor', () => {
    const slot = 'stage_final__supervisor_review_file';
    expect(uploadersOf(slot, 'nir', team('researcher', 'curator'))).toContain('curator');
    expect(uploadersOf(slot, 'nir', FULL)).toEqual(['supervisor']);
  });

  it('of a review is never the author himself', () => {
    const slot = 'stage_final__review_file';
    expect(uploadersOf(slot, 'nir', team('supervisor', 'curator'))).toEqual(['curator']);
    expect(uploadersOf(slot, 'nir', FULL)).toEqual(['supervisor', 'curator']);
  });

  it('in a startup is everybody but the coordinator', () => {
    const roles = uploadersOf('stage_one__stage_report_file', 'startup', team('founder'));
    expect(roles).toEqual(['founder', 'topmanager', 'mentor', 'expert', 'tracker']);
  });
});

const LOCKED = /sent_(to|for_approval_to)_(supervisor|curator)(_for_approval)?$/;
const REQUESTED = /sent_(to_curator_for|for)_revision(_to_curator)?$/;

/** The statuses that the object of a slot's section may have. */
const statusesFor = (slot: FileSlot): readonly (AnyProjectStatus | AnyStageStatus)[] =>
  SLOTS[slot].stage === 'start'
    ? PROJECT_STATUSES
    : STAGE_STATUSES.filter((status) => status !== 'deleted');

/** What a researcher's upload of the work itself meets, told from the words of the status. */
function expectedFor(slot: FileSlot, status: string): string {
  const ofResult = SLOTS[slot].stage === 'start' || status.startsWith('result_');
  if (!ofResult) return 'saved';
  if (LOCKED.test(status) || REQUESTED.test(status)) return 'section_locked';
  return /approved_by/.test(status) ? 'reapproval' : 'saved';
}

describe('filling a slot', () => {
  it.each(FILE_SLOTS)('%s goes by the status of its section, and by the role first', (slot) => {
    for (const status of statusesFor(slot)) {
      for (const role of ROLES_BY_TYPE.nir) {
        const told = outcome(slot, role, status);
        const may = uploadersOf(slot, 'nir', FULL).includes(role);
        const open = SLOTS[slot].substantive ? expectedFor(slot, status) : 'saved';
        // what is with the supervisor he may change himself
        const his = role === 'supervisor' && /sent.*to_supervisor(_for_approval)?$/.test(status);
        const free = his && !status.includes('revision') ? 'saved' : open;
        expect(told, `${role} in ${status}`).toBe(may ? free : 'forbidden');
      }
    }
  });

  it('of a startup waits while reviewers read it', () => {
    for (const status of STARTUP_RESULT_STATUSES) {
      const told = outcome(
        'stage_one__stage_report_file',
        'founder',
        status,
        team('founder', 'mentor'),
        'startup',
      );
      if (status.startsWith('result_wait')) expect(told, status).toBe('section_locked');
      const beside = 'stage_one__additional_materials_file';
      expect(outcome(beside, 'founder', status, team('founder'), 'startup')).toBe('saved');
    }
  });

  it('is over once the project has succeeded, for reviews and additional materials too', () => {
    for (const slot of FILE_SLOTS) {
      const role = uploadersOf(slot, 'nir', FULL)[0] ?? 'researcher';
      const edit = { section: sectionOfSlot(slot), resultStatus: null, role } as const;
      const status = 'result_approved_by_curator';
      expect(uploadEffect(slot, 'nir', { ...edit, status, completion: 'succeeded' }, FULL)).toEqual(
        { kind: 'refused', code: 'project_finished' },
      );
    }
  });
});
