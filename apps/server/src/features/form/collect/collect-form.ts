import type { FormKind } from '@pv/contract';
import { approvalSheet, calendarPlan, type Form, taskSheet } from '@pv/gost/forms';
import type { Executor } from '../../../db/database.ts';
import {
  deletedStages,
  fieldsIn,
  listAllReviews,
  type ProjectState,
} from '../../approval/public.ts';
import { loadTitleSource, paperClock } from '../../document/public.ts';
import { planStages } from './plan-stages.ts';
import { sheetSections } from './sheet-sections.ts';
import { subjectOf } from './subject.ts';

interface Asked {
  executor: Executor;
  state: ProjectState;
  now: Date;
}

type Collect = (asked: Asked) => Promise<Form>;

async function plan({ executor, state }: Asked) {
  const subject = subjectOf(state, await loadTitleSource(executor, state));
  // who looks over the whole programme signs the sheet of approval, not the plan
  const people = subject.people.filter(({ role }) => role !== 'curator');
  return { ...subject, people, stages: planStages(state) };
}

const COLLECT: Readonly<Record<FormKind, Collect>> = {
  calendar_plan: async (asked) => calendarPlan(await plan(asked)),
  task_sheet: async (asked) => {
    const { state } = asked;
    const finish = state.stages.find(({ kind }) => kind === 'finish');
    const fields = fieldsIn(state, { list: 'task', stageId: null });
    return taskSheet({
      ...(await plan(asked)),
      dueAt: finish?.endsAt ?? state.project.endsAt,
      sections: fields.map(({ title, kind, content }) => ({ title, kind, content })),
    });
  },
  approval_sheet: async ({ executor, state, now }) => {
    const { id } = state.project;
    const deleted = (await deletedStages(executor, id)).toReversed();
    const reviews = await listAllReviews(executor, id);
    return approvalSheet({
      ...subjectOf(state, await loadTitleSource(executor, state)),
      printedAt: now,
      clock: paperClock(state.project.timeZone, now),
      sections: sheetSections({ state, deleted, reviews }),
    });
  },
};

/** A paper of a project from all that is known of it now. */
export function collectForm(kind: FormKind, asked: Asked): Promise<Form> {
  return COLLECT[kind](asked);
}
