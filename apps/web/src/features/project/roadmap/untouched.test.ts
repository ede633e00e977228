import { describe, expect, it } from 'vitest';
import { isUntouched } from './untouched.ts';

const created = {
  status: 'stage_created',
  document_id: null,
  result_text: '',
  plan_edition: 0,
  result_edition: 0,
  fields: [],
};

describe('a stage that can be made again as it was', () => {
  it('has nothing but its plan', () => {
    expect(isUntouched(created)).toBe(true);
  });

  it.each([
    { document_id: '01a1fc94-6524-70ed-975c-94860d8d30ea' },
    { result_text: 'Стенд собран.' },
    { plan_edition: 1 },
    { result_edition: 1 },
    { status: 're_approval_required' },
  ])('has not %j', (part) => {
    expect(isUntouched({ ...created, ...part })).toBe(false);
  });
});
