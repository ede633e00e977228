import { expect, it } from 'vitest';
import { decisionsOn, isOpenResponse, RESPONSE_STATUSES, statusAt } from './kinds.ts';

const at = (time: string) => new Date(`2026-12-01T${time}Z`);

it('an opportunity ends with its deadline before anybody has noted it, and a draft never does', () => {
  const published = { status: 'published', expiresAt: at('21:00:00') } as const;
  expect(statusAt(published, at('20:59:59'))).toBe('published');
  expect(statusAt(published, at('21:00:00'))).toBe('expired');
  expect(statusAt({ ...published, expiresAt: null }, at('21:00:00'))).toBe('published');
  expect(statusAt({ ...published, status: 'draft' }, at('21:00:00'))).toBe('draft');
  expect(statusAt({ ...published, status: 'closed' }, at('21:00:00'))).toBe('closed');
});

it('a response goes forward only, and nothing is decided on one that is settled', () => {
  expect(decisionsOn('shortlisted')).toEqual(['accepted', 'declined']);
  const settled = RESPONSE_STATUSES.filter((status) => !isOpenResponse(status));
  expect(settled).toEqual(['accepted', 'declined', 'withdrawn']);
});
