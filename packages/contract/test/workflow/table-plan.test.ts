import { expect, test } from 'vitest';
import { printTable } from './print-table.ts';

/** Number, actor and call; the statuses it starts from; who must be there, and where it leads. */
const EXPECTED = `
T1 researcher approve
  stage_created re_approval_required sent_for_revision_to_researcher sent_for_revision_to_supervisor sent_for_revision_to_curator
  supervisor starts -> sent_for_approval_to_supervisor
T2 researcher approve
  stage_created re_approval_required sent_for_revision_to_researcher sent_for_revision_to_curator
  no_supervisor curator starts -> sent_for_approval_to_curator
T3 researcher approve
  stage_created re_approval_required sent_for_revision_to_researcher
  no_supervisor no_curator starts -> approved_by_researcher
T4 supervisor approve
  sent_for_approval_to_supervisor sent_for_revision_to_supervisor
  curator -> sent_for_approval_to_curator
T5 supervisor approve
  sent_for_approval_to_supervisor sent_for_revision_to_supervisor
  no_curator -> approved_by_supervisor
T6 supervisor approve
  stage_created re_approval_required sent_for_revision_to_researcher
  no_researcher curator starts -> sent_for_approval_to_curator
T7 supervisor approve
  stage_created re_approval_required sent_for_revision_to_researcher
  no_researcher no_curator starts -> approved_by_supervisor
T8 supervisor approve
  sent_for_revision_to_curator
  curator -> sent_for_approval_to_curator
T9 curator approve
  sent_for_approval_to_curator sent_for_revision_to_curator
  - -> approved_by_curator
T10 supervisor revise
  sent_for_approval_to_supervisor
  researcher -> sent_for_revision_to_researcher
T11 supervisor revise
  sent_for_approval_to_supervisor
  no_researcher -> sent_for_revision_to_supervisor
T12 supervisor revise
  sent_for_revision_to_supervisor
  researcher -> sent_for_revision_to_researcher
T13 curator revise
  sent_for_approval_to_curator sent_for_revision_to_curator approved_by_curator
  supervisor -> sent_for_revision_to_supervisor
T14 curator revise
  sent_for_approval_to_curator sent_for_revision_to_curator approved_by_curator
  no_supervisor -> sent_for_revision_to_researcher
T15 researcher revise
  sent_for_approval_to_supervisor
  - -> sent_for_revision_to_researcher
T16 researcher revise
  sent_for_approval_to_curator
  no_supervisor -> sent_for_revision_to_researcher
T17 supervisor revise
  sent_for_approval_to_curator
  - -> sent_for_revision_to_supervisor
T18 researcher revise
  approved_by_researcher
  - -> sent_for_revision_to_researcher
T19 researcher revise
  approved_by_supervisor
  supervisor -> sent_for_revision_to_supervisor
T20 supervisor revise
  approved_by_supervisor
  researcher -> sent_for_revision_to_researcher
T21 supervisor revise
  approved_by_supervisor
  no_researcher -> sent_for_revision_to_supervisor
T22 researcher revise
  approved_by_curator
  curator -> sent_for_revision_to_curator
T23 supervisor revise
  approved_by_curator
  curator -> sent_for_revision_to_curator
`;

test('the table of a stage plan holds these rows and no others', () => {
  expect(printTable('plan')).toBe(EXPECTED.trim());
});
