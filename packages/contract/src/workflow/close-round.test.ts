import { expect, test } from 'vitest';
import type { RoleCode } from '../kinds/roles.ts';
import type { SectionAt } from './workflow.ts';
import { WORKFLOWS } from './workflows.ts';

const held: ReadonlySet<RoleCode> = new Set<RoleCode>([
  'researcher',
  'supervisor',
  'curator',
  'founder',
  'mentor',
]);

/** What becomes of a section when the role of who has sent it changes. */
const closed = (type: keyof typeof WORKFLOWS, at: SectionAt) =>
  WORKFLOWS[type].closeRound(at, held);

test('an open round of research is closed as reset and has to be sent again', () => {
  const waiting: SectionAt[] = [
    { section: 'project', status: 'sent_to_curator_for_approval' },
    { section: 'plan', status: 'sent_for_approval_to_supervisor' },
    { section: 'result', status: 'result_sent_for_approval_to_curator' },
  ];
  for (const at of waiting) {
    const change = closed('nir', at);
    expect(change?.to).toBe('re_approval_required');
    expect(change?.effects).toContainEqual({ kind: 'closeRound', outcome: 'reset' });
  }
});

test('an open round of a startup is closed too', () => {
  const change = closed('startup', { section: 'plan', status: 'wait_approve_by_mentor' });
  expect(change?.to).toBe('re_approval_required');
  expect(change?.effects).toContainEqual({ kind: 'closeRound', outcome: 'reset' });
});

test('what is created, returned or approved stays as it is', () => {
  expect(closed('nir', { section: 'project', status: 'project_created' })).toBeNull();
  expect(closed('nir', { section: 'plan', status: 'sent_for_revision_to_researcher' })).toBeNull();
  expect(closed('article', { section: 'final', status: 'result_approved_by_curator' })).toBeNull();
  expect(closed('startup', { section: 'project', status: 'approved_by_mentor' })).toBeNull();
});
