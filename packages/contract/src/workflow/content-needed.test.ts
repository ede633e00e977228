import { expect, test } from 'vitest';
import { type ContentItem, itemsAsked, missingContent } from './content-needed.ts';

const nothing = new Set<ContentItem>();

test('each section names what it cannot be sent without', () => {
  expect(missingContent(nothing, { section: 'project' }).hard).toEqual(['title', 'category']);
  expect(missingContent(nothing, { section: 'plan' }).hard).toEqual(['title', 'dates_in_order']);
  expect(missingContent(nothing, { section: 'result' }).hard).toEqual(['result']);
  expect(missingContent(nothing, { section: 'final' }).hard).toEqual(['final_report']);
});

test('what is there is not missing, and the rest only warns', () => {
  const has = new Set<ContentItem>(['title', 'category', 'goal', 'stages']);
  expect(missingContent(has, { section: 'project' })).toEqual({
    hard: [],
    soft: ['task', 'dates', 'concept', 'remarks_ticked'],
  });
});

test('a thesis is accompanied by reviews, a bachelor’s by the supervisor’s alone', () => {
  const soft = (work: 'bachelor' | 'master' | 'other') =>
    missingContent(nothing, { section: 'final', work }).soft;
  expect(soft('bachelor')).toContain('supervisor_review');
  expect(soft('bachelor')).not.toContain('external_review');
  expect(soft('master')).toContain('external_review');
  expect(soft('other')).not.toContain('supervisor_review');
});

test('the kind of a research work matters to the final result only', () => {
  expect(missingContent(nothing, { section: 'result', work: 'master' })).toEqual(
    missingContent(nothing, { section: 'result' }),
  );
});

test('the result of a stage of a startup is better with a check for borrowings, as that of research', () => {
  expect(missingContent(nothing, { section: 'result', work: 'startup' })).toEqual(
    missingContent(nothing, { section: 'result' }),
  );
});

test('an installation may refuse what is usually asked about, ask about what refuses, and ask for less', () => {
  const checks = {
    plan: { goal: 'hard', planned_result: 'off' },
    final: { final_report: 'soft', supervisor_review: 'hard' },
  } as const;
  expect(missingContent(nothing, { section: 'plan', checks })).toEqual({
    hard: ['title', 'dates_in_order', 'goal'],
    soft: ['tasks', 'dates_inside_project', 'remarks_ticked'],
  });
  expect(missingContent(nothing, { section: 'final', work: 'bachelor', checks })).toEqual({
    hard: ['supervisor_review'],
    soft: ['final_report', 'presentation', 'remarks_ticked', 'plagiarism_report'],
  });
  // what this kind of work is not accompanied with stays unasked
  expect(missingContent(nothing, { section: 'final', checks }).hard).toEqual([]);
  expect(missingContent(nothing, { section: 'result', checks })).toEqual(
    missingContent(nothing, { section: 'result' }),
  );
});

test('every section names what may be asked of it', () => {
  expect(itemsAsked('final').has('financial_model')).toBe(true);
  expect(itemsAsked('plan').has('financial_model')).toBe(false);
});
