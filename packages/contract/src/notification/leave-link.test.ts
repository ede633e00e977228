import { describe, expect, it } from 'vitest';
import { leaveLink } from './leave-link.ts';

describe('the way out of a project', () => {
  const project = { id: '0192f0a0-0000-7000-8000-000000000001', type: 'startup' } as const;
  const used = { reason: 'invitation', variant: 'code' } as const;

  it('is offered to whoever was taken in by his personal code, while there is the project', () => {
    expect(leaveLink({ ...used, project })).toBe(`/project/startup/${project.id}?leave=true#team`);
    expect(leaveLink({ ...used, project: null })).toBeNull();
  });

  it('is offered by no other notification', () => {
    expect(leaveLink({ ...used, variant: 'invited', project })).toBeNull();
    expect(leaveLink({ reason: 'security', variant: 'code', project })).toBeNull();
  });
});
