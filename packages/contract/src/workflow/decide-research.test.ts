import { describe, expect, test } from 'vitest';
import { ALONE, facts, WITH_SUPERVISOR } from '../../test/workflow/facts.ts';
import { decideResearch } from '../../test/workflow/research.ts';
import type { ApprovedEdition } from './edition.ts';

const APPROVED: ApprovedEdition = {
  hash: 'now',
  approvedBy: 'curator',
  reviewerJoined: false,
  returned: false,
};

describe('sending', () => {
  test('opens a round, freezes the content and tells the supervisors', () => {
    const decision = decideResearch('project', 'project_created', 'researcher', 'approve', facts());
    expect(decision).toEqual({
      ok: true,
      next: 'sent_to_supervisor_for_approval',
      row: 'P1',
      intent: 'send',
      restored: false,
      requestPending: false,
      effects: [
        { kind: 'openRound' },
        { kind: 'storeEdition' },
        { kind: 'sign' },
        { kind: 'storeReview', decision: 'approve' },
        { kind: 'notify', roles: ['supervisor'], reason: 'send' },
      ],
    });
  });

  test('without reviewers is an approval by oneself', () => {
    const decision = decideResearch(
      'plan',
      'stage_created',
      'researcher',
      'approve',
      facts({ present: ALONE }),
    );
    expect(decision).toMatchObject({
      next: 'approved_by_researcher',
      intent: 'self_approve',
      effects: [
        { kind: 'openRound' },
        { kind: 'storeEdition' },
        { kind: 'sign' },
        { kind: 'approveEdition', by: 'researcher' },
        { kind: 'closeRound', outcome: 'approved' },
        { kind: 'storeReview' },
        { kind: 'notify' },
      ],
    });
  });

  test('needs complete content, and says what is missing', () => {
    const missing = facts({ missing: ['title', 'category'] });
    expect(decideResearch('project', 'project_created', 'researcher', 'approve', missing)).toEqual({
      ok: false,
      code: 'content_missing',
      items: ['title', 'category'],
    });
  });

  test('waits for the researcher where there is one', () => {
    expect(
      decideResearch('project', 'project_created', 'supervisor', 'approve', facts()),
    ).toMatchObject({ ok: false, code: 'researcher_first' });
  });
});

describe('reviewing', () => {
  test('the supervisor passes the section on to the curator within the same round', () => {
    const status = 'sent_to_supervisor_for_approval';
    expect(decideResearch('project', status, 'supervisor', 'approve', facts())).toMatchObject({
      next: 'sent_to_curator_for_approval',
      effects: [
        { kind: 'sign' },
        { kind: 'storeReview', decision: 'approve' },
        { kind: 'notify', roles: ['researcher', 'curator'] },
      ],
    });
  });

  test('missing content does not keep a reviewer from deciding', () => {
    const status = 'sent_to_curator_for_approval';
    const decision = decideResearch(
      'project',
      status,
      'curator',
      'approve',
      facts({ missing: ['title'] }),
    );
    expect(decision.ok).toBe(true);
  });

  test('a return closes the round and marks the approved edition', () => {
    const status = 'result_sent_for_approval_to_curator';
    expect(decideResearch('result', status, 'curator', 'revise', facts())).toMatchObject({
      next: 'result_sent_for_revision_to_supervisor',
      row: 'Q13',
      intent: 'return',
      effects: [
        { kind: 'closeRound', outcome: 'returned' },
        { kind: 'markReturned' },
        { kind: 'storeReview', decision: 'revision' },
        { kind: 'notify', roles: ['researcher', 'supervisor', 'curator'] },
      ],
    });
  });

  test('a recall blames nobody and tells those who were reading', () => {
    const status = 'sent_to_supervisor_for_approval';
    expect(decideResearch('project', status, 'researcher', 'revise', facts())).toMatchObject({
      intent: 'recall',
      effects: [
        { kind: 'closeRound', outcome: 'recalled' },
        { kind: 'storeReview', decision: null },
        { kind: 'notify', roles: ['supervisor'] },
      ],
    });
  });
});

describe('reopening', () => {
  test('a request to the curator stays pending', () => {
    expect(
      decideResearch('plan', 'approved_by_curator', 'researcher', 'revise', facts()),
    ).toMatchObject({
      next: 'sent_for_revision_to_curator',
      requestPending: true,
      effects: [{ kind: 'storeReview', decision: null }, { kind: 'notify' }],
    });
  });

  test('a declined request leaves the old edition approved', () => {
    const decision = decideResearch(
      'plan',
      'sent_for_revision_to_curator',
      'curator',
      'approve',
      facts(),
    );
    expect(decision).toMatchObject({ next: 'approved_by_curator', intent: 'decline_request' });
    const kinds = decision.ok ? decision.effects.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['storeReview', 'notify']);
  });

  test('a request to a role that nobody holds any more opens the section', () => {
    expect(
      decideResearch(
        'project',
        'approved_by_curator',
        'researcher',
        'revise',
        facts({ present: WITH_SUPERVISOR }),
      ),
    ).toMatchObject({ next: 're_approval_required', row: 'E13', intent: 'reopen' });
  });
});

