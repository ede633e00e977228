import { expect, test } from 'vitest';
import { type ContentItem, missingContent } from './content-needed.ts';

const nothing = new Set<ContentItem>();

test('each section names what it cannot be sent without', () => {
  expect(missingContent('project', nothing).hard).toEqual(['title', 'category']);
  expect(missingContent('plan', nothing).hard).toEqual(['title', 'dates_in_order']);
  expect(missingContent('result', nothing).hard).toEqual(['result']);
  expect(missingContent('final', nothing).hard).toEqual(['final_report']);
});

test('what is there is not missing, and the rest only warns', () => {
  const has = new Set<ContentItem>(['title', 'category', 'goal', 'stages']);
  expect(missingContent('project', has)).toEqual({
    hard: [],
    soft: ['task', 'dates', 'concept', 'remarks_ticked'],
  });
});

test('a thesis is accompanied by reviews, a bachelor’s by the supervisor’s alone', () => {
  const soft = (work: 'bachelor' | 'master' | 'other') =>
    missingContent('final', nothing, work).soft;
  expect(soft('bachelor')).toContain('supervisor_review');
  expect(soft('bachelor')).not.toContain('external_review');
  expect(soft('master')).toContain('external_review');
  expect(soft('other')).not.toContain('supervisor_review');
});

test('the kind of a research work matters to the final result only', () => {
  expect(missingContent('result', nothing, 'master')).toEqual(missingContent('result', nothing));
});

test('a startup is not asked for a check for borrowings', () => {
  const { soft } = missingContent('result', nothing, 'startup');
  expect(soft).toContain('presentation');
  expect(soft).not.toContain('plagiarism_report');
});
