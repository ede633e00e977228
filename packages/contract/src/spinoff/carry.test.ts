import { describe, expect, it } from 'vitest';
import { FILE_SLOTS, SLOTS } from '../file/slots.ts';
import { ROLES_BY_TYPE } from '../kinds/roles.ts';
import { CARRIED_SLOT, isCarriedAtFirst, proposedRoles } from './carry.ts';

describe('what a startup takes along from a work', () => {
  it('leaves behind, at first, what others have written and what the work was checked with', () => {
    expect(FILE_SLOTS.filter((slot) => !isCarriedAtFirst(slot))).toEqual([
      'stage_one__plagiat_report_file',
      'stage_final__check_report_plagiat_file',
      'stage_final__supervisor_review_file',
      'stage_final__review_file',
    ]);
  });

  it('lies in a slot of every startup that keeps many files and is no part of what is approved', () => {
    expect(SLOTS[CARRIED_SLOT]).toMatchObject({ stage: 'start', many: true, substantive: false });
    expect(SLOTS[CARRIED_SLOT].types).toContain('startup');
  });
});

describe('the roles that people of the work are proposed for', () => {
  it('begin with the likely one', () => {
    expect(proposedRoles('researcher', 'founder').slice(0, 2)).toEqual(['topmanager', 'founder']);
    expect(proposedRoles('supervisor', 'founder')[0]).toBe('mentor');
    expect(proposedRoles('curator', 'founder').slice(0, 2)).toEqual(['expert', 'tracker']);
  });

  it('are all that the proposer may invite for, each once', () => {
    for (const role of ROLES_BY_TYPE.nir) {
      expect(proposedRoles(role, 'founder').sort()).toEqual([...ROLES_BY_TYPE.startup].sort());
      expect(proposedRoles(role, 'topmanager')).not.toContain('founder');
      expect(proposedRoles(role, 'mentor')).toEqual([]);
    }
  });
});
