import type { FileSlot } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { stageWith, stateWith, USUAL_RULES } from '../../../test/support/project-state.ts';
import { needsOf as needsOfBy } from './section-needs.ts';
import type { Place, ProjectState } from './state.ts';

const needsOf = (state: ProjectState, place: Place) => needsOfBy(state, place, USUAL_RULES);

const PROJECT = { section: 'project', stageId: null } as const;
const PLAN = { section: 'plan', stageId: 'stage' } as const;

describe('what a section needs', () => {
  it('warns of an empty task and of unticked remarks, and asks for nothing that has no place', () => {
    const empty = needsOf(stateWith({ stages: [] }), PROJECT);
    expect(empty).toEqual({ hard: [], soft: ['task', 'goal', 'dates', 'concept', 'stages'] });
    const openRemarks = new Map([['plan stage', 2]]);
    expect(needsOf(stateWith({ openRemarks }), PLAN).soft).toEqual([
      'goal',
      'planned_result',
      'tasks',
      'remarks_ticked',
    ]);
  });

  it('counts a field without text as no task', () => {
    const field = {
      id: 'f',
      projectId: 'project',
      list: 'task' as const,
      stageId: null,
      title: 'Цель',
      kind: 'text' as const,
      content: ' \n',
      position: 0,
      version: 0,
      createdAt: new Date(0),
    };
    expect(needsOf(stateWith({ fields: [field] }), PROJECT).soft).toContain('task');
    const told = { ...field, content: 'Измерить' };
    expect(needsOf(stateWith({ fields: [told] }), PROJECT).soft).not.toContain('task');
  });

  it.each([
    ['2026-09-01', '2026-09-30', true],
    ['2026-08-31', '2026-09-30', false],
    ['2026-09-10', '2026-12-02', false],
    [null, null, true],
  ])('a stage from %s to %s lies inside the project: %s', (startsAt, endsAt, inside) => {
    const stages = [stageWith({ startsAt, endsAt })];
    const project = { startsAt: '2026-09-01', endsAt: '2026-12-01' };
    const { soft } = needsOf(stateWith({ project, stages }), PLAN);
    expect(!soft.includes('dates_inside_project')).toBe(inside);
  });

  it('takes typed text for a result, but only a document for the final report', () => {
    const stages = [stageWith({ resultText: 'Готово' })];
    expect(needsOf(stateWith({ stages }), { section: 'result', stageId: 'stage' }).hard).toEqual(
      [],
    );
    expect(needsOf(stateWith({ stages }), { section: 'final', stageId: 'stage' }).hard).toEqual([
      'final_report',
    ]);
  });

  it('takes a file for what its slot gives', () => {
    const file = (slot: FileSlot) => ({ id: slot, stageId: 'stage', slot, name: 'a', sha256: 'a' });
    const needs = (section: 'result' | 'final', ...slots: FileSlot[]) =>
      needsOf(stateWith({ files: slots.map(file) }), { section, stageId: 'stage' });
    expect(needs('result')).toEqual({
      hard: ['result'],
      soft: ['presentation', 'plagiarism_report'],
    });
    expect(needs('result', 'stage_one__task_solution_file').hard).toEqual([]);
    expect(needs('result', 'stage_one__presentation_file').soft).toEqual(['plagiarism_report']);
    expect(needs('final', 'stage_final__final_report_file').hard).toEqual([]);
    expect(needs('final').soft).toEqual(['presentation', 'supervisor_review', 'plagiarism_report']);
    expect(needs('final', 'stage_final__supervisor_review_file').soft).not.toContain(
      'supervisor_review',
    );
    expect(needs('result', 'stage_one__additional_materials_file').hard).toEqual(['result']);
  });

  it('takes a file for the task, and asks for no slides of an article', () => {
    const start = stageWith({ id: 'start', kind: 'start' });
    const slot = 'task_statement_file' as const;
    const files = [{ id: 'f', stageId: 'start', slot, name: 'a', sha256: 'a' }];
    expect(needsOf(stateWith({ stages: [start], files }), PROJECT).soft).not.toContain('task');
    const article = stateWith({ project: { type: 'article', category: null } });
    expect(needsOf(article, { section: 'final', stageId: 'stage' }).soft).toEqual([]);
  });
});
