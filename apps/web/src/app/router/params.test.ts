import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { requireIds } from './params.ts';

const id = '01990f3e-7a5c-7000-8000-000000000001';

function isPage(params: Readonly<Record<string, unknown>>): boolean {
  try {
    requireIds(params);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

it.each([{}, { id }, { projectType: 'nir', projectId: id, stageId: id }, { segment: 'students' }])(
  '%j may be a page',
  (params) => {
    expect(isPage(params)).toBe(true);
  },
);

it.each([
  { id: 'abc' },
  { id: `${id}0` },
  { id: '' },
  { projectType: 'nir', projectId: id, stageId: 'xyz' },
  { projectType: 'nir', projectId: 'xyz', stageId: id },
])('%j is no page', (params) => {
  expect(isPage(params)).toBe(false);
});
