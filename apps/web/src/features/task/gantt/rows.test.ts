import { describe, expect, it } from 'vitest';
import { inMay, may, projectOf, stageOf, taskOf } from '../days/days.sample.ts';
import { idOf } from '../set/task.sample.ts';
import { type GanttRow, ganttRows, NO_STAGE, type Shown } from './rows.ts';

const ALL: Shown = { depth: 'all', hideDone: false, stage: null, folded: new Set() };
const survey = stageOf(1, 'Обзор', { starts_at: may(1), ends_at: may(20) });
const trials = stageOf(2, 'Опыты');
const project = projectOf([stageOf(0, 'Старт', { kind: 'start' }), survey, trials]);
const tasks = [
  taskOf(4, { stage_id: trials.id, done: true }),
  taskOf(1, { stage_id: survey.id }),
  { ...inMay(2, 3, 5), parent_id: idOf(1), stage_id: survey.id },
  { ...inMay(3, 4, 9), parent_id: idOf(1), stage_id: survey.id },
  taskOf(5, { parent_id: idOf(4), stage_id: trials.id }),
  taskOf(6, { stage_id: idOf(777) }),
];
const told = (rows: readonly GanttRow[]) =>
  rows.map((row) => (row.kind === 'task' ? row.task.number : (row.stage?.title ?? NO_STAGE)));
const shownAs = (shown: Partial<Shown>) => ganttRows(tasks, project, { ...ALL, ...shown });

describe('the rows of a chart', () => {
  it('are stages, their tasks and the parts of these; what has no stage stands last', () => {
    expect(told(shownAs({}))).toEqual(['Обзор', 1, 2, 3, 'Опыты', 4, 5, NO_STAGE, 6]);
  });

  it('are shown as deep as is asked', () => {
    expect(told(shownAs({ depth: 'tasks' }))).toEqual(['Обзор', 1, 'Опыты', 4, NO_STAGE, 6]);
    expect(told(shownAs({ depth: 'stages' }))).toEqual(['Обзор', 'Опыты', NO_STAGE]);
  });

  it('without the finished ones keep the open parts of these', () => {
    expect(told(shownAs({ hideDone: true }))).toEqual(['Обзор', 1, 2, 3, 'Опыты', 5, NO_STAGE, 6]);
  });

  it('are those of one stage', () => {
    expect(told(shownAs({ stage: survey.id }))).toEqual(['Обзор', 1, 2, 3]);
    expect(told(shownAs({ stage: NO_STAGE }))).toEqual([NO_STAGE, 6]);
  });

  it('fold', () => {
    const rows = shownAs({ folded: new Set([idOf(1), trials.id]) });
    expect(told(rows)).toEqual(['Обзор', 1, 'Опыты', NO_STAGE, 6]);
    expect(rows[1]).toMatchObject({ parts: 2, folded: true, under: survey.id });
  });

  it('have the days of their parts where they have none of their own', () => {
    const [stage, task] = shownAs({});
    expect(stage).toMatchObject({ gathered: false, term: { starts_at: may(1), ends_at: may(20) } });
    expect(task).toMatchObject({ gathered: true, term: { starts_at: may(3), ends_at: may(9) } });
  });
});
