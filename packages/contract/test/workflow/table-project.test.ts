import { expect, test } from 'vitest';
import { printTable } from './print-table.ts';

/** Number, actor and call; the statuses it starts from; who must be there, and where it leads. */
const EXPECTED = `
P1 researcher approve
  project_created re_approval_required sent_to_researcher_for_revision sent_to_supervisor_for_revision sent_to_curator_for_revision
  supervisor starts -> sent_to_supervisor_for_approval
P2 researcher approve
  project_created re_approval_required sent_to_researcher_for_revision sent_to_curator_for_revision
  no_supervisor curator starts -> sent_to_curator_for_approval
P3 researcher approve
  project_created re_approval_required sent_to_researcher_for_revision
  no_supervisor no_curator starts -> approved_by_researcher
P4 supervisor approve
  sent_to_supervisor_for_approval sent_to_supervisor_for_revision
  curator -> sent_to_curator_for_approval
P5 supervisor approve
  sent_to_supervisor_for_approval sent_to_supervisor_for_revision
  no_curator -> approved_by_supervisor
P6 supervisor approve
  project_created re_approval_required sent_to_researcher_for_revision
  no_researcher curator starts -> sent_to_curator_for_approval
P7 supervisor approve
  project_created re_approval_required sent_to_researcher_for_revision
  no_researcher no_curator starts -> approved_by_supervisor
P8 supervisor approve
  sent_to_curator_for_revision
  curator -> sent_to_curator_for_approval
P9 curator approve
  sent_to_curator_for_approval sent_to_curator_for_revision
  - -> approved_by_curator
P10 supervisor revise
  sent_to_supervisor_for_approval
  researcher -> sent_to_researcher_for_revision
P11 supervisor revise
  sent_to_supervisor_for_approval
  no_researcher -> sent_to_supervisor_for_revision
P12 supervisor revise
  sent_to_supervisor_for_revision
  researcher -> sent_to_researcher_for_revision
P13 curator revise
  sent_to_curator_for_approval sent_to_curator_for_revision approved_by_curator
  supervisor -> sent_to_supervisor_for_revision
P14 curator revise
  sent_to_curator_for_approval sent_to_curator_for_revision approved_by_curator
  no_supervisor -> sent_to_researcher_for_revision
P15 researcher revise
  sent_to_supervisor_for_approval
  - -> sent_to_researcher_for_revision
P16 researcher revise
  sent_to_curator_for_approval
  no_supervisor -> sent_to_researcher_for_revision
P17 supervisor revise
  sent_to_curator_for_approval
  - -> sent_to_supervisor_for_revision
P18 researcher revise
  approved_by_researcher
  - -> sent_to_researcher_for_revision
P19 researcher revise
  approved_by_supervisor
  supervisor -> sent_to_supervisor_for_revision
P20 supervisor revise
  approved_by_supervisor
  researcher -> sent_to_researcher_for_revision
P21 supervisor revise
  approved_by_supervisor
  no_researcher -> sent_to_supervisor_for_revision
P22 researcher revise
  approved_by_curator
  curator -> sent_to_curator_for_revision
P23 supervisor revise
  approved_by_curator
  curator -> sent_to_curator_for_revision
`;

test('the table of the project section holds these rows and no others', () => {
  expect(printTable('project')).toBe(EXPECTED.trim());
});
