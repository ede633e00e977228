import type { RoleCode, StageStatus } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { stageWith, stateWith } from '../../../test/support/project-state.ts';
import { startupRefusal } from './startup-refusal.ts';

/** A work with these roles whose final result has this status; all before it is approved. */
function workOf(roles: RoleCode[], final: StageStatus) {
  return stateWith({
    roles,
    project: { status: 'approved_by_researcher' },
    stages: [
      stageWith({ status: 'result_approved_by_researcher', planValid: true }),
      stageWith({ id: 'finish', kind: 'finish', number: null, status: final }),
    ],
  });
}
const DONE = 'result_approved_by_curator';
const refused = (roles: RoleCode[], role: RoleCode, final: StageStatus = DONE) =>
  startupRefusal(workOf(roles, final), `user-${role}`);

describe('who turns a finished work into a startup', () => {
  it('is a researcher, and the supervisor where there is none', () => {
    expect(refused(['researcher', 'supervisor'], 'researcher')).toBeNull();
    expect(refused(['researcher', 'supervisor'], 'supervisor')).toBe('forbidden');
    expect(refused(['supervisor', 'curator'], 'supervisor')).toBeNull();
    expect(refused(['supervisor', 'curator'], 'curator')).toBe('forbidden');
  });

  it('waits for the final result; who may not is told so before that', () => {
    expect(refused(['researcher'], 'researcher', 'stage_created')).toBe('work_unfinished');
    expect(refused(['researcher', 'curator'], 'curator', 'stage_created')).toBe('forbidden');
  });

  it('is nobody of a startup, and nobody from outside', () => {
    for (const role of ['founder', 'topmanager', 'mentor', 'coordinator'] as const) {
      expect(refused([role], role)).toBe('forbidden');
    }
    expect(() => refused(['researcher'], 'curator')).toThrow('not_found');
  });
});