describe('unchanged content', () => {
  const send = (approved: ApprovedEdition, restoreUnchanged = true) =>
    decideResearch(
      'project',
      're_approval_required',
      'researcher',
      'approve',
      facts({ approved, restoreUnchanged }),
    );

  test('goes straight back to the approval that it had', () => {
    expect(send(APPROVED)).toMatchObject({ next: 'approved_by_curator', restored: true });
  });

  test.each([
    ['the content differs', { ...APPROVED, hash: 'before' }],
    ['a reviewer role was added', { ...APPROVED, reviewerJoined: true }],
    ['a reviewer returned it', { ...APPROVED, returned: true }],
  ])('needs a full round when %s', (_, approved) => {
    expect(send(approved)).toMatchObject({
      next: 'sent_to_supervisor_for_approval',
      restored: false,
    });
  });

  test('needs a full round where the installation wants one', () => {
    expect(send(APPROVED, false)).toMatchObject({ next: 'sent_to_supervisor_for_approval' });
  });

  test('comes back to the curator by the supervisor who takes a request back', () => {
    const take = (restoreUnchanged: boolean) =>
      decideResearch(
        'plan',
        'sent_for_revision_to_curator',
        'supervisor',
        'approve',
        facts({ approved: APPROVED, restoreUnchanged }),
      );
    expect(take(true)).toMatchObject({ row: 'T8', next: 'approved_by_curator', restored: true });
    expect(take(false)).toMatchObject({ row: 'T8', next: 'sent_for_approval_to_curator' });
  });
});

describe('refusals', () => {
  test('a role of another kind of project never decides', () => {
    expect(
      decideResearch('project', 'project_created', 'coordinator', 'approve', facts()),
    ).toMatchObject({ code: 'forbidden' });
  });

  test('a deleted stage is not there', () => {
    expect(decideResearch('plan', 'deleted', 'researcher', 'approve', facts())).toMatchObject({
      code: 'not_found',
    });
  });

  test('an approved section has been decided already', () => {
    const status = 'approved_by_curator';
    expect(decideResearch('project', status, 'curator', 'approve', facts())).toMatchObject({
      code: 'already_decided',
    });
  });

  test('a second supervisor comes too late once the first has passed the section on', () => {
    const status = 'sent_for_approval_to_curator';
    expect(decideResearch('plan', status, 'supervisor', 'approve', facts())).toMatchObject({
      code: 'already_decided',
    });
  });

  test.each([
    'project_created',
    're_approval_required',
    'sent_to_researcher_for_revision',
  ] as const)(
    'a supervisor does not approve in %s what the researchers of the team have yet to send',
    (status) => {
      const byAll = decideResearch('project', status, 'supervisor', 'approve', facts());
      expect(byAll).toMatchObject({ code: 'researcher_first' });
      const revised = decideResearch('project', status, 'supervisor', 'revise', facts());
      expect(revised).toMatchObject({ code: 'not_your_move' });
      const present = { researcher: false, supervisor: true, curator: true };
      const alone = decideResearch('project', status, 'supervisor', 'approve', facts({ present }));
      expect(alone.ok).toBe(true);
    },
  );

  test.each(['stage_created', 'sent_for_approval_to_curator'] as const)(
    'a result waits for its plan in %s',
    (status) => {
      expect(decideResearch('result', status, 'researcher', 'approve', facts())).toMatchObject({
        code: 'plan_not_approved',
      });
    },
  );

  test('a result waits for a plan that was edited', () => {
    const edited = facts({ planValid: false });
    const status = 're_approval_required';
    expect(decideResearch('result', status, 'researcher', 'approve', edited)).toMatchObject({
      code: 'plan_not_approved',
    });
  });

  test('a plan is closed while its result is under approval', () => {
    const status = 'result_sent_for_approval_to_supervisor';
    expect(decideResearch('plan', status, 'researcher', 'revise', facts())).toMatchObject({
      code: 'section_locked',
    });
  });

  test('the final result waits for all the stages', () => {
    const send = (completion: 'none' | 'final_report_expected') =>
      decideResearch('final', 'stage_created', 'researcher', 'approve', facts({ completion }));
    expect(send('none')).toMatchObject({ code: 'stages_unfinished' });
    expect(send('final_report_expected')).toMatchObject({ ok: true });
  });

  test('a reviewer cannot approve the final result once a stage has been reopened', () => {
    const status = 'result_sent_for_approval_to_curator';
    expect(decideResearch('final', status, 'curator', 'approve', facts())).toMatchObject({
      code: 'stages_unfinished',
    });
    expect(decideResearch('final', status, 'curator', 'revise', facts()).ok).toBe(true);
  });

  test('a finished project is closed but for the withdrawal of its final approval', () => {
    const done = facts({ completion: 'succeeded' });
    const project = decideResearch('project', 'approved_by_curator', 'curator', 'revise', done);
    expect(project).toMatchObject({ code: 'project_finished' });
    const final = decideResearch('final', 'result_approved_by_curator', 'curator', 'revise', done);
    expect(final).toMatchObject({ ok: true, intent: 'withdraw' });
  });
});
