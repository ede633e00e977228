import { expect, test } from 'vitest';
import { printTable } from './print-table.ts';

/** Number, actor and call; the statuses it starts from; who must be there, and where it leads. */
const EXPECTED = `
Q1 researcher approve
  approved_by_researcher approved_by_supervisor approved_by_curator re_approval_required result_sent_for_revision_to_researcher result_sent_for_revision_to_supervisor result_sent_for_revision_to_curator
  supervisor starts -> result_sent_for_approval_to_supervisor
Q2 researcher approve
  approved_by_researcher approved_by_supervisor approved_by_curator re_approval_required result_sent_for_revision_to_researcher result_sent_for_revision_to_curator
  no_supervisor curator starts -> result_sent_for_approval_to_curator
Q3 researcher approve
  approved_by_researcher approved_by_supervisor approved_by_curator re_approval_required result_sent_for_revision_to_researcher
  no_supervisor no_curator starts -> result_approved_by_researcher
Q4 supervisor approve
  result_sent_for_approval_to_supervisor result_sent_for_revision_to_supervisor
  curator -> result_sent_for_approval_to_curator
Q5 supervisor approve
  result_sent_for_approval_to_supervisor result_sent_for_revision_to_supervisor
  no_curator -> result_approved_by_supervisor
Q6 supervisor approve
  approved_by_researcher approved_by_supervisor approved_by_curator re_approval_required result_sent_for_revision_to_researcher
  no_researcher curator starts -> result_sent_for_approval_to_curator
Q7 supervisor approve
  approved_by_researcher approved_by_supervisor approved_by_curator re_approval_required result_sent_for_revision_to_researcher
  no_researcher no_curator starts -> result_approved_by_supervisor
Q8 supervisor approve
  result_sent_for_revision_to_curator
  curator -> result_sent_for_approval_to_curator
Q9 curator approve
  result_sent_for_approval_to_curator result_sent_for_revision_to_curator
  - -> result_approved_by_curator
Q10 supervisor revise
  result_sent_for_approval_to_supervisor
  researcher -> result_sent_for_revision_to_researcher
Q11 supervisor revise
  result_sent_for_approval_to_supervisor
  no_researcher -> result_sent_for_revision_to_supervisor
Q12 supervisor revise
  result_sent_for_revision_to_supervisor
  researcher -> result_sent_for_revision_to_researcher
Q13 curator revise
  result_sent_for_approval_to_curator result_sent_for_revision_to_curator result_approved_by_curator
  supervisor -> result_sent_for_revision_to_supervisor
Q14 curator revise
  result_sent_for_approval_to_curator result_sent_for_revision_to_curator result_approved_by_curator
  no_supervisor -> result_sent_for_revision_to_researcher
Q15 researcher revise
  result_sent_for_approval_to_supervisor
  - -> result_sent_for_revision_to_researcher
Q16 researcher revise
  result_sent_for_approval_to_curator
  no_supervisor -> result_sent_for_revision_to_researcher
Q17 supervisor revise
  result_sent_for_approval_to_curator
  - -> result_sent_for_revision_to_supervisor
Q18 researcher revise
  result_approved_by_researcher
  - -> result_sent_for_revision_to_researcher
Q19 researcher revise
  result_approved_by_supervisor
  supervisor -> result_sent_for_revision_to_supervisor
Q20 supervisor revise
  result_approved_by_supervisor
  researcher -> result_sent_for_revision_to_researcher
Q21 supervisor revise
  result_approved_by_supervisor
  no_researcher -> result_sent_for_revision_to_supervisor
Q22 researcher revise
  result_approved_by_curator
  curator -> result_sent_for_revision_to_curator
Q23 supervisor revise
  result_approved_by_curator
  curator -> result_sent_for_revision_to_curator
`;

test('the table of a stage result holds these rows and no others', () => {
  expect(printTable('result')).toBe(EXPECTED.trim());
});
