import { type Move, ROLE_IDS, type WaitingRow } from '@pv/contract';
import { moveOf } from '@pv/contract/samples';

/** A row of the board for tests: the plan of the second stage, which waits for a reviewer. */
export function rowOf({
  move,
  ...part
}: Partial<Omit<WaitingRow, 'move'>> & { move?: Partial<Move> }): WaitingRow {
  return {
    kind: 'decide',
    project: { id: 'project', type: 'nir', title: 'Стенд' },
    stage: {
      id: 'stage',
      kind: 'numeric',
      number: 2,
      title: 'Опыты',
      step: 'plan_approval_in_progress',
    },
    section: 'plan',
    my_role_id: ROLE_IDS.supervisor,
    move: moveOf({ number: 2, status: 'plan_sent', asked: 'decide_plan', ...move }),
    status: 'plan_sent',
    round: 1,
    edition: 1,
    edition_id: 'edition-1',
    sent_by: null,
    sent_role_id: null,
    deadline: null,
    time_zone: 'Europe/Moscow',
    returned: false,
    remarks: { total: 0, done: 0 },
    unchanged: false,
    has_document: false,
    actions: [],
    ...part,
  };
}
